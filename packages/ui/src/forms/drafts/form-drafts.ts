import { atom } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import type { AttemptHolder, OpenAttempt } from "../../data/use-creation";
import { navigation } from "../../components/feedback/toast";
import { store } from "../../store";
import { draftAtom, isRecord } from "./draft-storage";

/** The texts and ticks of a form, by field; never files or passwords. */
export type DraftValues = Readonly<Record<string, string | boolean>>;

/** The unsaved text of a form. */
export interface FormDraft {
  values: DraftValues;
  /** The page's address at the time of typing. */
  address: string;
  /** The unanswered attempt to create the form's object. */
  attempt?: OpenAttempt | undefined;
}

/** The unsaved text of all forms, by `formKey`. */
export const formDraftsAtom = draftAtom("forms", readDrafts);

/** Identifies a form by its subject and the id of the object that it changes; a new object has none. */
export const formKey = (form: string, id?: number) => (id === undefined ? form : `${form}/${id}`);

/** The page's address, as stored with a draft. */
export const here = () => window.location.pathname + window.location.search;

export const formDrafts = {
  get: (key: string): FormDraft | undefined => store.get(formDraftsAtom)[key],
  /** Stores a draft, or deletes it if there is none. */
  set(key: string, draft: FormDraft | undefined) {
    const { [key]: before, ...others } = store.get(formDraftsAtom);
    if (draft) store.set(formDraftsAtom, { ...others, [key]: draft });
    else if (before) store.set(formDraftsAtom, others);
  },
  take(key: string): FormDraft | undefined {
    const draft = formDrafts.get(key);
    formDrafts.set(key, undefined);
    return draft;
  },
};

/** Stores the attempt to create a form's object under its `formKey`, as long as the form's text, even over reloads. */
export const useOpenAttempt = (key: string): AttemptHolder => useState(() => attemptHolder(key))[0];

/** Starts with the stored attempt, which belongs to the stored text: other text is another creation. */
function attemptHolder(key: string): AttemptHolder {
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

/** Creates an atom with the ids of the objects for which a form of this name has a draft. */
export function keptIdsAtom(form: string) {
  const prefix = `${form}/`;
  // Joined to a text, so that subscribers do not re-render with every typed letter.
  const joined = atom((get) =>
    Object.keys(get(formDraftsAtom))
      .flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
      .join(" "),
  );
  return atom((get) => new Set(get(joined).split(" ").filter(Boolean).map(Number)));
}

const requestsAtom = atom(0);

/** Opens the screen at `address`, which reopens its forms; if it is open already, it reopens them now. */
export function reopenForms(address: string) {
  if (here() !== address) return navigation.open(address);
  // A dialog that is closing has to be gone first.
  setTimeout(() => store.set(requestsAtom, (count) => count + 1));
}

/**
 * Reopens, once the list is loaded, the form that was open when the session or the page ended, and on demand one that
 * was left before its save failed. `open` receives the entry, or undefined for a new one; if the entry has left the
 * list, only its id, unless `openMissing` is given.
 */
export function useReopenedForm<Item extends { id: number }>(
  form: string,
  items: readonly Item[] | undefined,
  open: (item: Item | undefined, missing?: number) => void,
  openMissing = (id: number) => open(undefined, id),
) {
  const isKnown = items !== undefined;
  const reopen = useEffectEvent(() => {
    const drafts = Object.entries(store.get(formDraftsAtom)).filter(
      ([key]) => key === form || key.startsWith(`${form}/`),
    );
    const itemOf = (key: string) => items?.find(({ id }) => formKey(form, id) === key);
    const found = drafts.find(([key]) => key === form || itemOf(key));
    if (found) return open(itemOf(found[0]));
    // With another address, it may be on a page of the list that is not shown.
    const missing = drafts.find(([, { address }]) => address === here());
    if (missing) openMissing(Number(missing[0].slice(form.length + 1)));
  });
  useEffect(() => {
    if (!isKnown) return undefined;
    reopen();
    return store.sub(requestsAtom, () => reopen());
  }, [isKnown]);
}

function readDrafts(stored: unknown): Readonly<Record<string, FormDraft>> {
  const entries = isRecord(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.flatMap(([key, value]) => {
      const draft = readDraft(value);
      return draft ? [[key, draft]] : [];
    }),
  );
}

function readDraft(stored: unknown): FormDraft | undefined {
  if (!isRecord(stored)) return undefined;
  const { values, address, attempt } = stored;
  if (!isValues(values) || typeof address !== "string") return undefined;
  return { values, address, ...(isAttempt(attempt) && { attempt }) };
}

function isValues(value: unknown): value is DraftValues {
  return isRecord(value) && Object.values(value).every((each) => typeof each === "string" || typeof each === "boolean");
}

function isAttempt(value: unknown): value is OpenAttempt {
  if (!isRecord(value) || !("first" in value)) return false;
  return typeof value["clientId"] === "string" && typeof value["changed"] === "boolean";
}
