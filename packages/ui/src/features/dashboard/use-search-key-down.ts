import { useEffect, useEffectEvent } from "react";
import { useSearchShortcut } from "../../components/fields/search-shortcut";

/** Elements in which a key is typed or has another meaning. */
const typing = "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]";

const isTyped = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(typing) !== null;

/** Calls back on the key `/`, unless it is typed in a field or turned off. */
export function useSearchKeyDown(onKey: () => void) {
  const isOn = useSearchShortcut();
  const take = useEffectEvent((event: KeyboardEvent) => {
    const isOther = event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey;
    if (!isOn || isOther || isTyped(event)) return;
    event.preventDefault();
    onKey();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => take(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return isOn;
}
