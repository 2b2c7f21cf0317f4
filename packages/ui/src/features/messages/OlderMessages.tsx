import { chakra, Spinner } from "@chakra-ui/react";
import { Button } from "../../kit/Button";
import { useKitWords } from "../../kit/words";
import type { useThread } from "./use-thread";
import { useWords } from "./words";

export type OlderMessagesProps = Pick<
  ReturnType<typeof useThread>,
  "hasOlder" | "isLoadingOlder" | "olderFailed" | "loadOlder"
>;

const Line = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    columnGap: "3",
    minH: "14",
    px: "4",
    textStyle: "sm",
    color: "ink.muted",
  },
});

/** Above the first message that is known: those before it are on their way, or could not be read. */
export function OlderMessages({ hasOlder, isLoadingOlder, olderFailed, loadOlder }: OlderMessagesProps) {
  const { t } = useWords();
  const kit = useKitWords();
  if (!hasOlder) return <chakra.div h="2" />;
  if (olderFailed && !isLoadingOlder) {
    return (
      <Line>
        <chakra.span role="alert" color="danger">
          {t("thread.olderFailed")}
        </chakra.span>
        <Button variant="plain" size="sm" onClick={loadOlder}>
          {kit.t("retry")}
        </Button>
      </Line>
    );
  }
  return (
    <Line>
      {isLoadingOlder && (
        <>
          <Spinner size="sm" aria-hidden />
          <output>{t("thread.older")}</output>
        </>
      )}
    </Line>
  );
}
