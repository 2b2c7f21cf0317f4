import { textLimits, trimText } from "@passerelle/domain";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useFieldError } from "../../forms/fields/field-errors";
import { Field } from "../../components/fields/Field";
import { TextInput } from "../../components/fields/TextInput";
import { isWebAddress } from "../../components/text/web-address";
import { useTranslations } from "./translations";

interface WebAddressFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
}

/** An address of the web, or none: http and https alone. */
export function WebAddressField<Values extends FieldValues>({ form, name, label }: WebAddressFieldProps<Values>) {
  const { t, say } = useTranslations();
  const fieldError = useFieldError();
  const validate = { address: (text: string) => trimText(text) === "" || isWebAddress(text) };
  return (
    <Field
      label={label}
      hint={t("addressHint")}
      limit={textLimits.webAddress}
      error={fieldError(form.getFieldState(name, form.formState).error, { address: say("badAddress") })}
    >
      <TextInput type="url" inputMode="url" placeholder="https://" {...form.register(name, { validate })} />
    </Field>
  );
}
