import { Grid, chakra } from "@chakra-ui/react";
import { trimText } from "@passerelle/domain";
import { type ReactNode, useState } from "react";
import { type UseControllerReturn, type UseFormReturn, useController, useForm } from "react-hook-form";
import type { Sentence } from "../../i18n";
import { changedPart } from "../../forms/changes";
import { EntryForm, formOf } from "../../forms/EntryForm";
import { type CvEntry, type CvField, type CvList, type CvValues, openEnd, valuesOf } from "./cv-list";
import { useSaveEntry } from "./queries";
import type { FieldName } from "./translation-keys";
import { useTranslations } from "./translations";
import { SkillField, WordField } from "../../forms/tags/SkillField";
import { WebAddressInput } from "../../forms/fields/WebAddressInput";
import { useFieldError } from "../../forms/fields/field-errors";
import { ContractSelect } from "../../components/offers/ContractSelect";
import { Field } from "../../components/fields/Field";
import { TextInput, Textarea } from "../../components/fields/TextInput";
import { MonthInput, OpenEndInput } from "./MonthField";
import { problemOf, problems } from "./field-problems";

interface CvFormFieldProps {
  field: Omit<CvField<never>, "of">;
  form: UseFormReturn<CvValues>;
  /** The fields to validate again when this one changes. */
  dependents: FieldName[];
}

/** A field with its label, hint, control and error. */
function CvFormField({ field, form, dependents }: CvFormFieldProps) {
  const { t, say } = useTranslations();
  const fieldError = useFieldError();
  const { name, kind, required = false, hint, limit } = field;
  const { field: control, fieldState } = useController({
    name,
    control: form.control,
    rules: {
      deps: dependents,
      validate: Object.fromEntries(
        problems.map((problem) => [problem, (text, values) => problemOf(field, text, values) !== problem]),
      ),
    },
  });
  return (
    <Field
      label={t(`field.${name}`)}
      required={required && control.value !== openEnd}
      hint={hint && t(`hint.${hint}`)}
      limit={limit}
      error={fieldError(fieldState.error, Object.fromEntries(problems.map((each) => [each, say(`problem.${each}`)])))}
    >
      {controls[kind](control)}
    </Field>
  );
}

const controls: Record<CvField<never>["kind"], (control: UseControllerReturn<CvValues>["field"]) => ReactNode> = {
  text: (control) => <TextInput autoComplete="off" {...control} />,
  long: (control) => <Textarea rows={5} {...control} />,
  month: (control) => <MonthInput {...control} edge="first" />,
  openEnd: (control) => <OpenEndInput {...control} />,
  address: (control) => <WebAddressInput {...control} />,
  tags: (control) => <WordField {...control} />,
  skills: (control) => <SkillField {...control} />,
  contract: (control) => <ContractSelect {...control} />,
};

interface CvFormProps<Entry extends CvEntry, Input extends object> {
  list: CvList<Entry, Input>;
  entry: Entry | undefined;
  /** The id of the edited entry after it has left the list. */
  missing: number | undefined;
  onSaved: (text: Sentence) => void;
}

/** Adds or edits an entry of any of the lists. */
export function CvForm<Entry extends CvEntry, Input extends object>(props: CvFormProps<Entry, Input>) {
  const { list, entry, missing, onSaved } = props;
  const { say } = useTranslations();
  const form = useForm<CvValues>({ defaultValues: valuesOf(list.fields, entry) });
  const target = formOf(list.name, entry, missing);
  const inputOf = (values: CvValues) => list.inputOf((name) => trimText(values[name] ?? ""));
  const [before] = useState(() => inputOf(valuesOf(list.fields, entry)));
  const required = list.fields.filter((field) => field.required).map(({ name }) => name);
  const save = useSaveEntry(list.calls, entry?.id, target.draft, (body) => changedPart(before, body, required));
  return (
    <EntryForm
      form={form}
      {...target}
      names={list.fields.map(({ name }) => name)}
      save={save}
      inputOf={inputOf}
      onSaved={onSaved}
      saved={say(`saved.${list.name}`)}
    >
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }} columnGap="4" rowGap="5">
        {list.fields.map((field) => (
          <chakra.div key={field.name} gridColumn={field.half ? undefined : "1 / -1"}>
            <CvFormField field={field} form={form} dependents={dependentsOf(list.fields, field)} />
          </chakra.div>
        ))}
      </Grid>
    </EntryForm>
  );
}

/** The fields whose rule depends on this one, which are validated again when it changes. */
const dependentsOf = <Entry,>(fields: readonly CvField<Entry>[], { name }: { name: FieldName }) =>
  fields.filter(({ notBefore }) => notBefore === name).map((field) => field.name);
