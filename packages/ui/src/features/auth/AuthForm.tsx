import { chakra, Stack } from "@chakra-ui/react";
import { type ReactNode, useEffect } from "react";
import { Announced } from "../../components/feedback/Announced";
import { Button } from "../../components/actions/Button";
import { MessageBox, messageTime } from "../../components/feedback/MessageBox";
import { RequiredNote } from "../../forms/FormNotes";
import type { Submission } from "./use-auth-submission";
import { useTranslations } from "./translations";

interface AuthFormProps {
  submission: Submission;
  submitLabel: string;
  children: ReactNode;
  /** A notice beside the message box, for example after a certain answer. */
  notice?: ReactNode;
  /** Further links below the button. */
  after?: ReactNode;
}

/** The frame of the three forms: message box, fields, and a submit button with a spinner while busy. */
export function AuthForm({ submission, submitLabel, children, notice, after }: AuthFormProps) {
  const { t } = useTranslations();
  const { submit, busy, offline, message, setMessage } = submission;
  // A prerendered page delays submissions until the form is ready.
  useEffect(() => void dispatchEvent(new Event("form-ready")), []);
  return (
    // A native GET submission would put the fields, password included, into the address.
    <chakra.form noValidate method="post" onSubmit={submit}>
      <Stack gap="5">
        <RequiredNote />
        {children}
        {/* Beside the button that was just pressed: the top of a long form is out of sight on a phone. */}
        <MessageBox message={message} duration={messageTime} onDismiss={() => setMessage(undefined)} />
        {offline && <Announced color="ink.muted">{t("offline")}</Announced>}
        {notice}
        <Button type="submit" size="lg" width="full" busy={busy}>
          {submitLabel}
        </Button>
        {after}
      </Stack>
    </chakra.form>
  );
}
