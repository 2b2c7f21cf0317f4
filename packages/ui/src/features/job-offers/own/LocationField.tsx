import { textLimits } from "@passerelle/domain";
import { type UseFormReturn, useController } from "react-hook-form";
import { Field } from "../../../components/fields/Field";
import { useFieldError } from "../../../forms/fields/field-errors";
import { PlaceCombobox } from "../../../forms/places/PlaceCombobox";
import { isFilled, type JobOfferValues } from "./job-offer-values";
import { useTranslations } from "./translations";

/** The location of an offer: a known place, or any text. */
export function LocationField({ form }: { form: UseFormReturn<JobOfferValues> }) {
  const { t, say } = useTranslations();
  const fieldError = useFieldError();
  const { control } = form;
  const location = useController({ control, name: "location", rules: { validate: { required: isFilled } } });
  const place = useController({ control, name: "place" });
  const change = (text: string, id: string) => {
    place.field.onChange(id);
    location.field.onChange(text);
  };
  return (
    <Field
      label={t("form.location")}
      required
      limit={textLimits.name}
      error={
        fieldError(location.fieldState.error, { required: say("required.location") }) ??
        fieldError(place.fieldState.error)
      }
    >
      <PlaceCombobox
        {...location.field}
        onType={(text) => change(text, "")}
        onChoose={({ id, name }) => change(name, id)}
      />
    </Field>
  );
}
