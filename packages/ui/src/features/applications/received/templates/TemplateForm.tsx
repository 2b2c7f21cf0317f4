import { Stack } from "@chakra-ui/react";
import { lengthOf, textLimits, trimText } from "@passerelle/domain";
import { useForm, useWatch } from "react-hook-form";
import { Field } from "../../../../components/fields/Field";
import { Select } from "../../../../components/fields/Select";
import { Textarea } from "../../../../components/fields/Textarea";
import { TextInput } from "../../../../components/fields/TextInput";
import { EntryForm, formOf } from "../../../../forms/EntryForm";
import { useFieldError } from "../../../../forms/fields/field-errors";
import type { Sentence } from "../../../../i18n";
import { type OwnTemplate, type TemplateFields, useSaveTemplate } from "./queries";
import { useTranslations } from "./translations";

interface TemplateFormProps {
  /** The template to edit; undefined for a new one. */
  template: OwnTemplate | undefined;
  fields: TemplateFields;
  onSaved: (text: Sentence, fields: TemplateFields) => void;
}

const isGiven = (text: string) => trimText(text) !== "";
const decisions = ["accepted", "rejected"] as const;

const rules = (max: number) => ({
  validate: { required: isGiven, tooLong: (given: string) => lengthOf(given) <= max },
});
const input = (values: TemplateFields) => ({ ...values, name: trimText(values.name), text: trimText(values.text) });

/** The form for a template's name, decision and text. */
export function TemplateForm({ template, fields: { name, decision, text }, onSaved }: TemplateFormProps) {
  const { t, say } = useTranslations();
  const fieldError = useFieldError();
  const form = useForm<TemplateFields>({ defaultValues: { name, decision, text } });
  const save = useSaveTemplate(template?.id);
  const { errors, isDirty } = form.formState;
  const typed = useWatch({ control: form.control });
  const errorsOf = (field: "name" | "text", max: number) =>
    fieldError(errors[field], {
      required: say(`missing.${field}`),
      tooLong: say("tooLong", { max, count: lengthOf(typed[field] ?? "") }),
    });
  return (
    <EntryForm
      form={form}
      {...formOf("template", template, undefined)}
      names={["name", "decision", "text"]}
      save={save}
      inputOf={input}
      onSaved={(said) => onSaved(said, input(form.getValues()))}
      saved={say("saved")}
      failed={say("saveFailed")}
      changed={!template || isDirty}
    >
      <Stack gap="4">
        <Field label={t("name")} required limit={textLimits.name} error={errorsOf("name", textLimits.name)}>
          <TextInput {...form.register("name", rules(textLimits.name))} />
        </Field>
        <Field label={t("decision")}>
          <Select
            options={decisions.map((value) => ({ value, label: t(`decisions.${value}`) }))}
            {...form.register("decision")}
          />
        </Field>
        <Field
          label={t("text")}
          hint={t("hint")}
          required
          limit={textLimits.text}
          error={errorsOf("text", textLimits.text)}
        >
          <Textarea rows={8} {...form.register("text", rules(textLimits.text))} />
        </Field>
      </Stack>
    </EntryForm>
  );
}
