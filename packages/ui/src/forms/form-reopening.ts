import { type FormDraft, formDrafts, here } from "./form-drafts";

type Navigate = (href: string) => void;

let navigate: Navigate = (href) => window.location.assign(href);
const screens = new Set<() => void>();

/** Opens a form again that was left while it saved, with what was typed, on whichever screen it stands. */
export const formReopening = {
  /** Leads through the application's router. */
  setNavigate(next: Navigate) {
    navigate = next;
  },
  /** A screen that opens what is kept for its forms; answers how to end that. */
  add(reopen: () => void) {
    screens.add(reopen);
    return () => {
      screens.delete(reopen);
    };
  },
  /** Keeps what was sent from that address and could not be saved; answers how to open the form again. */
  keep(draft: FormDraft, address: string) {
    formDrafts.put(draft, address);
    const open = () => {
      // Another screen opens it as it appears.
      if (here() !== address) return navigate(address);
      // A dialog that was closed for it has to be gone first.
      setTimeout(() => {
        for (const reopen of screens) reopen();
      });
    };
    return { href: address, open };
  },
};
