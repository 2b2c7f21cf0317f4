import { reasonOf } from "@passerelle/api";
import { type SubmitEvent, useEffect, useRef } from "react";
import type { FieldValues, KeepStateOptions, UseFormReturn } from "react-hook-form";
import { quoteOr, type Sentence } from "../i18n";
import { changesOf } from "./changes";
import type { Message } from "../components/feedback/MessageBox";
import { useStateTranslations } from "../components/states/translations";
import { type UploadState, useShownUpload } from "./files/upload/use-upload";
import { useSave } from "./use-save";
import type { FormFields } from "./use-submission";

/** The part of a TanStack mutation that a form needs. */
interface Call<Input, Answer> {
  isPending: boolean;
  /** For forms with files. */
  upload?: UploadState | undefined;
  mutateAsync: (input: Input) => Promise<Answer>;
}

interface Saved<Data> {
  message?: string;
  data?: Data;
}

interface ChangesOptions<
  Values extends FieldValues,
  Input extends object,
  Data,
  Answer extends Saved<Data>,
> extends FormFields<Values> {
  /** The `formKey` under which unsaved text is restored after a login. */
  draft: string;
  /** The server's data, from the query. */
  saved: Data;
  valuesOf: (data: Data) => Values;
  /** The request body without regard to changes: trimmed texts, lists, only new or removed files. */
  inputOf: (values: Values) => Input;
  /** Sends the changes; resolves with the new data, if the server sends them. */
  call: Call<Partial<Input>, Answer>;
  texts: {
    /** The success message if the server sends none. */
    saved: Sentence;
    /** A further sentence about the answer. */
    alsoSaved?: (answer: Answer) => Sentence | undefined;
    failed: (error: Error) => Sentence;
    unchanged: Sentence;
  };
  /** Called after a save; the caller shows the message. */
  onSaved?: (text: Sentence) => void;
}

export interface Changes {
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Returns to the saved values. */
  reset: () => void;
  dirty: boolean;
  busy: boolean;
  /** Whether it shows text from before the session ended. */
  restored: boolean;
  message: Message | undefined;
  dismiss: () => void;
  /** The progress of its upload, if it has a file. */
  upload: UploadState | undefined;
}

/**
 * A form that sends only changes. Its `form` starts with `valuesOf(saved)`, which are flat: texts, booleans, files. The
 * server's errors appear at their fields, and typed text survives failures, late answers and background refetches.
 */
export function useChanges<Values extends FieldValues, Input extends object, Data, Answer extends Saved<Data>>(
  options: ChangesOptions<Values, Input, Data, Answer>,
): Changes {
  const { form, draft, fields, saved, valuesOf, inputOf, call, texts, onSaved } = options;
  const states = useStateTranslations();
  const base = useRef(valuesOf(saved));
  const { isDirty, dirtyFields } = form.formState;
  // `isDirty` alone misses changes if a control changed its own value while it was mounted.
  const dirty = isDirty || Object.keys(dirtyFields).length > 0;

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

  const upload = useShownUpload(form, call.upload);
  const { submit, restored, message, dismiss } = useSave({
    form,
    fields,
    draft,
    call: (values) => {
      const input = changesOf(inputOf(base.current), inputOf(values));
      if (Object.keys(input).length > 0) return call.mutateAsync(input);
      form.reset(base.current);
      return undefined;
    },
    success: (answer) => {
      const first = quoteOr(answer.message, texts.saved);
      const rest = texts.alsoSaved?.(answer);
      return rest ? states.say("sentences", { first, rest }) : first;
    },
    failure: (error) => {
      const first = texts.failed(error);
      return reasonOf(error).kind === "unanswered"
        ? states.say("sentences", { first, rest: states.say("maybeSaved") })
        : first;
    },
    unchanged: texts.unchanged,
    onAnswer: ({ data }, values) => settle(values, data),
    onSuccess: onSaved,
  });
  const reset = () => {
    form.reset(base.current);
    dismiss();
  };
  return { submit, reset, dirty, busy: call.isPending, restored, message, dismiss, upload };
}

/** The values to show as saved if the answer has none: the sent ones, except files, which leave the form. */
function keptOf<Values extends FieldValues>(base: Values, sent: Values): Values {
  const files = Object.entries(base).filter(([, value]) => value === null);
  return { ...sent, ...Object.fromEntries(files) };
}

/** Shows the saved values, except in fields that changed from `base` while saving. */
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
