import { atom, type PrimitiveAtom, useAtomValue } from "jotai";
import { draftStorage } from "../../forms/draft-storage";
import { store } from "../../store";

/** A text that is not sent yet. */
interface Draft {
  text: string;
}

/** By the interlocutor, as `personKey` says it: a rename loses nothing. */
type Drafts = ReadonlyMap<string, Draft>;

/** What was read or written, by whose it is: all there is where nothing can be stored. */
const atoms = new Map<string, PrimitiveAtom<Drafts>>();
draftStorage.onForget(() => {
  for (const each of atoms.values()) store.set(each, new Map());
});

/** A person's drafts; those of a page before are in the tab's storage. */
function draftsAtom(me: string) {
  const known = atoms.get(me) ?? atom<Drafts>(new Map(draftStorage.read(me).filter(isEntry)));
  atoms.set(me, known);
  return known;
}

function keepDraft(me: string, to: string, text: string) {
  const drafts = new Map(store.get(draftsAtom(me)));
  if (text === "") drafts.delete(to);
  else drafts.set(to, { text });
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
  return { text, setText: (next: string) => keepDraft(me, interlocutor, next) };
}
