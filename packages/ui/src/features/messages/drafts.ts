import { atom, type PrimitiveAtom, useAtomValue } from "jotai";
import { useCallback } from "react";
import { draftStorage } from "../../forms/draft-storage";
import { store } from "../../store";

/** A text that is not sent yet. */
interface Draft {
  text: string;
  /** The id of the message that it is to replace. */
  edits?: number;
}

/** By the interlocutor, as `personKey` says it: a rename loses nothing. */
type Drafts = ReadonlyMap<string, Draft>;

/** Drafts in memory, by owner: used where the browser cannot store them. */
const atoms = new Map<string, PrimitiveAtom<Drafts>>();
draftStorage.onChange(() => {
  for (const [me, each] of atoms) store.set(each, readDrafts(me));
});

const readDrafts = (me: string): Drafts => new Map(draftStorage.read(me).filter(isEntry));

/** A person's drafts; those of a page before are in the tab's storage. */
function draftsAtom(me: string) {
  const known = atoms.get(me) ?? atom(readDrafts(me));
  atoms.set(me, known);
  return known;
}

function keepDraft(me: string, key: string, draft: Draft | undefined) {
  const drafts = new Map(store.get(draftsAtom(me)));
  if (draft) drafts.set(key, draft);
  else drafts.delete(key);
  store.set(draftsAtom(me), drafts);
  draftStorage.write(me, [...drafts]);
}

function isEntry(entry: unknown): entry is [string, Draft] {
  if (!Array.isArray(entry)) return false;
  const [to, draft]: unknown[] = entry;
  if (typeof to !== "string" || typeof draft !== "object" || draft === null || !("text" in draft)) return false;
  return typeof draft.text === "string";
}

/** What a person has written to another one and not sent; it outlives other discussions and reloads. */
export function useDraft(me: string, interlocutor: string) {
  const { text = "" } = useAtomValue(draftsAtom(me)).get(interlocutor) ?? {};
  return { text, setText: (next: string) => keepDraft(me, interlocutor, next === "" ? undefined : { text: next }) };
}

/** A message that is being changed, and its text so far. */
export interface Edit {
  id: number;
  text: string;
}

/** The change that a person has begun of a message to another one; it lives as long as a text that is not sent. */
export function useEdit(me: string, interlocutor: string) {
  const key = `${interlocutor}/edit`;
  const { text = "", edits: id } = useAtomValue(draftsAtom(me)).get(key) ?? {};
  const edit = typeof id === "number" ? { id, text } : undefined;
  const setEdit = useCallback(
    (next: Edit | undefined) => keepDraft(me, key, next && { text: next.text, edits: next.id }),
    [me, key],
  );
  return { edit, setEdit };
}
