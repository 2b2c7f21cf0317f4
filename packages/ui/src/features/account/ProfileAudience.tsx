import { chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { useForm } from "react-hook-form";
import { Button } from "../../components/actions/Button";
import { Field } from "../../components/fields/Field";
import { useHrefs } from "../../components/text/hrefs";
import { Link } from "../../components/text/Link";
import { Select } from "../../components/fields/Select";
import { WideField } from "../../forms/fields/FormSection";
import { StandaloneForm } from "../../forms/StandaloneForm";
import { useSave } from "../../forms/use-save";
import { audiences } from "./profile-audiences";
import { useUpdateMe } from "./queries";
import { useTranslations } from "./translations";

interface ProfileAudienceProps {
  username: string;
  /** The saved values. */
  audience: Schemas["ProfileAudience"];
}

/** The audience of the user's profile, with a preview of the page for each audience. */
export function ProfileAudience({ username, audience }: ProfileAudienceProps) {
  const { t, say } = useTranslations();
  const form = useForm({ values: { audience } });
  const update = useUpdateMe(() => undefined);
  const { submit, message, dismiss } = useSave({
    form,
    fields: [],
    call: (values) => update.mutateAsync({ profileAudience: values.audience }),
    success: () => say("audience.saved"),
    failure: say("audience.failed"),
  });
  return (
    <StandaloneForm
      message={message}
      onDismiss={dismiss}
      onSubmit={submit}
      title={t("audience.title")}
      about={t("audience.about")}
      actions={
        <Button type="submit" busy={update.isPending} disabled={!form.formState.isDirty}>
          {t("audience.save")}
        </Button>
      }
    >
      <WideField>
        <Field label={t("audience.label")} hint={t("audience.hint")}>
          <Select
            options={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
            {...form.register("audience")}
          />
        </Field>
      </WideField>
      <WideField>
        <Previews username={username} />
      </WideField>
    </StandaloneForm>
  );
}

const Views = chakra("ul", {
  base: {
    listStyle: "none",
    display: "flex",
    flexWrap: "wrap",
    columnGap: "6",
    "& a": { display: "inline-flex", alignItems: "center", minH: { base: "target", md: "8" } },
  },
});

function Previews({ username }: { username: string }) {
  const { t } = useTranslations();
  const hrefs = useHrefs();
  if (!hrefs) return null;
  return (
    <>
      <chakra.p fontWeight="medium">{t("audience.preview")}</chakra.p>
      <Views>
        {audiences.map((audience) => (
          <li key={audience}>
            <Link href={`${hrefs.person(username)}?as=${audience}`}>{t(`audience.as.${audience}`)}</Link>
          </li>
        ))}
      </Views>
    </>
  );
}
