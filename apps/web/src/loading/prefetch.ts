import { idle } from "@passerelle/ui";
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

/** Whether somebody asks for as little as possible. */
export function savesData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined;
  return (
    typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
  );
}
