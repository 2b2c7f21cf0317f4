import { reasonOf } from "@passerelle/api";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { Message } from "../components/feedback/MessageBox";
import { toast } from "../components/feedback/toast";
import { useOutcome } from "../components/use-outcome";
import type { Sentence } from "../i18n";
import { type DraftValues, type FormDraft, formDrafts, here, reopenForms } from "./drafts/form-drafts";
import { useFormTranslations } from "./translations";
import { useUnsavedChanges } from "./unsaved/use-unsaved-changes";
import { type FormFields, useSubmission } from "./use-submission";

interface SaveOptions<Values extends FieldValues, Result> extends FormFields<Values> {
  /** The `formKey` under which unsaved text is stored; without one, as for a password, none is. */
  draft?: string;
  /** The name under which unsaved text outlives its dialog, which then closes without a question. */
  keptAs?: string | undefined;
  /** Sends the values; undefined if there is nothing to send. */
  call: (values: Values) => Promise<Result> | undefined;
  success: (result: Result) => Sentence;
  failure: (error: Error) => Sentence;
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

/**
 * Stores unsaved text while it is typed, restores it, and asks before it is discarded.
 * `restored` is true until that text is saved or discarded.
 */
function useFormDraft<Values extends FieldValues>(form: UseFormReturn<Values>, key?: string, keptAs?: string) {
  const { isDirty } = form.formState;
  const [kept] = useState(() => read(key) ?? read(keptAs));
  const [phase, setPhase] = useState(() => (kept && hasNews(kept.values, form.getValues()) ? "restoring" : "over"));
  if (phase === "restoring" && isDirty) setPhase("restored");
  if (phase === "restored" && !isDirty) setPhase("over");
  const discarded = useRef<FormDraft>(undefined);
  const { release, ...unsaved } = useUnsavedChanges(isDirty, {
    onDiscard: () => {
      discarded.current = take(key);
    },
    ...(keptAs !== undefined && { keep: () => formDrafts.set(keptAs, take(key)) }),
  });

  const restore = useEffectEvent(() => {
    if (!kept) return;
    const values = form.getValues();
    form.reset({ ...values, ...fitting(kept.values, values) }, { keepDefaultValues: true });
  });
  useEffect(() => {
    if (key === undefined) return undefined;
    const store = (values: FieldValues, saved: FieldValues = {}) => {
      const typed = typedValues(values, saved);
      formDrafts.set(key, typed && { values: typed, address: here(), attempt: read(key)?.attempt });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => store(values, defaultValues),
    });
    restore();
    store(form.getValues(), form.formState.defaultValues);
    return stop;
  }, [form, key]);
  useEffect(() => void take(keptAs), [keptAs]);

  return {
    ...unsaved,
    restored: phase === "restored",
    /** Deletes the text without a question, as after a save. */
    discard: () => {
      release();
      take(key);
    },
    /** Stores the discarded text again, after a save that failed once the form was left. */
    restoreDiscarded: () => key !== undefined && formDrafts.set(key, discarded.current),
  };
}

const read = (key: string | undefined) => (key === undefined ? undefined : formDrafts.get(key));
const take = (key: string | undefined) => (key === undefined ? undefined : formDrafts.take(key));

/** The values that differ from the initial ones, without files. */
function typedValues(values: FieldValues, saved: FieldValues): DraftValues | undefined {
  const changed = Object.entries(values).filter(([name, value]) => value !== saved[name]);
  const typed = fitting(Object.fromEntries(changed), saved);
  return Object.keys(typed).length > 0 ? typed : undefined;
}

const hasNews = (kept: DraftValues, values: FieldValues) =>
  Object.entries(fitting(kept, values)).some(([name, value]) => value !== values[name]);

/** The texts and booleans among the values whose type matches the form's field. */
function fitting(values: FieldValues, fields: FieldValues): DraftValues {
  const entries: [string, unknown][] = Object.entries(values);
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      (typeof value === "string" || typeof value === "boolean") && typeof value === typeof fields[name]
        ? [[name, value]]
        : [],
    ),
  );
}
