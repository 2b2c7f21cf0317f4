import { type ComponentType, useCallback, useState } from "react";
import { toast } from "../../components/feedback/toast";
import { useStateTranslations } from "../../components/states/translations";
import type { ReportDialogProps, ReportTarget } from "./report-target";

/** Opens the dialog for a report, which is loaded on first use. */
export function useReportDialog(onBlocked?: () => void) {
  const { say } = useStateTranslations();
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const [target, setTarget] = useState<ReportTarget>();
  // Stable, for memoised rows.
  const report = useCallback(
    async (wanted: ReportTarget) => {
      try {
        const { ReportDialog } = await import("./dialog/ReportDialog");
        setDialog(() => ReportDialog);
        setTarget(wanted);
      } catch {
        toast.error(say("notLoaded"));
      }
    },
    [say],
  );
  const dialog = Dialog && <Dialog target={target} onClose={() => setTarget(undefined)} onBlocked={onBlocked} />;
  return { report, dialog };
}
