import { Stack } from "@chakra-ui/react";
import { errorText, fieldMessages } from "@passerelle/api";
import { useForm } from "react-hook-form";
import { Button } from "../../kit/Button";
import { DialogBody, DialogCancel, DialogFooter } from "../../kit/Dialog";
import { DialogForm } from "../../kit/DialogForm";
import { Field } from "../../kit/Field";
import { FormErrors } from "../../kit/FormErrors";
import { type Message, MessageBox } from "../../kit/MessageBox";
import { Textarea } from "../../kit/Textarea";
import type { Offer } from "./offers";
import { ProfileWarning } from "./ProfileWarning";
import { isOutdated, useApply } from "./queries";
import { useWords } from "./words";

interface ApplyFormProps {
  offer: Offer;
  username: string;
  profileHref: string;
  onDone: (message: Message) => void;
}

const max = 5_000;

/** The message that goes with an application, at most 5,000 characters (D-029); a failed call loses none of it. */
export function ApplyForm({ offer, username, profileHref, onDone }: ApplyFormProps) {
  const { t } = useWords();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { message: "" } });
  const apply = useApply();
  const invalid = fieldMessages(apply.error);
  const failed = apply.error && Object.keys(invalid).length === 0 && errorText(apply.error, t("apply.failed"));

  const submit = handleSubmit(({ message }) => {
    if (apply.isPending) return;
    apply.mutate(
      { offer, message: message.trim() },
      {
        onSuccess: (answer) => onDone({ tone: "success", text: answer.message ?? t("apply.success") }),
        onError: (error) => {
          if (isOutdated(error)) onDone({ tone: "error", text: errorText(error, t("apply.failed")) });
          const said = fieldMessages(error)["message"];
          if (said) setError("message", { type: "server", message: said }, { shouldFocus: true });
        },
      },
    );
  });
  const fits = (text: string) => text.trim().length <= max || t("apply.tooLong", { max, count: text.trim().length });

  return (
    <DialogForm onSubmit={submit} dirty={formState.isDirty}>
      <DialogBody>
        <Stack gap="5">
          <ProfileWarning username={username} profileHref={profileHref} />
          <Field label={t("apply.message")} hint={t("apply.messageHint")} error={formState.errors.message?.message}>
            <Textarea rows={6} {...register("message", { validate: fits })} />
          </Field>
        </Stack>
      </DialogBody>
      <Stack px={{ base: "4", md: "6" }} pb="4" _empty={{ display: "none" }}>
        <FormErrors errors={invalid} />
        {failed && <MessageBox message={{ tone: "error", text: failed }} onDismiss={apply.reset} />}
      </Stack>
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" busy={apply.isPending} busyLabel={t("apply.sending")}>
          {t("apply.send")}
        </Button>
      </DialogFooter>
    </DialogForm>
  );
}
