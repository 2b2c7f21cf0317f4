import type { FieldValues } from "react-hook-form";
import type { Sentence } from "../i18n";
import { useFormDraft } from "./drafts/use-form-draft";
import { useOutcome } from "./use-outcome";
import { type FormFields, useSubmission } from "./use-submission";

interface SaveOptions<Values extends FieldValues, Answer> extends FormFields<Values> {
  /** The `formKey` under which unsaved text is restored after a login. */
  draft: string;
  /** The name under which unsaved text outlives its dialog; with it, closing the dialog asks nothing. */
  keptAs?: string | undefined;
  /** Sends the values; undefined if there is nothing to send. */
  call: (values: Values) => Promise<Answer> | undefined;
  success: (answer: Answer) => Sentence;
  failure: (error: Error) => Sentence;
  /** It is saved; `again` lets the form be sent once more. */
  onSuccess: (text: Sentence, answer: Answer, form: { values: Values; again: () => void }) => void;
  onError?: (text: Sentence, error: Error) => void;
}

/**
 * A form that saves: it asks before unsaved text is lost, and shows the outcome in a toast once the form is left.
 */
export function useSave<Values extends FieldValues, Answer>(options: SaveOptions<Values, Answer>) {
  const { form, fields, draft, keptAs, call, success, failure, onSuccess, onError } = options;
  const { release, restored, confirmDiscard, whileSaving, restoreDraft } = useFormDraft(form, draft, keptAs);
  const tellOutcome = useOutcome();
  const submit = useSubmission({
    form,
    fields,
    send: (values, settle) => {
      const saving = call(values);
      if (!saving) return settle();
      tellOutcome(whileSaving(saving), {
        success,
        failure,
        restoreDraft,
        onSuccess: (text, answer) => onSuccess(text, answer, { values, again: settle }),
        onError: (text, error) => {
          onError?.(text, error);
          settle(error);
        },
      });
    },
  });
  return { submit, release, restored, confirmDiscard };
}
