import { Stack } from "@chakra-ui/react";
import { errorText } from "@passerelle/api";
import { useForm } from "react-hook-form";
import { EntryForm } from "../../kit/EntryForm";
import type { Message } from "../../kit/MessageBox";
import { MessageField, type MessageValues } from "./MessageField";
import type { Offer } from "./offers";
import { ProfileWarning } from "./ProfileWarning";
import { useApply } from "./queries";
import { useWords } from "./words";

interface ApplyFormProps {
  offer: Offer;
  username: string;
  profileHref: string;
  onDone: (message: Message) => void;
}

/** The message that goes with an application; a failed call loses none of it. */
export function ApplyForm({ offer, username, profileHref, onDone }: ApplyFormProps) {
  const { t } = useWords();
  const form = useForm<MessageValues>({ defaultValues: { message: "" } });
  const failed = t("apply.failed");
  const apply = useApply((error) => onDone({ tone: "error", text: errorText(error, failed) }));
  return (
    <EntryForm
      form={form}
      names={["message"]}
      save={apply}
      inputOf={({ message }) => ({ offer, message: message.trim() })}
      onSaved={(text) => onDone({ tone: "success", text: text ?? t("apply.success") })}
      failed={failed}
      saveLabel={t("apply.send")}
      savingLabel={t("apply.sending")}
    >
      <Stack gap="5">
        <ProfileWarning username={username} profileHref={profileHref} />
        <MessageField form={form} label={t("apply.message")} hint={t("apply.messageHint")} />
      </Stack>
    </EntryForm>
  );
}
