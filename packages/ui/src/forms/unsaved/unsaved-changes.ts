import { atom } from "jotai";
import type { Wording } from "../../i18n";
import { store } from "../../store";

/** Something typed that is not saved. */
export interface UnsavedChange {
  /** The dialog that it stands in. */
  dialog: string | undefined;
  /** The language of the page around, for the question. */
  lang: Wording;
  /** Called once the person has agreed to lose it. */
  onDiscard?: (() => void) | undefined;
  /** Keeps it for the next time, where its dialog alone is closed; otherwise that asks. */
  keep?: (() => void) | undefined;
  /** Being saved, or sent without an answer; otherwise it has not been saved. */
  state?: UnsavedState | undefined;
}

/** The state that the question about unsaved text describes. */
export type UnsavedState = "saving" | "unclear";

/** What would be lost: one text, what one dialog holds, or everything. */
type Scope = UnsavedChange | string | undefined;

interface Question {
  scope: Scope;
  lang: Wording;
  state: UnsavedState | undefined;
  answer: (discard: boolean) => void;
}

const changes = new Set<UnsavedChange>();
/** What the question's dialog draws. */
export const unsavedQuestionAtom = atom<Question | undefined>(undefined);
const asked = () => store.get(unsavedQuestionAtom);

const changesIn = (scope: Scope) =>
  [...changes].filter((change) => scope === undefined || scope === change || scope === change.dialog);

/** What can be said of them all: that one of them is not saved counts most. */
function stateOf(list: readonly UnsavedChange[]): UnsavedState | undefined {
  const states = list.map(({ state }) => state);
  if (states.includes(undefined)) return undefined;
  return states.includes("unclear") ? "unclear" : "saving";
}

function giveUp(change: UnsavedChange) {
  unsavedChanges.remove(change);
  change.onDiscard?.();
}

/** A browser that closes or reloads the page asks in its own words. */
const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** All unsaved text of the screen and its dialogs. Ask here before discarding it. */
export const unsavedChanges = {
  add(change: UnsavedChange) {
    if (changes.size === 0) window.addEventListener("beforeunload", onBeforeUnload);
    changes.add(change);
  },
  remove(change: UnsavedChange) {
    changes.delete(change);
    if (change.state === "unclear") change.state = undefined;
    if (changes.size === 0) window.removeEventListener("beforeunload", onBeforeUnload);
    // Saved meanwhile: there is nothing left to ask about.
    const question = asked();
    if (question && changesIn(question.scope).length === 0) question.answer(true);
  },
  /** Marks the start or the answer of a save; closes an open question, which no longer holds. */
  mark(change: UnsavedChange, state: UnsavedState | undefined) {
    change.state = state;
    const question = asked();
    if (question && changesIn(question.scope).includes(change)) question.answer(false);
  },
  /** Whether something would be lost. */
  exist: (scope?: Scope) => changesIn(scope).length > 0,
  /** Cancels the open question, even if its dialog is not drawn yet; returns whether there was one. */
  keep(): boolean {
    const question = asked();
    question?.answer(false);
    return question !== undefined;
  },
  /** Asks before changes are lost, if there are any; resolves with whether to go on. */
  async confirmDiscard(scope?: Scope): Promise<boolean> {
    asked()?.answer(false);
    const atStake = changesIn(scope);
    const last = atStake.at(-1);
    if (!last) return true;
    if (typeof scope === "string" && atStake.every(({ keep, state }) => keep && state === undefined)) {
      for (const change of atStake) {
        change.keep?.();
        unsavedChanges.remove(change);
      }
      return true;
    }
    return new Promise((resolve) => {
      const answer = (discard: boolean) => {
        store.set(unsavedQuestionAtom, undefined);
        if (discard) for (const change of changesIn(scope)) giveUp(change);
        resolve(discard);
      };
      store.set(unsavedQuestionAtom, { scope, lang: last.lang, state: stateOf(atStake), answer });
    });
  },
};
