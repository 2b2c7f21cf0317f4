/**
 * Shows our own page instead of the browser's when a navigation fails without a connection. It caches this page and
 * nothing else: no answers of the server and no personal data.
 */

const page = "/offline.html";
// The build replaces VERSION with the page's digest, so that a changed page makes a new worker that replaces this one.
const kept = "offline-page-VERSION";

async function install() {
  await (await caches.open(kept)).add(new Request(page, { cache: "reload" }));
  await self.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) if (name !== kept) await caches.delete(name);
  // The browser requests a page while this worker starts, instead of afterwards.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate") return;
  const open = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(request));
    } catch (error) {
      const found = await caches.match(page);
      if (found) return found;
      throw error;
    }
  };
  event.respondWith(open());
});
