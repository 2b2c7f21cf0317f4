import { FlagTriangleRight } from "lucide-react";
import { IconButton } from "../../components/actions/IconButton";
import type { ReportTarget } from "./report-target";
import { useReportDialog } from "./use-report-dialog";
import { useTranslations } from "./translations";

interface ReportIconProps extends Pick<ReportTarget, "kind" | "name"> {
  /** The size of the icon in pixels. */
  size?: number;
  onClick: () => void;
}

/** The button that opens a report. */
export function ReportIcon({ kind, name, size = 18, onClick }: ReportIconProps) {
  const { t } = useTranslations();
  return (
    <IconButton label={t(`report.${kind}`)} of={name} aria-haspopup="dialog" onClick={onClick}>
      <FlagTriangleRight size={size} aria-hidden />
    </IconButton>
  );
}

interface ReportButtonProps extends Omit<ReportTarget, "id">, Pick<ReportIconProps, "size"> {
  /** Undefined if the server sends no ids; reporting is then impossible. */
  id: number | undefined;
  onBlocked?: () => void;
}

/** A button that opens the dialog for a report. */
export function ReportButton({ id, size = 18, onBlocked, ...target }: ReportButtonProps) {
  const { report, dialog } = useReportDialog(onBlocked);
  if (!id) return null;
  return (
    <>
      <ReportIcon kind={target.kind} name={target.name} size={size} onClick={() => void report({ id, ...target })} />
      {dialog}
    </>
  );
}
