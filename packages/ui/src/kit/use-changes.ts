import { type BaseSyntheticEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import type { FieldValues, KeepStateOptions, Path, UseFormReturn } from "react-hook-form";
import { quoteOr, type Sentence } from "../i18n";
import { changesOf } from "./changes";
import { refusesHalfTyped } from "./half-typed";
import type { Message } from "./MessageBox";
import { showRefusals } from "./show-refusals";
import { useFormDraft } from "./use-form-draft";
import { useOutcome } from "./use-outcome";
import { useKitTranslations } from "./translations";

/** The part of a TanStack mutation that a form needs. */
interface Call<Input, Answer> {
  isPending: boolean;
  mutateAsync: (input: Input) => Promise<Answer>;
}

interface ChangesOptions<Values extends FieldValues, Input extends object, Data> {
  /** From `useForm({ defaultValues: valuesOf(saved) })`; flat values: texts, ticks, files. */
  form: UseFormReturn<Values>;
  /** Names what is typed and not saved, as `formKey` does, to find it again after a login. */
  draft: string;
  /** The fields on the screen, in reading order. */
  fields: readonly Path<Values>[];
  /** What the server has: the query's data. */
  saved: Data;
  /** What the form shows of it. */
  valuesOf: (data: Data) => Values;
  /** What the form would send in all: trimmed texts, lists, only files that change. */
  inputOf: (values: Values) => Input;
  /** Sends what changed; answers what the server has now, if it says so. */
  call: Call<Partial<Input>, { message?: string; data?: Data }>;
  texts: {
    /** Where the server has no words of its own. */
    saved: Sentence;
    failed: (error: Error) => Sentence;
    unchanged: Sentence;
  };
  /** It is saved, and whoever shows the form says so. */
  onSaved?: (text: Sentence) => void;
}

export interface Changes {
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Back to what is saved. */
  reset: () => void;
  dirty: boolean;
  busy: boolean;
  /** It shows what was typed before the session ended. */
  restored: boolean;
  message: Message | undefined;
  dismiss: () => void;
}

/**
 * The life of a form that sends only what changed: what the server refuses stands at its fields, and whatever the
 * person has typed stays, through a failure, an answer that comes late, and a reload in the background.
 */
export function useChanges<Values extends FieldValues, Input extends object, Data>(
  options: ChangesOptions<Values, Input, Data>,
): Changes {
  const { form, draft, fields, saved, valuesOf, inputOf, call, texts, onSaved } = options;
  const { lang } = useKitTranslations();
  const [message, say] = useState<Message>();
  const base = useRef(valuesOf(saved));
  const dirty = form.formState.isDirty;
  const { release, restored, whileSaving, draftNow } = useFormDraft(form, draft);
  const tellOutcome = useOutcome();

  const seen = useRef(saved);
  useEffect(() => {
    if (seen.current === saved) return;
    seen.current = saved;
    const values = valuesOf(saved);
    keepOwn(form, base.current, values, { keepErrors: true, keepIsSubmitted: true });
    base.current = values;
  });

  const settle = (sent: Values, data: Data | undefined) => {
    base.current = data === undefined ? keptOf(base.current, sent) : valuesOf(data);
    keepOwn(form, sent, base.current);
  };

  // The state of the call is a render late, and a held Enter key is not.
  const sending = useRef(false);
  const isHalfTyped = (event?: BaseSyntheticEvent) => refusesHalfTyped(form, fields, event);
  const send = (values: Values, event?: BaseSyntheticEvent) => {
    if (isHalfTyped(event) || sending.current) return;
    const input = changesOf(inputOf(base.current), inputOf(values));
    if (Object.keys(input).length === 0) {
      form.reset(base.current);
      say({ tone: "info", text: texts.unchanged });
      return;
    }
    sending.current = true;
    say(undefined);
    const succeed = (text: Sentence, { data }: { data?: Data }) => {
      sending.current = false;
      settle(values, data);
      if (onSaved) {
        release();
        onSaved(text);
      } else say({ tone: "success", text });
    };
    const fail = (text: Sentence, error: Error) => {
      sending.current = false;
      say({ tone: "error", text });
      showRefusals(form, fields, error, lang);
    };
    tellOutcome(whileSaving(call.mutateAsync(input)), {
      success: ({ message }) => quoteOr(message, texts.saved),
      failure: texts.failed,
      draft: draftNow,
      onSuccess: succeed,
      onError: fail,
    });
  };

  return {
    submit: (event) => void form.handleSubmit(send, (_, refused) => void isHalfTyped(refused))(event),
    reset: () => {
      form.reset(base.current);
      say(undefined);
    },
    dirty,
    busy: call.isPending,
    restored,
    message,
    dismiss: () => say(undefined),
  };
}

/** What is taken for saved where the server does not say: what was sent, but for files, which leave the form with it. */
function keptOf<Values extends FieldValues>(base: Values, sent: Values): Values {
  const files = Object.entries(base).filter(([, value]) => value === null);
  return { ...sent, ...Object.fromEntries(files) };
}

/** Shows what is saved now, except where the form no longer shows `base`: that the person has typed since. */
function keepOwn<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  base: Values,
  saved: Values,
  keep: KeepStateOptions = {},
) {
  const own = Object.entries(form.getValues()).filter(([name, value]) => value !== base[name]);
  form.reset(saved, keep);
  if (own.length > 0) form.reset({ ...saved, ...Object.fromEntries(own) }, { ...keep, keepDefaultValues: true });
}
