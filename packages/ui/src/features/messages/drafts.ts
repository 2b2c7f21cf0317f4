import { useSyncExternalStore } from "react";
import { newClientId } from "../../api";
import { draftStorage } from "../../kit/draft-storage";

/** A text that is not sent yet, and under which name a sending of exactly this text began. */
interface Draft {
  text: string;
  clientId?: string;
}

/** By the interlocutor, as `personKey` says it: a rename loses nothing. */
type Drafts = ReadonlyMap<string, Draft>;

/** What was read or written, by whose it is: all there is where nothing can be stored. */
const kept = new Map<string, Drafts>();
const listeners = new Set<() => void>();
draftStorage.onForget(() => {
  kept.clear();
  for (const listener of listeners) listener();
});

/** A person's drafts; those of a page before are in the tab's storage. */
function draftsOf(me: string): Drafts {
  const drafts = kept.get(me) ?? new Map(draftStorage.read(me).filter(isEntry));
  kept.set(me, drafts);
  return drafts;
}

function keepDrafts(me: string, drafts: Drafts) {
  kept.set(me, drafts);
  draftStorage.write(me, [...drafts]);
  for (const listener of listeners) listener();
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
export function useDrafts(me: string): Drafts {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => draftsOf(me),
  );
}

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
    const check = () => {
      if (draftsOf(me).get(to)?.clientId === clientId) return;
      listeners.delete(check);
      resolve();
    };
    listeners.add(check);
  });
}

/** Drops the drafts that have become these messages; whatever reads messages or hears of them calls it. */
export function dropSent(messages: readonly { clientId?: string }[]) {
  const sent = new Set(messages.flatMap(({ clientId }) => clientId ?? []));
  for (const [me, drafts] of kept) {
    const left = new Map([...drafts].filter(([, { clientId }]) => clientId === undefined || !sent.has(clientId)));
    if (left.size < drafts.size) keepDrafts(me, left);
  }
}
