import { useEffect, useState } from "react";

/**
 * Whether a dialog is closed for long enough that another may open. One that opens in the same moment lies above the
 * closing one to the dialog library, which then closes both.
 */
export function useClosedDialog(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  useEffect(() => {
    const timer = setTimeout(() => setWasOpen(open));
    return () => clearTimeout(timer);
  }, [open]);
  return !open && !wasOpen;
}
