import { type ComponentType, useCallback, useState } from "react";
import { toast } from "../../components/toast";
import { useComponentTranslations } from "../../components/translations";
import type { ReportDialogProps, ReportTarget } from "./target";

/** Opens the dialog that reports something; it is loaded when it is first wanted. */
export function useReportDialog(onBlocked?: () => void) {
  const { say } = useComponentTranslations();
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const [target, setTarget] = useState<ReportTarget>();
  // Kept the same for rows that are drawn again only when they change.
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
