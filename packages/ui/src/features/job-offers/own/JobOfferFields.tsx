import { Box, chakra, Grid, Stack } from "@chakra-ui/react";
import { textLimits } from "@passerelle/domain";
import { type ComponentProps, useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useFieldError } from "../../../forms/fields/field-errors";
import { Checkbox } from "../../../components/fields/Checkbox";
import { ContractSelect } from "../../../components/offers/ContractSelect";
import { Field } from "../../../components/fields/Field";
import { FormTagField } from "../../../forms/fields/FormTagField";
import { Textarea } from "../../../components/fields/Textarea";
import { TextInput } from "../../../components/fields/TextInput";
import { LocationField } from "./LocationField";
import { TermsFields } from "./TermsFields";
import { isFilled, type JobOfferValues } from "./job-offer-values";
import type { JobOffer } from "./queries";
import { useTranslations } from "./translations";

interface JobOfferFieldsProps {
  form: UseFormReturn<JobOfferValues>;
  /** The offer that is edited; an inactive new one is a draft. */
  offer: JobOffer | undefined;
}

/** The fields of an offer. */
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
  const { register, formState } = form;
  const { t, say } = useTranslations();
  const fieldError = useFieldError();
  const { errors } = formState;
  const filled = (name: "jobTitle" | "description") => register(name, { validate: { required: isFilled } });
  return (
    <>
      <Field
        label={t("form.jobTitle")}
        required
        limit={textLimits.title}
        error={fieldError(errors.jobTitle, { required: say("required.jobTitle") })}
      >
        <TextInput {...filled("jobTitle")} />
      </Field>
      <Grid templateColumns={{ md: "2fr 1fr" }} columnGap="4" rowGap="5">
        <LocationField form={form} />
        <Field label={t("form.contract")} error={fieldError(errors.contract)}>
          <ContractSelect {...register("contract")} />
        </Field>
      </Grid>
      <TermsFields form={form} />
      <Field
        label={t("form.description")}
        required
        limit={textLimits.text}
        error={fieldError(errors.description, { required: say("required.description") })}
      >
        <Textarea rows={6} {...filled("description")} />
      </Field>
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
