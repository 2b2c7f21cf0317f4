import { DeleteDialog } from "../../../../components/dialogs/DeleteDialog";
import { Dialog } from "../../../../components/dialogs/Dialog";
import { toast } from "../../../../components/feedback/toast";
import { useLastDefined } from "../../../../components/provider/use-last-defined";
import { type TemplateFields, useDeleteTemplate } from "./queries";
import { TemplateForm } from "./TemplateForm";
import type { TemplateTask } from "./TemplatePicker";
import { useTranslations } from "./translations";

interface TemplateDialogsProps {
  /** Undefined while no dialog is open. */
  task: TemplateTask | undefined;
  decision: TemplateFields["decision"];
  onClose: () => void;
  /** Called with the text of a saved template for this decision. */
  onText: (text: string) => void;
}

/** Saves, edits or deletes a template above the dialog that uses it. Rendered outside that dialog's form. */
export function TemplateDialogs({ task, decision, onClose, onText }: TemplateDialogsProps) {
  const { t, say } = useTranslations();
  const remove = useDeleteTemplate();
  const saving = task?.kind === "save" ? task : undefined;
  const deleting = task?.kind === "delete" ? task : undefined;
  const shown = useLastDefined(saving);
  return (
    <>
      <Dialog open={!!saving} onClose={onClose} title={shown?.template ? t("change") : t("keep")}>
        {shown && (
          <TemplateForm
            template={shown.template}
            fields={shown.fields}
            onSaved={(said, fields) => {
              toast.success(said);
              if (fields.decision === decision) onText(fields.text);
              onClose();
            }}
          />
        )}
      </Dialog>
      <DeleteDialog
        id={deleting?.template.id}
        title={t("deleteTitle")}
        remove={remove}
        deleted={say("deleted")}
        failed={say("deleteFailed")}
        onClose={onClose}
        onDone={({ tone, text }) => {
          toast[tone](text);
          onClose();
        }}
      >
        {t("deleteQuestion", { name: useLastDefined(deleting)?.template.name })}
      </DeleteDialog>
    </>
  );
}
