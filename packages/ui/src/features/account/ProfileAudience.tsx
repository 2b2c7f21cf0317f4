import { chakra, Flex } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../components/Button";
import { Field } from "../../components/Field";
import { useHrefs } from "../../components/hrefs";
import { Link } from "../../components/Link";
import type { Message } from "../../components/MessageBox";
import { Select } from "../../components/Select";
import { Surface } from "../../components/Surface";
import { useFailureSentence } from "../../components/use-error-sentence";
import { FormSection, WideField } from "../../forms/FormSection";
import { useUnsavedChanges } from "../../forms/unsaved/use-unsaved-changes";
import { useUpdateMe } from "./queries";
import { StandaloneForm } from "./StandaloneForm";
import { useTranslations } from "./translations";

const audiences = ["contacts", "members"] as const;

interface ProfileAudienceProps {
  username: string;
  /** The saved values. */
  audience: Schemas["ProfileAudience"];
}

/** Who may see one's profile, and one's page as each of them sees it. */
export function ProfileAudience({ username, audience }: ProfileAudienceProps) {
  const { t, say } = useTranslations();
  const form = useForm({ values: { audience } });
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const [message, setMessage] = useState<Message>();
  const failureSentence = useFailureSentence();
  const update = useUpdateMe(() => setMessage({ tone: "success", text: say("audience.saved") }));
  const save = form.handleSubmit((values) => {
    setMessage(undefined);
    update.mutate(
      { profileAudience: values.audience },
      { onError: (error) => setMessage({ tone: "error", text: failureSentence(error, say("audience.failed")) }) },
    );
  });
  return (
    <StandaloneForm
      label={t("audience.title")}
      message={message}
      onDismiss={() => setMessage(undefined)}
      onSubmit={(event) => void save(event)}
    >
      <Surface>
        <FormSection title={t("audience.title")} about={t("audience.about")}>
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
        </FormSection>
        <Flex justify="flex-end" p={{ base: "4", md: "6" }}>
          <Button type="submit" busy={update.isPending} disabled={!isDirty}>
            {t("audience.save")}
          </Button>
        </Flex>
      </Surface>
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
