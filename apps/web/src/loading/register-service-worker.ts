import { idle } from "@passerelle/ui";

/**
 * Installs the worker with the offline page (public/offline-worker.js). In development the mock uses that place.
 * Without storage the browser shows its own page.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await idle();
  await navigator.serviceWorker.register("/offline-worker.js").catch(() => undefined);
}
