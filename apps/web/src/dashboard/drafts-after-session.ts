import { forgetDrafts } from "@passerelle/ui";
import { tabStorage } from "@passerelle/ui/first-paint";
import { expiredAtom, sessionAtom, store } from "../session";
import { claimDrafts } from "./draft-owner";
import { forgetScrollPositions } from "./use-scroll-restoration";

/** After an expiry drafts are kept for the same person in open tabs. A logout, or another's login, deletes them. */
export function keepOrForgetDrafts() {
  const session = store.get(sessionAtom);
  if (session) claimDrafts(tabStorage, session, forgetTab);
  else if (!store.get(expiredAtom)) forgetTab();
}

/** Clears this page's memory; stored data is removed when the session ends. */
function forgetTab() {
  forgetScrollPositions();
  forgetDrafts();
}
