import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { AttemptHolder } from "../../data";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes";
import { type DraftValues, type FormDraft, formDrafts, here } from "./form-drafts";

/**
 * Stores the unsaved text of a form as it is typed, begins with the text that was stored, and asks before it is lost.
 * `restored` is true until that text is saved or discarded. With `keptAs`, the text outlives its dialog, which then
 * closes without asking.
 */
export function useFormDraft<Values extends FieldValues>(form: UseFormReturn<Values>, key: string, keptAs?: string) {
  const { isDirty } = form.formState;
  const [kept] = useState(() => formDrafts.get(key) ?? (keptAs === undefined ? undefined : formDrafts.get(keptAs)));
  const [phase, setPhase] = useState(() => (kept && hasNews(kept.values, form.getValues()) ? "restoring" : "over"));
  if (phase === "restoring" && isDirty) setPhase("restored");
  if (phase === "restored" && !isDirty) setPhase("over");
  const discarded = useRef<FormDraft>(undefined);
  const unsaved = useUnsavedChanges(isDirty, {
    onDiscard: () => {
      discarded.current = formDrafts.take(key);
    },
    ...(keptAs !== undefined && { keep: () => formDrafts.set(keptAs, formDrafts.take(key)) }),
  });

  const restore = useEffectEvent(() => {
    if (!kept) return;
    const values = form.getValues();
    form.reset({ ...values, ...fitting(kept.values, values) }, { keepDefaultValues: true });
  });
  useEffect(() => {
    const store = (values: FieldValues, base: FieldValues) => {
      const typed = typedValues(values, base);
      const { attempt } = formDrafts.get(key) ?? {};
      formDrafts.set(key, typed && { values: typed, address: here(), attempt });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => store(values, defaultValues ?? {}),
    });
    restore();
    store(form.getValues(), form.formState.defaultValues ?? {});
    return stop;
  }, [form, key]);
  useEffect(() => {
    if (keptAs !== undefined) formDrafts.set(keptAs, undefined);
  }, [keptAs]);

  return {
    ...unsaved,
    restored: phase === "restored",
    /** It is saved. */
    release: () => {
      unsaved.release();
      formDrafts.set(key, undefined);
    },
    /** The form was left during a save that has failed since. */
    restoreDraft: () => discarded.current && formDrafts.set(key, discarded.current),
  };
}

/** The values that differ from the initial ones, without files. */
function typedValues(values: FieldValues, base: FieldValues): DraftValues | undefined {
  const changed = Object.entries(values).filter(([name, value]) => value !== base[name]);
  const typed = fitting(Object.fromEntries(changed), base);
  return Object.keys(typed).length > 0 ? typed : undefined;
}

const hasNews = (kept: DraftValues, values: FieldValues) =>
  Object.entries(fitting(kept, values)).some(([name, value]) => value !== values[name]);

/** Of these values, the texts and ticks that stand where the form has a text or a tick. */
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

/** Starts with the stored attempt, which belongs to the stored text: other text is another creation. */
function holderOf(key: string): AttemptHolder {
  let now = formDrafts.get(key)?.attempt;
  return {
    get: () => now,
    set(attempt) {
      now = attempt;
      const draft = formDrafts.get(key);
      if (draft) formDrafts.set(key, { ...draft, attempt });
    },
  };
}

/** Holds the attempt to create a form's object, under its `formKey`, as long as the form's text, reloads included. */
export const useOpenAttempt = (key: string): AttemptHolder => useState(() => holderOf(key))[0];
