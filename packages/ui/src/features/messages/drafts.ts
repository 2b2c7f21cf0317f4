import { useAtomValue } from "jotai";
import { useCallback } from "react";
import { draftAtom, isRecord } from "../../forms/drafts/draft-storage";
import { store } from "../../store";

interface Draft {
  text: string;
  /** The id of the message that it replaces. */
  edits?: number | undefined;
}

/** By the other person's `personKey`, so that a rename loses nothing. */
type Drafts = Readonly<Record<string, Draft>>;

const atoms = new Map<string, ReturnType<typeof draftAtom<Drafts>>>();

/** A user's drafts in the tab's storage. */
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

/** The user's unsent text for another person; it survives changes of the discussion and reloads. */
export function useDraft(me: string, interlocutor: string) {
  const { text = "" } = useAtomValue(draftsAtom(me))[interlocutor] ?? {};
  return { text, setText: (next: string) => keepDraft(me, interlocutor, next === "" ? undefined : { text: next }) };
}

export interface Edit {
  id: number;
  text: string;
}

/** The user's unfinished edit of a message to another person; it is kept as long as a draft. */
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
