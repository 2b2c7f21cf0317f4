import { type FormDraft, formDrafts, here } from "./form-drafts";
import { formReopening } from "./form-reopening";

/**
 * Keeps what was sent from an address and could not be saved after its form was left; answers how to open the form again,
 * on whichever screen it stands.
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
