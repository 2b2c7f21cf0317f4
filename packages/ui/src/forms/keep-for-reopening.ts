import { type FormDraft, formDrafts, here } from "./form-drafts";
import { formReopening } from "./form-reopening";

/**
 * Keeps values that could not be saved after their form was left; returns a function that reopens the form on its
 * screen.
 */
export function keepForReopening(draft: FormDraft, address: string) {
  formDrafts.put(draft, address);
  const open = () => {
    if (here() !== address) return formReopening.goTo(address);
    // A dialog that was closed for it has to be gone first.
    setTimeout(() => formReopening.reopen());
  };
  return { href: address, open };
}
