import type { Schemas } from "@passerelle/api";

/** The object of a report. */
export interface ReportTarget {
  kind: Schemas["ReportKind"];
  id: number;
  /** The person's full name, or the offer's title. */
  name: string;
  /** The person's id, to block them; undefined where it is not known. */
  personId?: number | undefined;
}

export interface ReportDialogProps {
  /** Nothing while the dialog is closed. */
  target: ReportTarget | undefined;
  onClose: () => void;
  /** The person was blocked after the report. */
  onBlocked?: (() => void) | undefined;
}
