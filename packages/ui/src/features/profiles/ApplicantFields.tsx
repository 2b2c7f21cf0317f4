import { textLimits } from "@passerelle/domain";
import type { UseFormReturn } from "react-hook-form";
import { useFieldError } from "../../forms/fields/field-errors";
import { Checkbox } from "../../components/fields/Checkbox";
import { Field } from "../../components/fields/Field";
import { FileField } from "../../forms/files/FileField";
import { FormTagField } from "../../forms/fields/FormTagField";
import { FormSection, WideField } from "../../forms/fields/FormSection";
import { SkillField } from "../../forms/skills/SkillField";
import { TextInput } from "../../components/fields/TextInput";
import type { ApplicantValues } from "./applicant-values";
import { FileLink } from "./FileLink";
import { LanguagesField } from "./LanguagesField";
import { LevelSelect } from "./LevelSelect";
import type { ApplicantProfile } from "./queries";
import { ResumeFile } from "./ResumeFile";
import { WebAddressField } from "./WebAddressField";
import { useTranslations } from "./translations";

interface ApplicantFieldsProps {
  form: UseFormReturn<ApplicantValues>;
  saved: ApplicantProfile | null;
}

/** The fields of an applicant profile. */
export function ApplicantFields({ form, saved }: ApplicantFieldsProps) {
  const { t } = useTranslations();
  return (
    <>
      <WorkSection form={form} saved={saved} />
      <FormSection title={t("section.knowledge")} about={t("section.knowledgeAbout")}>
        <WideField>
          <FormTagField form={form} name="skills" label={t("field.skills")} hint={t("commas")} control={SkillField} />
        </WideField>
        <WideField>
          <LanguagesField form={form} />
        </WideField>
      </FormSection>
      <FormSection title={t("section.documents")} about={t("section.resumeAbout")}>
        <WideField>
          <WebAddressField form={form} name="portfolioUrl" label={t("field.portfolioUrl")} />
        </WideField>
        <WideField>
          <FileField
            form={form}
            name="resume"
            kind="pdf"
            label={t("field.resume")}
            hint={t("resumeHint")}
            current={
              saved?.resumeUrl && (
                <>
                  <FileLink href={saved.resumeUrl}>{t("currentResume")}</FileLink>
                  {saved.resumeFile && <ResumeFile file={saved.resumeFile} />}
                </>
              )
            }
          />
        </WideField>
      </FormSection>
    </>
  );
}

function WorkSection({ form: { register, formState }, saved }: ApplicantFieldsProps) {
  const { t } = useTranslations();
  const fieldError = useFieldError();
  const { errors } = formState;
  return (
    <FormSection title={t("section.work")} about={t("section.workAbout")}>
      <Field label={t("field.profile")} limit={textLimits.title} error={fieldError(errors.profile)}>
        <TextInput autoComplete="organization-title" {...register("profile")} />
      </Field>
      <Field label={t("field.sector")} limit={textLimits.name} error={fieldError(errors.sector)}>
        <TextInput {...register("sector")} />
      </Field>
      <Field label={t("field.experienceLevel")} error={fieldError(errors.experienceLevel)}>
        <LevelSelect kind="experienceLevel" stored={saved?.experienceLevel} {...register("experienceLevel")} />
      </Field>
      <Field label={t("field.academicLevel")} error={fieldError(errors.academicLevel)}>
        <LevelSelect kind="academicLevel" stored={saved?.academicLevel} {...register("academicLevel")} />
      </Field>
      <WideField>
        <Checkbox label={t("field.availableImmediately")} {...register("availableImmediately")} />
      </WideField>
    </FormSection>
  );
}
