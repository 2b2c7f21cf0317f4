import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { AttemptHolder, OpenAttempt } from "../data";
import { draftStorage } from "./draft-storage";
import { type DraftValues, type FormDraft, formDrafts, here } from "./form-drafts";
import { useUnsavedChanges } from "./use-unsaved-changes";

/**
 * Has everything that would lose what is typed in a form ask first, and the form begin with what was typed in it when
 * the session ended. `restored` until that is saved or given up. Under `keptAs`, if it is given, what is typed outlives its
 * dialog, which then closes without a question.
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

/** What was typed over what the form began with. A file begins with nothing, so no file is ever part of it. */
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

/** Begins with what is stored if the form begins with what was typed in it before: any other creates something else. */
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

/** Holds the attempt at creating what a form holds, by its `formKey`, as long as what is typed in it: over a reload. */
export const useOpenAttempt = (key: string): AttemptHolder => useState(() => holderOf(key))[0];
