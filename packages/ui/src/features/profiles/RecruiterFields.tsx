import { textLimits } from "@passerelle/domain";
import type { UseFormReturn } from "react-hook-form";
import { useFieldError } from "../../forms/fields/field-errors";
import { Field } from "../../components/fields/Field";
import { FormSection, WideField } from "../../forms/fields/FormSection";
import { ImageField } from "../../forms/files/ImageField";
import { Logo } from "../../components/layout/Logo";
import { Textarea } from "../../components/fields/Textarea";
import { TextInput } from "../../components/fields/TextInput";
import { FileLink } from "./FileLink";
import type { RecruiterProfile } from "./queries";
import type { RecruiterValues } from "./recruiter-values";
import { WebAddressField } from "./WebAddressField";
import { useTranslations } from "./translations";

interface RecruiterFieldsProps {
  form: UseFormReturn<RecruiterValues>;
  saved: RecruiterProfile | null;
}

/** The fields of a recruiter profile. */
export function RecruiterFields({ form, saved }: RecruiterFieldsProps) {
  const { t } = useTranslations();
  const fieldError = useFieldError();
  const { register, formState } = form;
  const { errors } = formState;
  const logo = saved?.logo ?? undefined;
  return (
    <>
      <FormSection title={t("section.company")} about={t("section.companyAbout")}>
        <WideField>
          <ImageField
            form={form}
            name="logo"
            label={t("field.logo")}
            action={t("chooseLogo")}
            hint={t("logoHint")}
            current={logo}
            crop="square"
            link={logo && <FileLink href={logo}>{t("currentLogo")}</FileLink>}
            preview={(src) => <Logo src={src} sizes={saved?.logoSizes} />}
          />
        </WideField>
        <Field label={t("field.company")} limit={textLimits.name} error={fieldError(errors.company)}>
          <TextInput autoComplete="organization" {...register("company")} />
        </Field>
        <Field label={t("field.sector")} limit={textLimits.name} error={fieldError(errors.sector)}>
          <TextInput {...register("sector")} />
        </Field>
        <WebAddressField form={form} name="website" label={t("field.website")} />
        <Field label={t("field.headquarters")} limit={textLimits.name} error={fieldError(errors.headquarters)}>
          <TextInput {...register("headquarters")} />
        </Field>
        <Field
          label={t("field.employees")}
          hint={t("employeesHint")}
          limit={textLimits.name}
          error={fieldError(errors.employees)}
        >
          <TextInput autoComplete="off" {...register("employees")} />
        </Field>
      </FormSection>
      <FormSection title={t("section.presentation")} about={t("section.presentationAbout")}>
        <WideField>
          <Field label={t("field.description")} limit={textLimits.text} error={fieldError(errors.description)}>
            <Textarea rows={6} {...register("description")} />
          </Field>
        </WideField>
      </FormSection>
    </>
  );
}
