import type { ReactNode } from "react";

/** Attributes for user text: unknown language, direction by content. */
export const userText = { lang: "", dir: "auto" } as const;

/** A user's name or text within a text of the interface. */
export function UserText({ children }: { children: ReactNode }) {
  return <bdi lang={userText.lang}>{children}</bdi>;
}
