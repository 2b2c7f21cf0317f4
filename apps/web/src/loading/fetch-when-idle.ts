import { idle } from "@passerelle/ui";

/** Runs tasks one by one while the browser is idle, unless the user saves data. Returns a function that stops it. */
export function fetchWhenIdle(tasks: readonly (() => Promise<void>)[]): () => void {
  if (savesData()) return () => undefined;
  let stopped = false;
  const fetchAll = async () => {
    for (const task of tasks) {
      if (stopped) return;
      await task();
      await idle();
    }
  };
  void idle().then(fetchAll);
  return () => {
    stopped = true;
  };
}

export function savesData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined;
  return (
    typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
  );
}
