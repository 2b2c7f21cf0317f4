import { idle } from "@passerelle/ui";

/** Fetches one thing after the other while the browser has nothing else to do; nothing for who saves data. */
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

/** Whether somebody asks for as little as possible. */
export function savesData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined;
  return (
    typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
  );
}
