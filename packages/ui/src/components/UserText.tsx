import type { ReactNode } from "react";
import { userText } from "./user-text";

/** A name or a text of somebody within a line of ours. */
export function UserText({ children }: { children: ReactNode }) {
  return <bdi lang={userText.lang}>{children}</bdi>;
}
