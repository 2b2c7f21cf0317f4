import { trimText } from "@passerelle/domain";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { HStack, chakra } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";
import type { Sentence } from "../../i18n";
import { CopyButton } from "../../components/actions/CopyButton";
import { EntryForm } from "../../forms/EntryForm";
import { formKey } from "../../forms/drafts/form-drafts";
import type { Message } from "../../components/feedback/MessageBox";
import { Notice } from "../../components/feedback/Notice";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { isClosed, useOffer } from "../job-offers";
import { type OfferToApply, letterForm } from "./offer-to-apply";
import { MessageField, type MessageValues } from "./shared/MessageField";
import { OfferBeside } from "./OfferBeside";
import { useApply } from "./queries";
import { useTranslations } from "./translations";
import { Announced } from "../../components/feedback/Announced";
import { Link } from "../../components/text/Link";
import { ResumeFile, useApplicantProfile } from "../profiles";

/** The resume that the recruiter will receive; hidden if there is none or it is unknown. */
function SentResume({ username }: { username: string }) {
  const { t } = useTranslations();
  const { data: profile } = useApplicantProfile(username);
  if (!profile?.resumeFile) return null;
  return (
    <div>
      <chakra.p textStyle="sm" fontWeight="medium">
        {t("apply.resume")}
      </chakra.p>
      <ResumeFile file={profile.resumeFile} />
    </div>
  );
}

/** Lists what the recruiter will miss; the reader can apply nevertheless. */
function ProfileWarning({ username, profileHref }: { username: string; profileHref: string }) {
  const { t } = useTranslations();
  const { data: profile } = useApplicantProfile(username);
  if (profile === undefined) return null;

  const missing = [!profile?.resumeUrl && t("apply.noResume"), !profile?.skills.length && t("apply.noSkills")];
  const lines = profile ? missing.filter((line) => line !== false) : [t("apply.noProfile")];
  if (lines.length === 0) return null;

  return (
    <HStack
      align="start"
      gap="2.5"
      p="3"
      bg="yellow.tint"
      color="yellow.fg"
      borderWidth="1px"
      borderColor="yellow.line"
      borderRadius="control"
    >
      <chakra.span mt="0.5" flexShrink="0">
        <TriangleAlert size={18} aria-hidden />
      </chakra.span>
      <Announced as="div" display="flex" flexDirection="column" gap="1" css={{ "& a": { color: "inherit" } }}>
        {lines.map((line) => (
          <chakra.p key={line}>{line}</chakra.p>
        ))}
        <Link href={profileHref}>{t("apply.toProfile")}</Link>
      </Announced>
    </HStack>
  );
}

interface ApplyFormProps {
  offer: OfferToApply;
  username: string;
  profileHref: string;
  onDone: (message: Message) => void;
}

/** The letter of an application, with the offer beside it. Survives a failed call and closing the form. */
export function ApplyForm({ offer, username, profileHref, onDone }: ApplyFormProps) {
  const { t, say } = useTranslations();
  const form = useForm<MessageValues>({ defaultValues: { message: "" } });
  const message = trimText(useWatch({ control: form.control, name: "message" }));
  const offerNow = useOffer(offer.id, true);
  const errorSentence = useErrorSentence();
  const [refusal, setRefusal] = useState<Sentence>();
  const closed = refusal ?? (isClosed(offerNow.data) ? say("offer.closed") : undefined);
  const apply = useApply((error) => {
    const text = errorSentence(error, say("offer.closed"));
    // A letter stays in its field, to be copied.
    if (message) setRefusal(text);
    else onDone({ tone: "error", text });
  });
  return (
    <EntryForm
      form={form}
      draft={formKey("application", offer.id)}
      keptAs={closed ? undefined : formKey(letterForm, offer.id)}
      names={["message"]}
      save={apply}
      inputOf={({ message }) => ({ offer, message: trimText(message) })}
      onSaved={(text) => onDone({ tone: "success", text })}
      saved={say("apply.success")}
      failed={say("apply.failed")}
      saveLabel={t("apply.send")}
      savingLabel={t("apply.sending")}
      {...(closed && {
        closed: (
          <Notice text={closed}>
            {/* Copied text is safe: the form asks only about later changes. */}
            {message && (
              <CopyButton
                text={message}
                onSelect={() => form.setFocus("message", { shouldSelect: true })}
                onCopied={() => form.reset(form.getValues())}
              />
            )}
          </Notice>
        ),
      })}
    >
      <OfferBeside offer={offerNow.data}>
        <ProfileWarning username={username} profileHref={profileHref} />
        <SentResume username={username} />
        <MessageField form={form} label={t("apply.message")} hint={t("apply.messageHint")} />
      </OfferBeside>
    </EntryForm>
  );
}
