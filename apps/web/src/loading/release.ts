import { tabStorage } from "@passerelle/ui/first-paint";

const reloadedFor = "reloadedForRelease";

/** The entry script of a page of the application; its name identifies a release. */
export const entryOf = (html: string) =>
  /<html[^>]*\sdata-scripts="(?:[^" ]+ )*([^" ]+)"/.exec(html)?.[1] ??
  /<script[^>]*\stype="module"[^>]*\ssrc="([^"]+)"/.exec(html)?.[1];

/**
 * Reloads the page if the server has a newer release, because the files of this one may be gone. At most once for each
 * release, so that a server with mixed releases causes no loop. Drafts are kept.
 */
export async function reloadForNewRelease(): Promise<void> {
  const running = entryOf(document.documentElement.outerHTML);
  const served = await servedEntry();
  if (!running || !served || served === running || tabStorage.getItem(reloadedFor) === served) return;
  // Without this record the next page would reload again.
  if (!tabStorage.setItem(reloadedFor, served)) return;
  window.location.reload();
  // The page is about to be replaced.
  await new Promise(() => {});
}

async function servedEntry(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(5_000);
    const answer = await fetch("/", { headers: { Accept: "text/html" }, cache: "no-store", signal });
    return entryOf(await answer.text());
  } catch {
    return undefined;
  }
}
