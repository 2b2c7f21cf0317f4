import { Stack } from "@chakra-ui/react";
import { textLimits } from "@passerelle/domain";
import { useForm } from "react-hook-form";
import { DeleteDialog } from "../../../../components/dialogs/DeleteDialog";
import { Dialog } from "../../../../components/dialogs/Dialog";
import { toast } from "../../../../components/feedback/toast";
import { useLastDefined } from "../../../../components/provider/use-last-defined";
import { type OwnTemplate, type TemplateFields, useDeleteTemplate, useSaveTemplate } from "./queries";
import type { TemplateTask } from "./TemplatePicker";
import { useTranslations } from "./translations";
import { Select } from "../../../../components/fields/Select";
import { Textarea } from "../../../../components/fields/TextInput";
import { trimmed } from "../../../../forms/changes";
import { EntryForm, formOf } from "../../../../forms/EntryForm";
import { FormField } from "../../../../forms/fields/FormField";
import type { Sentence } from "../../../../i18n";

interface TemplateFormProps {
  /** The template to edit; undefined for a new one. */
  template: OwnTemplate | undefined;
  fields: TemplateFields;
  onSaved: (text: Sentence, fields: TemplateFields) => void;
}

const decisions = ["accepted", "rejected"] as const;

function TemplateForm({ template, fields: { name, decision, text }, onSaved }: TemplateFormProps) {
  const { t, say } = useTranslations();
  const form = useForm<TemplateFields>({ defaultValues: { name, decision, text } });
  const save = useSaveTemplate(template?.id);
  const { isDirty } = form.formState;
  const needed = (of: "name" | "text", limit: number) => ({
    form,
    name: of,
    label: t(of),
    limit,
    required: say(`missing.${of}`),
    tooLong: (count: number) => say("tooLong", { max: limit, count }),
  });
  return (
    <EntryForm
      form={form}
      {...formOf("template", template, undefined)}
      names={["name", "decision", "text"]}
      save={save}
      inputOf={trimmed}
      onSaved={(said) => onSaved(said, trimmed(form.getValues()))}
      saved={say("saved")}
      failed={say("saveFailed")}
      changed={!template || isDirty}
    >
      <Stack gap="4">
        <FormField {...needed("name", textLimits.name)} />
        <FormField form={form} name="decision" label={t("decision")}>
          {(control) => (
            <Select options={decisions.map((value) => ({ value, label: t(`decisions.${value}`) }))} {...control} />
          )}
        </FormField>
        <FormField {...needed("text", textLimits.letterTemplate)} hint={t("hint")}>
          {(control) => <Textarea rows={8} {...control} />}
        </FormField>
      </Stack>
    </EntryForm>
  );
}

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
