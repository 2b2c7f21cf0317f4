import { idle } from "@passerelle/ui";

/**
 * Has the browser keep the page that says that there is no connection (public/offline-worker.js). In development its
 * place is the mock's; without it, as where storage is closed to us, the browser shows a page of its own.
 */
export async function keepOfflinePage(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await idle();
  await navigator.serviceWorker.register("/offline-worker.js").catch(() => undefined);
}
