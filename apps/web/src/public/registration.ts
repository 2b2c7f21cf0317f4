import type { RegistrationDraft } from "@passerelle/ui/auth";
import { atom } from "jotai";

/** A registration that is not sent yet. It survives navigation, but not a reload. */
export const registrationAtom = atom<RegistrationDraft | undefined>(undefined);
