import { reasonOf } from "@passerelle/api";
import type { UseMutationResult } from "@tanstack/react-query";
import { type BaseSyntheticEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { Sentence } from "../../i18n";
import { refusesHalfTyped } from "../../kit/half-typed";
import type { Message } from "../../kit/MessageBox";
import { showRefusals } from "../../kit/show-refusals";
import { useTranslations } from "./translations";

/** How long the success message stays in sight before the next screen takes over (D-048). */
const glance = 600;

interface SubmissionOptions<Values extends FieldValues, Answer> {
  form: UseFormReturn<Values>;
  call: UseMutationResult<Answer, Error, Values>;
  /** The fields on the screen, in reading order: those whose messages the server's can stand at. */
  fields: readonly Path<Values>[];
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
  say: (message: Message | undefined) => void;
}

/**
 * What an authentication form goes through: one call at a time, its box, the server's words both there and at their
 * fields, and a moment to read the success. What was typed stays, whatever happens.
 */
export function useSubmission<Values extends FieldValues, Answer>(
  options: SubmissionOptions<Values, Answer>,
): Submission {
  const { form, call, fields } = options;
  const { lang } = useTranslations();
  const [message, say] = useState(options.initial);
  const moveOn = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The state of the call is a render late, and a double click is not.
  const sent = useRef(false);
  useEffect(() => () => clearTimeout(moveOn.current), []);

  const isHalfTyped = (event?: BaseSyntheticEvent) => refusesHalfTyped(form, fields, event);
  const send = (values: Values, event?: BaseSyntheticEvent) => {
    if (isHalfTyped(event) || sent.current) return;
    sent.current = true;
    say(undefined);
    call.mutate(values, {
      onSuccess: (answer) => {
        const text = options.succeeded(answer);
        say({ tone: "success", text });
        moveOn.current = setTimeout(() => options.onDone(answer, text, values), glance);
      },
      onError: (error) => {
        sent.current = false;
        say({ tone: "error", text: options.failed(error) });
        showRefusals(form, fields, error, lang);
        options.onFailed?.(error, values);
      },
    });
  };

  return {
    submit: (event) => void form.handleSubmit(send, (_, refused) => void isHalfTyped(refused))(event),
    busy: call.isPending,
    offline: call.isError && reasonOf(call.error).kind === "offline",
    message,
    say,
  };
}

/** A 2xx that brings no token has a text of its own. */
export function isWithoutToken(error: Error): boolean {
  const reason = reasonOf(error);
  return reason.kind === "malformed" && reason.status >= 200;
}
