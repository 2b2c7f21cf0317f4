import type { Schemas } from "@passerelle/api";
import { useForm } from "react-hook-form";
import { Button } from "../../../components/actions/Button";
import { Field } from "../../../components/fields/Field";
import { Select } from "../../../components/fields/Select";
import { Surface } from "../../../components/layout/Surface";
import { QueryView } from "../../../components/states/QueryView";
import { FormSection, WideField } from "../../../forms/fields/FormSection";
import { StandaloneForm } from "../../../forms/StandaloneForm";
import { useSave } from "../../../forms/use-save";
import { type Settings, useNotificationSettings, useSaveNotificationSettings } from "./queries";
import { useTranslations } from "./translations";

const channels = ["app", "mail", "none"] as const;
// Messages do not create notifications, so they cannot be turned off.
const channelsOf = (kind: keyof Settings) => (kind === "messages" ? (["app", "mail"] as const) : channels);
/** The kinds of each role, with their translation keys. */
const kindsOf = {
  applicant: [
    ["messages", "messages"],
    ["decisions", "decisions"],
    ["applications", "applications"],
    ["offers", "offers"],
    ["offerAlerts", "offerAlerts"],
    ["postLikes", "postLikes"],
    ["postComments", "postComments"],
    ["commentLikes", "commentLikes"],
  ],
  recruiter: [
    ["messages", "messages"],
    ["applications", "applicationsReceived"],
    ["postLikes", "postLikes"],
    ["postComments", "postComments"],
    ["commentLikes", "commentLikes"],
  ],
} as const;

interface NotificationSettingsFormProps {
  userRole: Schemas["Role"];
  /** The saved values. */
  settings: Settings;
}

/** A choice for each kind of notification: in the application, also by mail, or not at all. */
function NotificationSettingsForm({ userRole, settings }: NotificationSettingsFormProps) {
  const { t, say } = useTranslations();
  // A server of an earlier release supports fewer kinds.
  const kinds = kindsOf[userRole].filter(([kind]) => settings[kind] !== undefined);
  const form = useForm({ values: settings });
  const { isDirty, dirtyFields } = form.formState;
  const saving = useSaveNotificationSettings();
  const { submit, message, dismiss } = useSave({
    form,
    fields: [],
    call: (values) => {
      const changed = kinds.filter(([kind]) => dirtyFields[kind]);
      return saving.mutateAsync(Object.fromEntries(changed.map(([kind]) => [kind, values[kind]])));
    },
    success: () => say("saved"),
    failure: say("failed"),
  });
  return (
    <StandaloneForm
      message={message}
      onDismiss={dismiss}
      onSubmit={submit}
      title={t("title")}
      about={t("about")}
      actions={
        <Button type="submit" busy={saving.isPending} disabled={!isDirty}>
          {t("save")}
        </Button>
      }
    >
      {kinds.map(([kind, label]) => (
        <Field key={kind} label={t(`kind.${label}`)}>
          <Select
            options={channelsOf(kind).map((value) => ({ value, label: t(`channel.${value}`) }))}
            {...form.register(kind)}
          />
        </Field>
      ))}
    </StandaloneForm>
  );
}

/** The notification settings by kind; hidden if the server does not support them. */
export function NotificationSettings({ userRole }: { userRole: Schemas["Role"] }) {
  const { t, say } = useTranslations();
  const settings = useNotificationSettings();
  if (settings.data === null) return null;
  if (settings.data) return <NotificationSettingsForm userRole={userRole} settings={settings.data} />;
  return (
    <Surface>
      <FormSection title={t("title")} about={t("about")}>
        <WideField>
          <QueryView query={settings} loading={t("loading")} failed={say("loadFailed")}>
            {() => null}
          </QueryView>
        </WideField>
      </FormSection>
    </Surface>
  );
}
