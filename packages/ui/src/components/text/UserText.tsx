import type { ReactNode } from "react";
import { userText } from "./user-text";

/** A user's name or text within a text of the interface. */
export function UserText({ children }: { children: ReactNode }) {
  return <bdi lang={userText.lang}>{children}</bdi>;
}
