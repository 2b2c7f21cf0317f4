import type { Schemas } from "@passerelle/api";
import { QueryView } from "../../../components/states/QueryView";
import { Surface } from "../../../components/layout/Surface";
import { FormSection, WideField } from "../../../forms/fields/FormSection";
import { NotificationSettingsForm } from "./NotificationSettingsForm";
import { useNotificationSettings } from "./queries";
import { useTranslations } from "./translations";

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
