import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ErrorText } from "../../kit/ErrorText";
import { EmptyState } from "../../kit/EmptyState";
import { FailedState } from "../../kit/FailedState";
import { LoadingState } from "../../kit/LoadingState";
import { identityOf, type Selection } from "./conversations";
import { BubbleSkeletons } from "./PanelSkeletons";
import { PanelHeader } from "./ThreadHeader";
import { ThreadPanel, type ThreadPanelProps } from "./ThreadPanel";
import { useTranslations } from "./translations";

interface SelectionPanelProps extends Omit<ThreadPanelProps, "conversation"> {
  selection: Selection;
  /** Where the person is looked for. */
  lookup: { error: Error | null; isError: boolean; isFetching: boolean; refetch: () => unknown };
}

/** What the address asks for: a thread, or why there is none. */
export function SelectionPanel({ selection, lookup, ...thread }: SelectionPanelProps) {
  const { t, say } = useTranslations();
  if (selection.kind === "open") {
    const { conversation } = selection;
    return <ThreadPanel key={identityOf(conversation)} conversation={conversation} {...thread} />;
  }
  if (selection.kind === "none") return <Centre>{t("choose")}</Centre>;
  return (
    <>
      <PanelHeader onBack={thread.onBack} />
      {selection.kind !== "finding" && <Centre>{t(`nobody.${selection.kind}`)}</Centre>}
      {selection.kind === "finding" && lookup.isError && (
        <FailedState busy={lookup.isFetching} onRetry={() => void lookup.refetch()}>
          <ErrorText error={lookup.error} otherwise={say("users.failed")} />
        </FailedState>
      )}
      {selection.kind === "finding" && !lookup.isError && (
        <LoadingState text={t("thread.loading")}>
          <BubbleSkeletons />
        </LoadingState>
      )}
    </>
  );
}

const Middle = chakra("div", {
  base: { flex: "1", minH: "0", display: "grid", alignItems: "center", overflowY: "auto" },
});

function Centre({ children }: { children: ReactNode }) {
  return (
    <Middle>
      <EmptyState>{children}</EmptyState>
    </Middle>
  );
}
