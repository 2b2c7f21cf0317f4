import { Grid } from "@chakra-ui/react";
import type { UseFormReturn } from "react-hook-form";
import { Field } from "../../../components/fields/Field";
import { RemoteSelect } from "../../../components/offers/RemoteSelect";
import { DateInput, TextInput } from "../../../components/fields/TextInput";
import { useFieldError } from "../../../forms/fields/field-errors";
import { isPositions, type JobOfferValues, mayClose } from "./job-offer-values";
import { PayFields } from "./PayFields";
import { useTranslations } from "./translations";

/** The pay, remote work, closing date and number of positions of an offer. */
export function TermsFields({ form }: { form: UseFormReturn<JobOfferValues> }) {
  const { register, formState } = form;
  const { t, say } = useTranslations();
  const fieldError = useFieldError();
  const { errors, defaultValues } = formState;
  const closing = (_day: string, values: JobOfferValues) => mayClose(values, defaultValues);
  return (
    <Grid templateColumns={{ md: "1fr 1fr" }} columnGap="4" rowGap="5">
      <PayFields form={form} />
      <Field label={t("form.remote")} error={fieldError(errors.remote)}>
        <RemoteSelect {...register("remote")} />
      </Field>
      <Field
        label={t("form.closingDate")}
        hint={t("form.closingDateHint")}
        error={fieldError(errors.closingDate, { passed: say("closingDatePassed") })}
      >
        <DateInput {...register("closingDate", { validate: { passed: closing } })} />
      </Field>
      <Field label={t("form.positions")} error={fieldError(errors.positions, { number: say("invalidPositions") })}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          {...register("positions", { validate: { number: isPositions } })}
        />
      </Field>
    </Grid>
  );
}
