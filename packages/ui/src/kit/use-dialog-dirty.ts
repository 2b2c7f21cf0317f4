import { useEffect } from "react";
import { useDialog } from "./Dialog";
import { useUnsavedWarning } from "./use-unsaved-warning";

/** Has the dialog around, and the browser, ask before something typed in this part of it is lost (D-080). */
export function useDialogDirty(dirty: boolean) {
  const { setUnsaved } = useDialog();
  useUnsavedWarning(dirty);
  useEffect(() => {
    if (!dirty) return undefined;
    setUnsaved((parts) => parts + 1);
    return () => setUnsaved((parts) => parts - 1);
  }, [dirty, setUnsaved]);
}
