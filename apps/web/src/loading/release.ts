import { tabStorage } from "@passerelle/ui/first-paint";

const reloadedFor = "reloadedForRelease";

/** The script that a page of the application starts with; its name tells one release from another. */
export const entryOf = (html: string) =>
  /<html[^>]*\sdata-scripts="(?:[^" ]+ )*([^" ]+)"/.exec(html)?.[1] ??
  /<script[^>]*\stype="module"[^>]*\ssrc="([^"]+)"/.exec(html)?.[1];

/**
 * Loads the page again if the server has another release than the one that runs here: the files of this one may be
 * gone. Once for each release, so that a server that mixes two of them makes no loop; what was typed is kept.
 */
export async function reloadForNewRelease(): Promise<void> {
  const running = entryOf(document.documentElement.outerHTML);
  const served = await servedEntry();
  if (!running || !served || served === running || tabStorage.getItem(reloadedFor) === served) return;
  // Without a trace of it the next page would load again as well.
  if (!tabStorage.setItem(reloadedFor, served)) return;
  window.location.reload();
  // Nothing more is shown of this page.
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
