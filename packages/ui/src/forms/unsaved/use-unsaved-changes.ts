import { useEffect, useRef } from "react";
import { isUnclear } from "../../data/call-failures";
import { useScopeLang } from "../../i18n";
import { useDialog } from "../../components/dialogs/layers";
import { type UnsavedChange, unsavedChanges } from "./unsaved-changes";

/**
 * Asks before unsaved text is lost by closing its dialog, navigation, logout, or the browser. `release` stops that, as
 * after a save; `confirmDiscard` asks about this text only; during `whileSaving` the question mentions the save and
 * then its outcome. `onDiscard` is called after the user agreed to discard it; `keep` keeps it when the dialog closes,
 * instead of asking.
 */
export function useUnsavedChanges(dirty: boolean, { onDiscard, keep }: Pick<UnsavedChange, "onDiscard" | "keep"> = {}) {
  const { id, open } = useDialog();
  const lang = useScopeLang();
  const change = useRef<UnsavedChange>({ dialog: id, lang });
  const active = dirty && open;

  useEffect(() => void Object.assign(change.current, { dialog: id, lang, onDiscard, keep }));

  useEffect(() => {
    if (!active) return undefined;
    const { current } = change;
    unsavedChanges.add(current);
    return () => unsavedChanges.remove(current);
  }, [active]);

  return {
    release: () => unsavedChanges.remove(change.current),
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
