import { reasonOf } from "@passerelle/api";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type Call, isUnsent } from "../../data";
import type { Sentence } from "../../i18n";
import type { Message } from "../../components/feedback/MessageBox";
import { type FormFields, useSubmission } from "../../forms/use-submission";

/** How long the success message is visible before the next screen (D-048), in milliseconds. */
const glance = 600;

interface AuthSubmissionOptions<Values extends FieldValues, Answer> extends FormFields<Values> {
  call: Call<Values, Answer>;
  succeeded: (answer: Answer) => Sentence;
  failed: (error: Error) => Sentence;
  onFailed?: (error: Error, values: Values) => void;
  /** Called with the message, which the next screen repeats. */
  onDone: (answer: Answer, message: Sentence, values: Values) => void;
  /** The message before the first submission. */
  initial?: Message | undefined;
}

export interface Submission {
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  busy: boolean;
  /** Whether the last attempt did not reach the server. */
  offline: boolean;
  message: Message | undefined;
  setMessage: (message: Message | undefined) => void;
}

/**
 * The submission of an authentication form: one call at a time, a message box, the server's errors in the box and at
 * the fields, and a pause to read the success message. Typed text stays.
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
          if (settle(error)) setMessage({ tone: "error", text: options.failed(error) });
          options.onFailed?.(error, values);
        },
      });
    },
  });

  return {
    submit,
    busy: call.isPending,
    offline: call.error !== null && reasonOf(call.error).kind === "offline" && !isUnsent(call.error),
    message,
    setMessage,
  };
}

/** A 2xx answer without a token has its own text. */
export function isWithoutToken(error: Error): boolean {
  const reason = reasonOf(error);
  return reason.kind === "malformed" && reason.status >= 200;
}
