import { atom, type PrimitiveAtom, useAtomValue } from "jotai";
import { newClientId } from "../../data";
import { draftStorage } from "../../forms/draft-storage";
import { store } from "../../store";

/** A text that is not sent yet, and under which name a sending of exactly this text began. */
interface Draft {
  text: string;
  clientId?: string;
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

const draftsOf = (me: string) => store.get(draftsAtom(me));

function keepDrafts(me: string, drafts: Drafts) {
  store.set(draftsAtom(me), drafts);
  draftStorage.write(me, [...drafts]);
}

function keepDraft(me: string, to: string, draft: Draft) {
  const drafts = new Map(draftsOf(me));
  if (draft.text === "") drafts.delete(to);
  else drafts.set(to, draft);
  keepDrafts(me, drafts);
}

function isEntry(entry: unknown): entry is [string, Draft] {
  if (!Array.isArray(entry)) return false;
  const [to, draft]: unknown[] = entry;
  if (typeof to !== "string" || typeof draft !== "object" || draft === null || !("text" in draft)) return false;
  return typeof draft.text === "string" && (!("clientId" in draft) || typeof draft.clientId === "string");
}

/** What a person has written to another one and not sent; it outlives failures, other discussions and reloads. */
export function useDraft(me: string, interlocutor: string) {
  const { text = "" } = useDrafts(me).get(interlocutor) ?? {};
  return {
    text,
    /** Another text is another message: what began to be sent under the old one's name is no longer this. */
    setText: (next: string) => {
      if (next !== draftsOf(me).get(interlocutor)?.text) keepDraft(me, interlocutor, { text: next });
    },
  };
}

/** All drafts of a person. */
export const useDrafts = (me: string) => useAtomValue(draftsAtom(me));

/** The name under which a text is sent: the same one again for a text whose sending failed. */
export function beginSending(me: string, to: string, text: string): string {
  const draft = draftsOf(me).get(to);
  const clientId = draft?.text === text && draft.clientId ? draft.clientId : newClientId();
  keepDraft(me, to, { text, clientId });
  return clientId;
}

/** Waits until a text that began to be sent under this name is no draft any more. */
export function whenDraftLeaves(me: string, to: string, clientId: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.sub(draftsAtom(me), () => {
      if (draftsOf(me).get(to)?.clientId === clientId) return;
      stop();
      resolve();
    });
  });
}

/** Drops the drafts that have become these messages; whatever reads messages or hears of them calls it. */
export function dropSent(messages: readonly { clientId?: string }[]) {
  const sent = new Set(messages.flatMap(({ clientId }) => clientId ?? []));
  for (const [me, each] of atoms) {
    const drafts = store.get(each);
    const left = new Map([...drafts].filter(([, { clientId }]) => clientId === undefined || !sent.has(clientId)));
    if (left.size < drafts.size) keepDrafts(me, left);
  }
}
