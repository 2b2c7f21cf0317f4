import { useEffect, useState } from "react";

/**
 * Whether a dialog has been closed for long enough that another may open. The dialog library takes one that opens at
 * the same moment for a child of the closing one, and closes both.
 */
export function useClosedDialog(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  useEffect(() => {
    const timer = setTimeout(() => setWasOpen(open));
    return () => clearTimeout(timer);
  }, [open]);
  return !open && !wasOpen;
}
