import { chakra, Spinner } from "@chakra-ui/react";
import { Announced } from "../../components/feedback/Announced";
import { FailedLine, PanelLine } from "./FailedLine";
import type { useMessageHistory } from "./use-message-history";
import { useTranslations } from "./translations";

export type OlderMessagesProps = Pick<
  ReturnType<typeof useMessageHistory>,
  "hasOlder" | "isLoadingOlder" | "olderFailed" | "loadOlder"
>;

/** Above the first loaded message: a loading indicator for older ones, or their failure. */
export function OlderMessages({ hasOlder, isLoadingOlder, olderFailed, loadOlder }: OlderMessagesProps) {
  const { t } = useTranslations();
  if (!hasOlder) return <chakra.div h="2" />;
  if (olderFailed && !isLoadingOlder) return <FailedLine onRetry={loadOlder}>{t("discussion.olderFailed")}</FailedLine>;
  return (
    <PanelLine>
      {isLoadingOlder && (
        <>
          <Spinner size="sm" aria-hidden />
          <Announced as="span">{t("discussion.older")}</Announced>
        </>
      )}
    </PanelLine>
  );
}
