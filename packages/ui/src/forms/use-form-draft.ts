import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { AttemptHolder, OpenAttempt } from "../data";
import { draftStorage } from "./draft-storage";
import { type DraftValues, type FormDraft, formDrafts, here } from "./form-drafts";
import { useUnsavedChanges } from "./use-unsaved-changes";

/**
 * Asks before unsaved text of a form is lost, and begins with the text that a session's end left. `restored` is true
 * until that text is saved or discarded. With `keptAs`, the text outlives its dialog, which then closes without asking.
 */
export function useFormDraft<Values extends FieldValues>(form: UseFormReturn<Values>, key: string, keptAs?: string) {
  const { isDirty, defaultValues } = form.formState;
  const [kept] = useState(() => formDrafts.get(key) ?? (keptAs === undefined ? undefined : formDrafts.get(keptAs)));
  useEffect(() => {
    formDrafts.take(key);
    if (keptAs !== undefined) formDrafts.take(keptAs);
  }, [key, keptAs]);
  const [phase, setPhase] = useState(() => (kept && hasNews(kept, form.getValues()) ? "restoring" : "over"));
  if (phase === "restoring" && isDirty) setPhase("restored");
  if (phase === "restored" && !isDirty) setPhase("over");
  const draft = () => draftOf(key, form.getValues(), defaultValues ?? {});
  const keep = () => {
    const typed = draft();
    if (typed && keptAs !== undefined) formDrafts.put([keptAs, typed[1]], here());
  };
  const unsaved = useUnsavedChanges(isDirty, draft, keptAs === undefined ? undefined : keep);
  const restore = useEffectEvent(() => {
    if (!kept) return;
    const values = form.getValues();
    form.reset({ ...values, ...fitting(kept, values) }, { keepDefaultValues: true });
  });
  useEffect(() => restore(), []);
  return { ...unsaved, restored: phase === "restored" };
}

/** The values that differ from the initial ones, without files. */
function draftOf(key: string, values: FieldValues, base: FieldValues): FormDraft | undefined {
  const typed = Object.entries(values).filter(([name, value]) => value !== base[name]);
  const draft = fitting(Object.fromEntries(typed), base);
  return Object.keys(draft).length > 0 ? [key, draft] : undefined;
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

const attemptName = (key: string) => `attempt:${key}`;

function readAttempt(key: string): OpenAttempt | undefined {
  const [entry] = draftStorage.read(attemptName(key));
  const [clientId, changed, first]: unknown[] = Array.isArray(entry) ? entry : [];
  return typeof clientId === "string" ? { clientId, changed: changed === true, first } : undefined;
}

/** Starts with the stored attempt only if the form starts with its draft: other text is another creation. */
function holderOf(key: string): AttemptHolder {
  let now = formDrafts.get(key) && readAttempt(key);
  return {
    get: () => now,
    set: (next) => {
      now = next;
      draftStorage.write(attemptName(key), next ? [[next.clientId, next.changed, next.first]] : []);
    },
  };
}

/** Holds the attempt to create a form's object, under its `formKey`, as long as the form's text, reloads included. */
export const useOpenAttempt = (key: string): AttemptHolder => useState(() => holderOf(key))[0];
