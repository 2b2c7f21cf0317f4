import { Box, Grid, Stack, chakra } from "@chakra-ui/react";
import { textLimits } from "@passerelle/domain";
import { type ComponentProps, useId } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { useFieldError } from "../../../forms/fields/field-errors";
import { FormField } from "../../../forms/fields/FormField";
import { Checkbox } from "../../../components/fields/Checkbox";
import { ContractSelect } from "../../../components/offers/ContractSelect";
import { Field } from "../../../components/fields/Field";
import { FormTagField } from "../../../forms/fields/FormTagField";
import { DateInput, Textarea } from "../../../components/fields/TextInput";
import { type JobOfferValues, isFilled, isPositions, mayClose } from "./job-offer-values";
import type { JobOffer } from "./queries";
import { useTranslations } from "./translations";
import { PlaceCombobox } from "../../../forms/places/PlaceCombobox";
import { RemoteSelect } from "../../../components/offers/RemoteSelect";
import { PayFields } from "./PayFields";

/** The pay, remote work, closing date and number of positions of an offer. */
function TermsFields({ form }: { form: UseFormReturn<JobOfferValues> }) {
  const { t, say } = useTranslations();
  const closing = (_day: unknown, values: JobOfferValues) => mayClose(values, form.formState.defaultValues);
  return (
    <Grid templateColumns={{ md: "1fr 1fr" }} columnGap="4" rowGap="5">
      <PayFields form={form} />
      <FormField form={form} name="remote" label={t("form.remote")}>
        {(control) => <RemoteSelect {...control} />}
      </FormField>
      <FormField
        form={form}
        name="closingDate"
        label={t("form.closingDate")}
        hint={t("form.closingDateHint")}
        rules={{ validate: { passed: closing } }}
        errors={{ passed: say("closingDatePassed") }}
      >
        {(control) => <DateInput {...control} />}
      </FormField>
      <FormField
        form={form}
        name="positions"
        label={t("form.positions")}
        rules={{ validate: { number: (typed) => isPositions(String(typed)) } }}
        errors={{ number: say("invalidPositions") }}
        inputMode="numeric"
        autoComplete="off"
      />
    </Grid>
  );
}

/** The location of an offer: a known place, or any text. */
function LocationField({ form }: { form: UseFormReturn<JobOfferValues> }) {
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

interface JobOfferFieldsProps {
  form: UseFormReturn<JobOfferValues>;
  /** The offer that is edited; an inactive new one is a draft. */
  offer: JobOffer | undefined;
}

export function JobOfferFields({ form, offer }: JobOfferFieldsProps) {
  const { t } = useTranslations();
  return (
    <Stack gap="5">
      <JobFields form={form} />
      <FormTagField form={form} name="skills" label={t("form.skills")} hint={t("form.commas")} />
      <FormTagField form={form} name="benefits" label={t("form.benefits")} hint={t("form.commas")} />
      <HintedCheckbox
        label={t("form.active")}
        hint={t(!offer || offer.draft ? "form.draftHint" : "form.activeHint")}
        {...form.register("active")}
      />
      {/* A server of an earlier version does not know the choice. */}
      {offer && offer.public === undefined ? null : (
        <HintedCheckbox label={t("form.public")} hint={t("form.publicHint")} {...form.register("public")} />
      )}
    </Stack>
  );
}

type FormProps = Pick<JobOfferFieldsProps, "form">;

function JobFields({ form }: FormProps) {
  const { t, say } = useTranslations();
  return (
    <>
      <FormField
        form={form}
        name="jobTitle"
        label={t("form.jobTitle")}
        limit={textLimits.title}
        required={say("required.jobTitle")}
      />
      <Grid templateColumns={{ md: "2fr 1fr" }} columnGap="4" rowGap="5">
        <LocationField form={form} />
        <FormField form={form} name="contract" label={t("form.contract")}>
          {(control) => <ContractSelect {...control} />}
        </FormField>
      </Grid>
      <TermsFields form={form} />
      <FormField
        form={form}
        name="description"
        label={t("form.description")}
        limit={textLimits.text}
        required={say("required.description")}
      >
        {(control) => <Textarea rows={6} {...control} />}
      </FormField>
    </>
  );
}

interface HintedCheckboxProps extends ComponentProps<typeof Checkbox> {
  hint: string;
}

function HintedCheckbox({ hint, ...checkbox }: HintedCheckboxProps) {
  const id = useId();
  return (
    <Box>
      <Checkbox aria-describedby={id} {...checkbox} />
      <chakra.p id={id} textStyle="xs" color="ink.muted">
        {hint}
      </chakra.p>
    </Box>
  );
}
