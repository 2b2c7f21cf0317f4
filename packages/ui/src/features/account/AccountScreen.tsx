import { Stack } from "@chakra-ui/react";
import { type Schemas, reasonOf } from "@passerelle/api";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { LegalLinks } from "../../components/layout/LegalLinks";
import { Page } from "../../components/layout/Page";
import { QueryView } from "../../components/states/QueryView";
import { SkeletonForm } from "../../components/states/Skeletons";
import { Surface } from "../../components/layout/Surface";
import type { Sentence } from "../../i18n";
import { PasswordForm, Sessions } from "../auth";
import { BlockedPeople } from "../blocks";
import { NotificationSettings } from "../notifications";
import { DeleteAccount } from "./DeleteAccount";
import { ExportData } from "./ExportData";
import { useMe } from "./me";
import { type AskedEmail, PendingEmail } from "./PendingEmail";
import { ProfileAudience } from "./ProfileAudience";
import { ReadMarks } from "./ReadMarks";
import { useTranslations } from "./translations";
import { ChangesForm } from "../../forms/ChangesForm";
import { useChanges } from "../../forms/use-changes";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { type AccountValues, fields, inputOf, valuesOf } from "./account-values";
import { ContactFields, IdentityFields, PersonalFields } from "./AccountFields";
import { useUpdateMe } from "./queries";

interface AccountFormProps {
  user: Schemas["User"];
  /** Called after a save, which may have changed the username. */
  onSaved: (user: Schemas["User"], changes: Schemas["UserInput"]) => void;
}

/** The account's fields; only what changed is sent, and Reset restores the last saved values. */
function AccountForm({ user, onSaved }: AccountFormProps) {
  const { t, say } = useTranslations();
  const form = useForm<AccountValues>({ defaultValues: valuesOf(user) });
  const errorSentence = useErrorSentence();
  const changes = useChanges({
    form,
    draft: "account",
    fields,
    saved: user,
    valuesOf,
    inputOf,
    call: useUpdateMe(onSaved),
    texts: { saved: say("saved"), unchanged: say("unchanged"), failed: (error) => errorSentence(error, say("failed")) },
  });
  return (
    <ChangesForm changes={changes} saveLabel={t("save")} savingLabel={t("saving")} resetLabel={t("reset")}>
      <IdentityFields form={form} user={user} />
      <ContactFields form={form} user={user} />
      <PersonalFields form={form} />
    </ChangesForm>
  );
}

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
        failed={say(noData ? "noData" : "loadFailed")}
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
