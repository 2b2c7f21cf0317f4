import { primeColorMode } from "@passerelle/ui";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { watchStoredSession } from "./session";

if (import.meta.env.MODE === "mock") {
  const { startMock } = await import("./mock");
  await startMock();
}

primeColorMode();
watchStoredSession();
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// A transition draws in slices: on a slow phone the first page answers to touch while it appears.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
