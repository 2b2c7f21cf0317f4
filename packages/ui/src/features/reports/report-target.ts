import type { Schemas } from "@passerelle/api";

export interface ReportTarget {
  kind: Schemas["ReportKind"];
  id: number;
  /** The person's full name, or the offer's title. */
  name: string;
  /** The person's id, to block them; undefined if unknown. */
  personId?: number | undefined;
}

export interface ReportDialogProps {
  /** Undefined while the dialog is closed. */
  target: ReportTarget | undefined;
  onClose: () => void;
  /** Called after the person was blocked following the report. */
  onBlocked?: (() => void) | undefined;
}
