import { primeColorMode } from "@passerelle/ui";
import { onChunkFailure } from "@passerelle/ui/first-paint";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
import { App } from "./App";
import { reloadForNewRelease } from "./loading/release";
import { isInDashboard } from "./paths";
import { prepareFirstPage, routes } from "./routes";
import { watchStoredSession } from "./session";

if (import.meta.env.MODE === "mock") {
  const { startMock } = await import("./mock");
  await startMock();
}

onChunkFailure(reloadForNewRelease);
primeColorMode();
watchStoredSession();
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const application = (
  <StrictMode>
    <App router={createBrowserRouter(routes)} />
  </StrictMode>
);
// No top-level await: the chunks that it would wait for import this module, and would deadlock.
void prepareFirstPage(window.location.pathname).then(() =>
  // A transition renders in slices, so that slow phones respond to touch while the first page appears.
  startTransition(() => {
    // The prerendered dashboard is a placeholder, which the first rendering replaces.
    if (root.hasChildNodes() && !isInDashboard(window.location.pathname)) hydrateRoot(root, application);
    else createRoot(root).render(application);
  }),
);
