import { atom } from "jotai";
import type { Wording } from "../../i18n";
import { store } from "../../store";

/** Typed text that is not saved. */
export interface UnsavedChange {
  /** The id of the surrounding dialog. */
  dialog: string | undefined;
  /** The language of the surrounding page, for the question. */
  lang: Wording;
  /** Called after the user agreed to discard it. */
  onDiscard?: (() => void) | undefined;
  /** Keeps it for later when only its dialog is closed; without it, closing asks. */
  keep?: (() => void) | undefined;
  /** Being saved, or sent without an answer; undefined if not saved. */
  state?: UnsavedState | undefined;
}

/** The state that the question about unsaved text describes. */
export type UnsavedState = "saving" | "unclear";

/** The text that would be lost: one change, those of one dialog, or all. */
type Scope = UnsavedChange | string | undefined;

interface Question {
  scope: Scope;
  lang: Wording;
  state: UnsavedState | undefined;
  answer: (discard: boolean) => void;
}

const changes = new Set<UnsavedChange>();
/** The open question, which the dialog renders. */
export const unsavedQuestionAtom = atom<Question | undefined>(undefined);
const asked = () => store.get(unsavedQuestionAtom);

const changesIn = (scope: Scope) =>
  [...changes].filter((change) => scope === undefined || scope === change || scope === change.dialog);

/** The common state of several changes: unsaved, if one of them is. */
function stateOf(list: readonly UnsavedChange[]): UnsavedState | undefined {
  const states = list.map(({ state }) => state);
  if (states.includes(undefined)) return undefined;
  return states.includes("unclear") ? "unclear" : "saving";
}

function giveUp(change: UnsavedChange) {
  unsavedChanges.remove(change);
  change.onDiscard?.();
}

/** Makes the browser ask when it closes or reloads the page. */
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
  /** Cancels the open question, even if its dialog is not rendered yet; returns whether there was one. */
  keep(): boolean {
    const question = asked();
    question?.answer(false);
    return question !== undefined;
  },
  /** Asks before changes are lost, if there are any; resolves with whether to continue. */
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
