import { draftStorage } from "./draft-storage";
import { unsavedChanges } from "./unsaved-changes";

/** The texts and ticks of a form, by field; never files or passwords. */
export type DraftValues = Readonly<Record<string, string | boolean>>;

/** The unsaved text of a form, under its `formKey`. */
export type FormDraft = readonly [key: string, values: DraftValues];

type KeptDraft = readonly [...FormDraft, address: string];

const name = "forms";
/** What no form on the screen holds, by key; what one holds is unsaved there. */
let waiting: Map<string, KeptDraft> | undefined;
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};
draftStorage.onChange(() => {
  waiting = undefined;
  notify();
});

const kept = () => (waiting ??= byKey(draftStorage.read(name).filter(isKeptDraft)));
const byKey = (drafts: readonly KeptDraft[]) => new Map(drafts.map((draft) => [draft[0], draft]));
/** The page's address, as stored with a draft. */
export const here = () => window.location.pathname + window.location.search;
const typedAt = (address: string): KeptDraft[] => unsavedChanges.drafts().map((draft) => [...draft, address]);
const store = (typed: readonly KeptDraft[] = []) => draftStorage.write(name, [...kept().values(), ...typed]);

const changed = () => {
  store();
  notify();
};

/** Identifies a form by its subject and the id of the object that it changes; a new object has none. */
export const formKey = (form: string, id?: number) => (id === undefined ? form : `${form}/${id}`);

/** The unsaved text of forms that closed with a session's end or the loss of the page. */
export const formDrafts = {
  get: (key: string): DraftValues | undefined => kept().get(key)?.[1],
  /** The keys of one kind of form, and whether this is the address at which it was open. */
  of: (form: string) =>
    [...kept().values()]
      .filter(([key]) => key === form || key.startsWith(`${form}/`))
      .map(([key, , address]) => ({ key, isHere: address === here() })),
  /** A form on the screen has it now. */
  take(key: string) {
    if (!kept().delete(key)) return;
    changed();
  },
  /** Calls whenever one is kept or taken; answers how to stop. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Keeps what a form that is closed had sent, for the next time that it opens. */
  put([key, values]: FormDraft, address: string) {
    kept().set(key, [key, values, address]);
    changed();
  },
  /** Stores what no form on the screen holds, or all of it where the page may not come back. */
  store: (isLeaving: boolean) => void store(isLeaving ? typedAt(here()) : []),
  /** Keeps the current text until its form opens again. */
  keep(address: string) {
    for (const draft of typedAt(address)) kept().set(draft[0], draft);
    store();
  },
};

function isKeptDraft(entry: unknown): entry is KeptDraft {
  if (!Array.isArray(entry)) return false;
  const [key, values, address]: unknown[] = entry;
  if (typeof key !== "string" || typeof address !== "string" || typeof values !== "object" || !values) return false;
  return Object.values(values).every((value) => typeof value === "string" || typeof value === "boolean");
}
