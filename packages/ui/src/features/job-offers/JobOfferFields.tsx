import { Box, chakra, Grid, Stack } from "@chakra-ui/react";
import { limits, trimText } from "@passerelle/domain";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Checkbox } from "../../kit/Checkbox";
import { ContractSelect } from "../../kit/ContractSelect";
import { Field } from "../../kit/Field";
import { FormTagField } from "../../kit/FormTagField";
import { Textarea } from "../../kit/Textarea";
import { TextInput } from "../../kit/TextInput";
import { isSalary, type JobOfferValues } from "./job-offer-values";
import { useWords } from "./words";

interface JobOfferFieldsProps {
  form: UseFormReturn<JobOfferValues>;
  /** Whether an offer is being edited: only then can it be deactivated (§4). */
  editing: boolean;
}

/** The fields of an offer (§5). */
export function JobOfferFields({ form, editing }: JobOfferFieldsProps) {
  const { t } = useWords();
  return (
    <Stack gap="5">
      <JobFields form={form} />
      <FormTagField form={form} name="skills" label={t("form.skills")} hint={t("form.commas")} />
      <FormTagField form={form} name="benefits" label={t("form.benefits")} hint={t("form.commas")} />
      {editing && <ActiveField form={form} />}
    </Stack>
  );
}

type FormProps = Pick<JobOfferFieldsProps, "form">;

function JobFields({ form: { register, formState } }: FormProps) {
  const { t } = useWords();
  const { errors } = formState;
  const filled = (name: "jobTitle" | "location" | "description") =>
    register(name, { validate: (text) => trimText(text) !== "" || t(`required.${name}`) });
  return (
    <>
      <Field label={t("form.jobTitle")} required limit={limits.title} error={errors.jobTitle?.message}>
        <TextInput {...filled("jobTitle")} />
      </Field>
      <Grid templateColumns={{ md: "1fr 1fr 1fr" }} columnGap="4" rowGap="5">
        <Field label={t("form.location")} required limit={limits.name} error={errors.location?.message}>
          <TextInput {...filled("location")} />
        </Field>
        <Field label={t("form.contract")} error={errors.contract?.message}>
          <ContractSelect {...register("contract")} />
        </Field>
        <Field label={t("form.salary")} hint={t("form.salaryHint")} error={errors.salary?.message}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            {...register("salary", { validate: (text) => isSalary(text) || t("invalidSalary") })}
          />
        </Field>
      </Grid>
      <Field label={t("form.description")} required limit={limits.text} error={errors.description?.message}>
        <Textarea rows={6} {...filled("description")} />
      </Field>
    </>
  );
}

function ActiveField({ form: { register } }: FormProps) {
  const { t } = useWords();
  const hint = useId();
  return (
    <Box>
      <Checkbox label={t("form.active")} aria-describedby={hint} {...register("active")} />
      <chakra.p id={hint} textStyle="xs" color="ink.muted">
        {t("form.activeHint")}
      </chakra.p>
    </Box>
  );
}
