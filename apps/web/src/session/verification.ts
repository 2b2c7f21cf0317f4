import { tabStorage } from "@passerelle/ui/first-paint";
import type { Verification } from "@passerelle/ui/auth";
import { atom } from "jotai";

const key = "verification";
const carriedAtom = atom(read());

/** The registration to verify, from the registration or login. Stored for the tab, so that it survives a reload. */
export const verificationAtom = atom(
  (get) => get(carriedAtom),
  (_, set, next: Verification | null) => {
    if (next) tabStorage.setItem(key, JSON.stringify(next));
    else tabStorage.removeItem(key);
    set(carriedAtom, next);
  },
);

function read(): Verification | null {
  try {
    const value: unknown = JSON.parse(tabStorage.getItem(key) ?? "null");
    return isVerification(value) ? value : null;
  } catch {
    return null;
  }
}

function isVerification(value: unknown): value is Verification {
  return typeof value === "object" && value !== null && "email" in value && typeof value.email === "string";
}
