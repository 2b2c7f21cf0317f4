import type { ReactNode } from "react";
import { type UseFormReturn, useController, type UseControllerReturn } from "react-hook-form";
import { SkillField, WordField } from "../../forms/skills/SkillField";
import { WebAddressInput } from "../../forms/fields/WebAddressInput";
import { useFieldError } from "../../forms/fields/field-errors";
import { ContractSelect } from "../../components/offers/ContractSelect";
import { Field } from "../../components/fields/Field";
import { Textarea } from "../../components/fields/Textarea";
import { TextInput } from "../../components/fields/TextInput";
import { type CvField, type CvValues, openEnd } from "./cv-list";
import { MonthInput, OpenEndInput } from "./MonthField";
import { problemOf, problems } from "./field-problems";
import type { FieldName } from "./names";
import { useTranslations } from "./translations";

interface CvFormFieldProps {
  field: Omit<CvField<never>, "of">;
  form: UseFormReturn<CvValues>;
  /** The fields to validate again when this one changes. */
  dependents: FieldName[];
}

/** A field with its label, hint, control and error. */
export function CvFormField({ field, form, dependents }: CvFormFieldProps) {
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
