import { Stack, type StackProps } from "@chakra-ui/react";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "../../../components/actions/Button";
import { Announced } from "../../../components/feedback/Announced";
import { ErrorText } from "../../../components/fields/ErrorText";
import { useTranslations } from "./translations";

interface NextPageProps extends Pick<StackProps, "order"> {
  pages: Pick<
    UseInfiniteQueryResult,
    "error" | "hasNextPage" | "isFetchNextPageError" | "isFetchingNextPage" | "fetchNextPage"
  >;
}

/** Loads more applications, if there are any. */
export function NextPage({ pages, order }: NextPageProps) {
  const { t, say } = useTranslations();
  if (!pages.hasNextPage) return null;
  return (
    <Stack align="center" gap="3" order={order}>
      {pages.isFetchNextPageError && (
        <Announced assertive color="danger" fontWeight="medium">
          <ErrorText error={pages.error} otherwise={say("moreFailed")} />
        </Announced>
      )}
      <Button
        variant="outline"
        colorPalette="neutral"
        busy={pages.isFetchingNextPage}
        onClick={() => void pages.fetchNextPage()}
      >
        {t("more")}
      </Button>
    </Stack>
  );
}
