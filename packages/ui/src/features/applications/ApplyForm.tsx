import { trimText } from "@passerelle/domain";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { Sentence } from "../../i18n";
import { CopyButton } from "../../components/actions/CopyButton";
import { EntryForm } from "../../forms/EntryForm";
import { formKey } from "../../forms/drafts/form-drafts";
import type { Message } from "../../components/feedback/MessageBox";
import { Notice } from "../../components/feedback/Notice";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { isClosed, useOffer } from "../job-offers";
import { letterForm, type OfferToApply } from "./applying";
import { MessageField, type MessageValues } from "./shared/MessageField";
import { OfferBeside } from "./OfferBeside";
import { ProfileWarning } from "./ProfileWarning";
import { useApply } from "./queries";
import { SentResume } from "./SentResume";
import { useTranslations } from "./translations";

interface ApplyFormProps {
  offer: OfferToApply;
  username: string;
  profileHref: string;
  onDone: (message: Message) => void;
}

/**
 * The letter of an application, with the offer beside it. Neither a failed call nor closing the form before sending
 * loses the letter.
 */
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
