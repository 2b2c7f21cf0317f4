import { useEffect, useRef } from "react";
import { isUnclear } from "../data";
import { useScopeLang } from "../i18n";
import { useDialog } from "../components/dialog-context";
import type { FormDraft } from "./form-drafts";
import { type UnsavedChange, unsavedChanges } from "./unsaved-changes";

/**
 * Has everything that would lose what is typed here ask first: the dialog around, the application's navigation, the
 * logout, and the browser. `release` ends that at once, as after a save; `confirmDiscard` asks for whoever gives up this
 * text alone; `whileSaving` has the question say that the save is under way, and afterwards what is known of it. `draft`
 * says what is kept of it when the session ends, or when a save fails after the form was left; `keep` keeps it where its
 * dialog is closed, instead of asking.
 */
export function useUnsavedChanges(dirty: boolean, draft?: () => FormDraft | undefined, keep?: () => void) {
  const { id, open } = useDialog();
  const lang = useScopeLang();
  const change = useRef<UnsavedChange>({ dialog: id, lang });
  const active = dirty && open;

  useEffect(() => {
    change.current.dialog = id;
    change.current.lang = lang;
  }, [id, lang]);

  useEffect(() => {
    change.current.draft = draft;
    change.current.keep = keep;
  });

  useEffect(() => {
    if (!active) return undefined;
    const { current } = change;
    unsavedChanges.add(current);
    return () => unsavedChanges.remove(current);
  }, [active]);

  return {
    release: () => unsavedChanges.remove(change.current),
    draftNow: () => change.current.draft?.(),
    confirmDiscard: () => unsavedChanges.confirmDiscard(change.current),
    whileSaving: async <Answer>(call: Promise<Answer>): Promise<Answer> => {
      const { current } = change;
      unsavedChanges.mark(current, "saving");
      try {
        const answer = await call;
        unsavedChanges.mark(current, undefined);
        return answer;
      } catch (error) {
        unsavedChanges.mark(current, isUnclear(error) ? "unclear" : undefined);
        throw error;
      }
    },
  };
}
