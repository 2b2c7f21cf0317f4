import { Stack } from "@chakra-ui/react";
import { reasonOf } from "@passerelle/api";
import { useState } from "react";
import type { Sentence } from "../../i18n";
import { Banner } from "../../components/feedback/Banner";
import { formDrafts } from "../../forms/drafts/form-drafts";
import type { Message } from "../../components/feedback/MessageBox";
import { Page } from "../../components/layout/Page";
import { QueryView } from "../../components/states/QueryView";
import { SkeletonCards } from "../../components/states/Skeletons";
import { useMe } from "../account";
import { ApplicantDetails } from "./ApplicantDetails";
import type { CvList } from "./latest-cv-entries";
import { useRecruiterProfile } from "./recruiter-profile";
import { useTranslations } from "./translations";
import { Dialog } from "../../components/dialogs/Dialog";
import { BasicsForm, type BasicsFormProps } from "./BasicsForm";
import { Company } from "./Company";
import { Contact } from "./Contact";
import { Identity } from "./Identity";
import { type ProfileDetailsProps, ProfileLayout } from "./ProfileLayout";
import { Invitation, ProfileSection } from "./ProfileSection";

/** A recruiter's profile, with their company. */
function RecruiterDetails({ user, hrefs, onEdit }: ProfileDetailsProps) {
  const { t, say } = useTranslations();
  const profile = useRecruiterProfile(user.username);
  const { data, isError } = profile;
  return (
    <ProfileLayout
      identity={<Identity user={user} headline={isError ? null : data && data.company} onEdit={onEdit} />}
      contact={<Contact user={user} />}
    >
      <ProfileSection title={t("about.recruiter")} size="lg" editHref={data === null ? undefined : hrefs.recruiter}>
        <QueryView query={profile} loading={t("loading")} failed={say("loadFailed.recruiter")}>
          {(company) =>
            company ? (
              <Company profile={company} />
            ) : (
              <Invitation href={hrefs.recruiter} action={t("fillIn.recruiter")}>
                {t("empty.recruiter")}
              </Invitation>
            )
          }
        </QueryView>
      </ProfileSection>
    </ProfileLayout>
  );
}

interface BasicsDialogProps extends BasicsFormProps {
  open: boolean;
  onClose: () => void;
}

/** The dialog that edits the user's basic data. */
function BasicsDialog({ open, onClose, ...form }: BasicsDialogProps) {
  const { t } = useTranslations();
  return (
    <Dialog open={open} onClose={onClose} title={t("basics")}>
      <BasicsForm {...form} />
    </Dialog>
  );
}

/** The addresses for editing the parts of a profile, defined by the application. */
export type ProfileHrefs = Readonly<Record<"applicant" | "recruiter" | "myAccount" | CvList, string>>;

/** The user's own profile as others see it, with links to edit it. */
export function ProfileScreen({ hrefs }: { hrefs: ProfileHrefs }) {
  const { t, lang, say } = useTranslations();
  const me = useMe();
  const [editing, setEditing] = useState(() => formDrafts.get("basics") !== undefined);
  const [message, setMessage] = useState<Message>();
  const unknown = reasonOf(me.error).kind === "malformed";

  const close = () => setEditing(false);
  const saved = (text: Sentence) => {
    close();
    setMessage({ tone: "success", text });
  };

  return (
    <Page title={t("title.profile")} lang={lang}>
      <Banner message={message} onDismiss={() => setMessage(undefined)} />
      <QueryView
        query={me}
        loading={t("loading")}
        failed={say(unknown ? "noUser" : "userFailed")}
        skeleton={<SkeletonCards cards={2} />}
      >
        {(user) => {
          const Details = user.role === "applicant" ? ApplicantDetails : RecruiterDetails;
          return (
            <Stack gap="6">
              <Details user={user} hrefs={hrefs} onEdit={() => setEditing(true)} />
              <BasicsDialog user={user} open={editing} accountHref={hrefs.myAccount} onClose={close} onSaved={saved} />
            </Stack>
          );
        }}
      </QueryView>
    </Page>
  );
}
