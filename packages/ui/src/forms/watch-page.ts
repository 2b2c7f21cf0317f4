import { formDrafts } from "./form-drafts";

const storeAll = () => formDrafts.store(true);
const storeWhileHidden = () => formDrafts.store(document.hidden);

/** Stores unsaved text when the page may not come back, as on a phone; returns a function that stops this. */
export function watchPage(): () => void {
  document.addEventListener("visibilitychange", storeWhileHidden);
  window.addEventListener("pagehide", storeAll);
  return () => {
    document.removeEventListener("visibilitychange", storeWhileHidden);
    window.removeEventListener("pagehide", storeAll);
  };
}
