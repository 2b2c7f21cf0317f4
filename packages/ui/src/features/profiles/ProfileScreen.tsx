import { Stack } from "@chakra-ui/react";
import { reasonOf } from "@passerelle/api";
import { useState } from "react";
import type { Sentence } from "../../i18n";
import { ErrorText } from "../../components/fields/ErrorText";
import { Banner } from "../../components/feedback/Banner";
import { formDrafts } from "../../forms/drafts/form-drafts";
import type { Message } from "../../components/feedback/MessageBox";
import { Page } from "../../components/layout/Page";
import { QueryView } from "../../components/states/QueryView";
import { SkeletonCards } from "../../components/states/Skeletons";
import { useMe } from "../account";
import { ApplicantDetails } from "./ApplicantDetails";
import { BasicsDialog } from "./BasicsDialog";
import type { CvList } from "./queries";
import { RecruiterDetails } from "./RecruiterDetails";
import { useTranslations } from "./translations";

/** The addresses for editing the parts of a profile, defined by the application. */
export type ProfileHrefs = Readonly<Record<"applicant" | "recruiter" | "myAccount" | CvList, string>>;

interface ProfileScreenProps {
  hrefs: ProfileHrefs;
}

/** The user's own profile as others see it, with links to edit it. */
export function ProfileScreen({ hrefs }: ProfileScreenProps) {
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
        failed={<ErrorText error={me.error} otherwise={say(unknown ? "noUser" : "userFailed")} />}
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
