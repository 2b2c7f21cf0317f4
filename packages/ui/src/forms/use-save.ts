import { reasonOf } from "@passerelle/api";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { Message } from "../components/feedback/MessageBox";
import { toast } from "../components/feedback/toast";
import { useOutcome } from "../components/use-outcome";
import type { Sentence } from "../i18n";
import { here, reopenForms } from "./drafts/form-drafts";
import { useFormDraft } from "./drafts/use-form-draft";
import { useFormTranslations } from "./translations";
import { type FormFields, useSubmission } from "./use-submission";

interface SaveOptions<Values extends FieldValues, Result> extends FormFields<Values> {
  /** The `formKey` under which unsaved text is stored; without one, as for a password, none is. */
  draft?: string;
  /** The name under which unsaved text outlives its dialog, which then closes without a question. */
  keptAs?: string | undefined;
  /** Sends the values; undefined if there is nothing to send. */
  call: (values: Values) => Promise<Result> | undefined;
  success: (result: Result) => Sentence;
  /** The text for any failed change, or the one for each error. */
  failure: Sentence | ((error: Error) => Sentence);
  /** The message if there is nothing to send. */
  unchanged?: Sentence;
  /** Called with the answer, before its message is shown. */
  onAnswer?: (result: Result, values: Values) => void;
  /** Shows a success; by default `message` is set. */
  onSuccess?: ((text: Sentence, result: Result) => void) | undefined;
  /** Shows a failure; by default `message` is set, unless an upload was cancelled, which its progress shows. */
  onError?: (text: Sentence, error: Error) => void;
  /** Whether the form can be sent again after a success; by default if it shows its own message. */
  staysOpen?: boolean;
}

/** How long a toast with a button to reopen the form stays, in milliseconds. */
const reopeningTime = 10_000;

/**
 * A form that saves: its unsaved text is stored while it is typed, restored when the form opens again, and not
 * discarded without a question. There is one call at a time, whose outcome is shown here, or in a toast after the form
 * was left.
 */
export function useSave<Values extends FieldValues, Result>(options: SaveOptions<Values, Result>) {
  const { form, fields, call, success, failure, unchanged, onAnswer, onSuccess } = options;
  const [message, setMessage] = useState<Message>();
  const {
    onError = (text, error) => reasonOf(error).kind !== "cancelled" && setMessage({ tone: "error", text }),
    staysOpen = !onSuccess,
  } = options;
  const { say } = useFormTranslations();
  const draft = useFormDraft(form, options.draft, options.keptAs);
  const showOutcome = useOutcome();
  const submit = useSubmission({
    form,
    fields,
    send: (values, settle) => {
      const saving = call(values);
      setMessage(!saving && unchanged ? { tone: "info", text: unchanged } : undefined);
      if (!saving) {
        settle();
        return;
      }
      const address = here();
      showOutcome(draft.whileSaving(saving), {
        success,
        failure,
        onSuccess: (text, result) => {
          if (staysOpen) settle();
          else draft.discard();
          onAnswer?.(result, values);
          if (onSuccess) onSuccess(text, result);
          else setMessage({ tone: "success", text });
        },
        onError: (text, error) => {
          onError(text, error);
          settle(error);
        },
        onErrorElsewhere: (text) => {
          draft.restoreDiscarded();
          const opens = { href: address, open: () => reopenForms(address), label: say("reopenForm") };
          toast.error(text, options.draft === undefined ? {} : { duration: reopeningTime, opens });
        },
      });
    },
  });
  const { restored, confirmDiscard, discard } = draft;
  return { submit, restored, confirmDiscard, discard, message, dismiss: () => setMessage(undefined) };
}
