import { useEffect } from "react";
import { useDialog } from "./Dialog";
import { useUnsavedWarning } from "./use-unsaved-warning";

/** Has the dialog around, and the browser, ask before something typed in it is lost (D-080). */
export function useDialogDirty(dirty: boolean) {
  const { setDirty } = useDialog();
  useUnsavedWarning(dirty);
  useEffect(() => {
    setDirty(dirty);
    return () => setDirty(false);
  }, [dirty, setDirty]);
}
