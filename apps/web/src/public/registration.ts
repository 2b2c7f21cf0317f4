import type { RegistrationDraft } from "@passerelle/ui/auth";
import { atom } from "jotai";

/** A registration that is not sent yet; it outlives a look at the other pages, not the tab's page. */
export const registrationAtom = atom<RegistrationDraft | undefined>(undefined);
