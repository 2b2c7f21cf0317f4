import type { Chunk } from "./chunk";

/** Fetches chunks one after the other while the browser has nothing else to do; nothing for who saves data. */
export function prefetchWhenIdle(chunks: readonly Pick<Chunk<object>, "prefetch">[]): () => void {
  if (savesData()) return () => undefined;
  let stopped = false;
  const fetchAll = async () => {
    for (const { prefetch } of chunks) {
      if (stopped) return;
      await prefetch();
      await idle();
    }
  };
  void idle().then(fetchAll);
  return () => {
    stopped = true;
  };
}

/** Safari knows no idle callback. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1_000);
  });

function savesData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined;
  return (
    typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
  );
}
