import { Dialog } from "../../../components/dialogs/Dialog";
import { usePersonName } from "../../../components/people/person-name";
import { useLastDefined } from "../../../components/provider/use-last-defined";
import { useState } from "react";
import type { ReportDialogProps } from "../target";
import { ReportDone } from "./ReportDone";
import { ReportForm } from "./ReportForm";
import { useTranslations } from "./translations";

/** A report's form; after it is sent, a confirmation with further options. */
export function ReportDialog({ target, onClose, onBlocked }: ReportDialogProps) {
  const { t } = useTranslations();
  const personName = usePersonName();
  const [sent, setSent] = useState<ReportDialogProps["target"]>();
  const shown = useLastDefined(target);
  if (!shown) return null;
  const isDone = sent === shown;
  const title = isDone ? t("done.title") : t(`title.${shown.kind}`, { name: personName(shown.name) });
  return (
    <Dialog open={target !== undefined} onClose={onClose} title={title}>
      {isDone ? (
        <ReportDone
          target={shown}
          onClose={onClose}
          onBlocked={() => {
            onClose();
            onBlocked?.();
          }}
        />
      ) : (
        <ReportForm target={shown} onSent={() => setSent(shown)} />
      )}
    </Dialog>
  );
}
