import { reasonOf } from "@passerelle/api";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { Call } from "../../data";
import type { Sentence } from "../../i18n";
import type { Message } from "../../components/feedback/MessageBox";
import { type FormFields, useSubmission } from "../../forms/use-submission";

/** How long the success message stays in sight before the next screen takes over (D-048). */
const glance = 600;

interface AuthSubmissionOptions<Values extends FieldValues, Answer> extends FormFields<Values> {
  call: Call<Values, Answer>;
  succeeded: (answer: Answer) => Sentence;
  failed: (error: Error) => Sentence;
  onFailed?: (error: Error, values: Values) => void;
  /** The message is passed on, to be repeated on the next screen. */
  onDone: (answer: Answer, message: Sentence, values: Values) => void;
  /** What the box says before anything is sent. */
  initial?: Message | undefined;
}

export interface Submission {
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  busy: boolean;
  /** The last try did not reach the server. */
  offline: boolean;
  message: Message | undefined;
  setMessage: (message: Message | undefined) => void;
}

/**
 * What an authentication form goes through: one call at a time, its box, the server's words both there and at their
 * fields, and a moment to read the success. The typed text always stays.
 */
export function useAuthSubmission<Values extends FieldValues, Answer>(
  options: AuthSubmissionOptions<Values, Answer>,
): Submission {
  const { form, call, fields } = options;
  const [message, setMessage] = useState(options.initial);
  const moveOn = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(moveOn.current), []);

  const submit = useSubmission({
    form,
    fields,
    send: (values, settle) => {
      setMessage(undefined);
      call.mutate(values, {
        onSuccess: (answer) => {
          const text = options.succeeded(answer);
          setMessage({ tone: "success", text });
          moveOn.current = setTimeout(() => options.onDone(answer, text, values), glance);
        },
        onError: (error) => {
          setMessage({ tone: "error", text: options.failed(error) });
          settle(error);
          options.onFailed?.(error, values);
        },
      });
    },
  });

  return {
    submit,
    busy: call.isPending,
    offline: call.error !== null && reasonOf(call.error).kind === "offline",
    message,
    setMessage,
  };
}

/** A 2xx that brings no token has a text of its own. */
export function isWithoutToken(error: Error): boolean {
  const reason = reasonOf(error);
  return reason.kind === "malformed" && reason.status >= 200;
}
