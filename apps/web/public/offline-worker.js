/**
 * Shows a page of ours in the place of the browser's own where a navigation fails without a connection. It keeps this
 * page and nothing else: no answer of the server, nothing of a person.
 */

const page = "/offline.html";
// The build puts the page's digest here, so that a changed page makes another worker, which takes the place of this one.
const kept = "offline-page-VERSION";

async function install() {
  await (await caches.open(kept)).add(new Request(page, { cache: "reload" }));
  await self.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) if (name !== kept) await caches.delete(name);
  // The browser asks for a page while it starts this worker, and not after.
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
