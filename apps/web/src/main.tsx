import { primeColorMode } from "@passerelle/ui";
import { onChunkFailure } from "@passerelle/ui/first-paint";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App";
import { prepareFirstPage } from "./Areas";
import { reloadForNewRelease } from "./loading/release";
import { isInDashboard } from "./paths";
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
    <App />
  </StrictMode>
);
// No await of this module's own: the chunks that it would wait for import it, and would wait for it in turn.
void prepareFirstPage(window.location.pathname).then(() =>
  // A transition draws in slices: on a slow phone the first page answers to touch while it appears.
  startTransition(() => {
    // The frame of the dashboard is a picture, which gives way to the first drawing.
    if (root.hasChildNodes() && !isInDashboard(window.location.pathname)) hydrateRoot(root, application);
    else createRoot(root).render(application);
  }),
);
