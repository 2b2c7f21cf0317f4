import { Stack } from "@chakra-ui/react";
import { reasonOf, type Schemas } from "@passerelle/api";
import { useState } from "react";
import { ErrorText } from "../../components/fields/ErrorText";
import { LegalLinks } from "../../components/layout/LegalLinks";
import { Page } from "../../components/layout/Page";
import { QueryView } from "../../components/states/QueryView";
import { SkeletonForm } from "../../components/states/Skeletons";
import { Surface } from "../../components/layout/Surface";
import type { Sentence } from "../../i18n";
import { PasswordForm, Sessions } from "../auth";
import { BlockedPeople } from "../blocks";
import { NotificationSettings } from "../notifications";
import { AccountForm } from "./AccountForm";
import { DeleteAccount } from "./DeleteAccount";
import { ExportData } from "./ExportData";
import { useMe } from "./me";
import { type AskedEmail, PendingEmail } from "./PendingEmail";
import { ProfileAudience } from "./ProfileAudience";
import { ReadMarks } from "./ReadMarks";
import { useTranslations } from "./translations";

export interface AccountScreenProps {
  /** Called after a save, which may have changed the username. */
  onSaved: (user: Schemas["User"]) => void;
  /** Called after the account was deleted, which ends the session. */
  onDeleted: (message: Sentence) => void;
}

/** My account: the user's data, privacy settings, sessions and the deletion of the account. */
export function AccountScreen({ onSaved, onDeleted }: AccountScreenProps) {
  const { t, lang, say } = useTranslations();
  const me = useMe();
  const [askedEmail, setAskedEmail] = useState<AskedEmail>();
  const noData = reasonOf(me.error).kind === "malformed";
  return (
    <Page title={t("title")} lang={lang}>
      <QueryView
        query={me}
        loading={t("loading")}
        failed={<ErrorText error={me.error} otherwise={say(noData ? "noData" : "loadFailed")} />}
        skeleton={
          <Surface p={{ base: "4", md: "6" }}>
            <SkeletonForm fields={7} />
          </Surface>
        }
      >
        {(user) => (
          <Stack gap="8">
            {user.pendingEmail && (
              <PendingEmail key={user.pendingEmail} user={user} email={user.pendingEmail} asked={askedEmail} />
            )}
            <AccountForm
              user={user}
              onSaved={(saved, changes) => {
                if (changes.email !== undefined && saved.pendingEmail) setAskedEmail({ email: saved.pendingEmail });
                onSaved(saved);
              }}
            />
            {user.role === "applicant" && user.profileAudience && (
              <ProfileAudience username={user.username} audience={user.profileAudience} />
            )}
            {user.readMarks !== undefined && <ReadMarks readMarks={user.readMarks} />}
            <NotificationSettings userRole={user.role} />
            <PasswordForm />
            <Sessions />
            <ExportData />
            <DeleteAccount onDeleted={onDeleted} />
            <BlockedPeople />
            <LegalLinks />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
