import { type UseFormReturn, useForm } from "react-hook-form";
import { textLimits } from "@passerelle/domain";
import { QueryView } from "../../components/states/QueryView";
import { SkeletonForm } from "../../components/states/Skeletons";
import { type RecruiterProfile, useRecruiterProfile } from "./recruiter-profile";
import { useSaveRecruiter } from "./save-profile";
import { RolePage } from "./RolePage";
import { useTranslations } from "./translations";
import { ChangesForm } from "../../forms/ChangesForm";
import { useChanges } from "../../forms/use-changes";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { type RecruiterValues, recruiterFields, recruiterInput, recruiterValuesOf } from "./recruiter-values";
import { FormField } from "../../forms/fields/FormField";
import { FormSection, WideField } from "../../forms/fields/FormSection";
import { ImageField } from "../../forms/files/ImageField";
import { CompanyLogo } from "../../components/people/CompanyLogo";
import { Textarea } from "../../components/fields/TextInput";
import { FileLink } from "./FileLink";
import { WebAddressField } from "./WebAddressField";

function RecruiterFields({ form, saved }: { form: UseFormReturn<RecruiterValues>; saved: RecruiterProfile | null }) {
  const { t } = useTranslations();
  const text = (name: "company" | "sector" | "headquarters" | "employees") =>
    ({ form, name, label: t(`field.${name}`), limit: textLimits.name }) as const;
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
            preview={(src) => <CompanyLogo src={src} sizes={saved?.logoSizes} />}
          />
        </WideField>
        <FormField {...text("company")} autoComplete="organization" />
        <FormField {...text("sector")} />
        <WebAddressField form={form} name="website" label={t("field.website")} />
        <FormField {...text("headquarters")} />
        <FormField {...text("employees")} hint={t("employeesHint")} autoComplete="off" />
      </FormSection>
      <FormSection title={t("section.presentation")} about={t("section.presentationAbout")}>
        <WideField>
          <FormField form={form} name="description" label={t("field.description")} limit={textLimits.text}>
            {(control) => <Textarea rows={6} {...control} />}
          </FormField>
        </WideField>
      </FormSection>
    </>
  );
}

/** Edits a recruiter profile: sends only changes; errors show in a box and at their fields. */
function RecruiterForm({ username, saved }: { username: string; saved: RecruiterProfile | null }) {
  const { say } = useTranslations();
  const form = useForm({ defaultValues: recruiterValuesOf(saved) });
  const errorSentence = useErrorSentence();
  const changes = useChanges({
    form,
    draft: "recruiter-profile",
    fields: recruiterFields,
    saved,
    valuesOf: recruiterValuesOf,
    inputOf: recruiterInput,
    call: useSaveRecruiter(username),
    texts: {
      saved: say("saved.recruiter"),
      unchanged: say("unchanged"),
      failed: (error) => errorSentence(error, say("unexpected")),
    },
  });
  return (
    <ChangesForm changes={changes}>
      <RecruiterFields form={form} saved={saved} />
    </ChangesForm>
  );
}

interface ScreenProps {
  /** The address of the user's own profile. */
  profileHref: string;
}

/** The recruiter profile's editor; an empty form while there is no profile. */
export function RecruiterScreen({ profileHref }: ScreenProps) {
  return (
    <RolePage allowed="recruiter" profileHref={profileHref}>
      {({ username }) => <Editor username={username} />}
    </RolePage>
  );
}

function Editor({ username }: { username: string }) {
  const { t, say } = useTranslations();
  const profile = useRecruiterProfile(username);
  return (
    <QueryView
      query={profile}
      loading={t("loading")}
      failed={say("loadFailed.recruiter")}
      skeleton={<SkeletonForm fields={6} />}
    >
      {(saved) => <RecruiterForm username={username} saved={saved} />}
    </QueryView>
  );
}
