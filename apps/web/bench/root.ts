import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** Renders a page on the client, without anything prerendered. */
export function draw(page: ReactNode): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root.");
  createRoot(root).render(page);
}
