import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ErrorText } from "../../components/fields/ErrorText";
import { EmptyState } from "../../components/states/EmptyState";
import { FailedState } from "../../components/states/FailedState";
import { LoadingState } from "../../components/states/LoadingState";
import { identityOf, type Selection } from "./discussions";
import { BubbleSkeletons } from "./PanelSkeletons";
import { PanelHeader } from "./DiscussionHeader";
import { DiscussionPanel, type DiscussionPanelProps } from "./DiscussionPanel";
import { useTranslations } from "./translations";

interface SelectionPanelProps extends Omit<DiscussionPanelProps, "discussion"> {
  selection: Selection;
  /** The query for the person. */
  lookup: { error: Error | null; isError: boolean; isFetching: boolean; refetch: () => unknown };
}

/** The discussion in the address, or the reason that there is none. */
export function SelectionPanel({ selection, lookup, ...panel }: SelectionPanelProps) {
  const { t, say } = useTranslations();
  if (selection.kind === "open") {
    const { discussion } = selection;
    return <DiscussionPanel key={identityOf(discussion)} discussion={discussion} {...panel} />;
  }
  if (selection.kind === "none") return <Centre>{t("choose")}</Centre>;
  return (
    <>
      <PanelHeader onBack={panel.onBack} />
      {selection.kind !== "finding" && <Centre>{t(`nobody.${selection.kind}`)}</Centre>}
      {selection.kind === "finding" && lookup.isError && (
        <FailedState busy={lookup.isFetching} onRetry={() => void lookup.refetch()}>
          <ErrorText error={lookup.error} otherwise={say("users.failed")} />
        </FailedState>
      )}
      {selection.kind === "finding" && !lookup.isError && (
        <LoadingState text={t("discussion.loading")}>
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
