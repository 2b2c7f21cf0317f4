import { useAtomValue } from "jotai";
import { useCallback } from "react";
import { draftAtom, isRecord } from "../../forms/drafts/draft-atom";
import { store } from "../../store";

/** A text that is not sent yet. */
interface Draft {
  text: string;
  /** The id of the message that it is to replace. */
  edits?: number | undefined;
}

/** By the interlocutor, as `personKey` says it: a rename loses nothing. */
type Drafts = Readonly<Record<string, Draft>>;

const atoms = new Map<string, ReturnType<typeof draftAtom<Drafts>>>();

/** A person's drafts in the tab's storage. */
function draftsAtom(me: string) {
  const known = atoms.get(me) ?? draftAtom(me, readDrafts);
  atoms.set(me, known);
  return known;
}

function keepDraft(me: string, key: string, draft: Draft | undefined) {
  const { [key]: _, ...others } = store.get(draftsAtom(me));
  store.set(draftsAtom(me), draft ? { ...others, [key]: draft } : others);
}

function readDrafts(stored: unknown): Drafts {
  const entries = isRecord(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, Draft] => isDraft(entry[1])));
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || typeof value["text"] !== "string") return false;
  return ["number", "undefined"].includes(typeof value["edits"]);
}

/** What a person has written to another one and not sent; it outlives other discussions and reloads. */
export function useDraft(me: string, interlocutor: string) {
  const { text = "" } = useAtomValue(draftsAtom(me))[interlocutor] ?? {};
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
  const { text = "", edits: id } = useAtomValue(draftsAtom(me))[key] ?? {};
  const edit = id === undefined ? undefined : { id, text };
  const setEdit = useCallback(
    (next: Edit | undefined) => keepDraft(me, key, next && { text: next.text, edits: next.id }),
    [me, key],
  );
  return { edit, setEdit };
}
