import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes";
import { type DraftValues, type FormDraft, formDrafts, here } from "./form-drafts";

/**
 * Stores unsaved text while it is typed, restores it, and asks before it is discarded.
 * `restored` is true until that text is saved or discarded.
 */
export function useFormDraft<Values extends FieldValues>(form: UseFormReturn<Values>, key?: string, keptAs?: string) {
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
