import { completedAddress, textLimits, trimText } from "@passerelle/domain";
import { type FieldValues, type Path, type UseFormReturn, useController } from "react-hook-form";
import { useFieldError } from "../../forms/fields/field-errors";
import { Field } from "../../components/fields/Field";
import { WebAddressInput } from "../../forms/fields/WebAddressInput";
import { isWebAddress } from "../../components/text/web-address-text";
import { useTranslations } from "./translations";

interface WebAddressFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
}

/** A web address, or none: only http and https. */
export function WebAddressField<Values extends FieldValues>({ form, name, label }: WebAddressFieldProps<Values>) {
  const { t, say } = useTranslations();
  const fieldError = useFieldError();
  const validate = { address: (text: string) => trimText(text) === "" || isWebAddress(completedAddress(text)) };
  const { field, fieldState } = useController({ control: form.control, name, rules: { validate } });
  return (
    <Field
      label={label}
      hint={t("addressHint")}
      limit={textLimits.webAddress}
      error={fieldError(fieldState.error, { address: say("badAddress") })}
    >
      <WebAddressInput {...field} />
    </Field>
  );
}
