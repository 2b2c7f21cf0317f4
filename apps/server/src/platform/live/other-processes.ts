import { setTimeout as pause } from "node:timers/promises";

interface Announcement {
  missing: Set<string>;
  done: () => void;
}

/** Tracks the other processes of a broker, and the announcements that they have received. */
export function watchPeers(self: string, onVanished: () => void) {
  let present = new Set<string>();
  // These may still appear as listening for a moment.
  const left = new Set<string>();
  const announcements = new Map<string, Announcement>();
  return {
    join: (name: string) => void (name !== self && present.add(name)),
    leave: (name: string) => {
      left.add(name);
      present.delete(name);
    },
    /**
     * Compares with the processes that listen now; one that has gone without a notice may have been killed before its
     * last events.
     */
    compare(names: readonly string[]): void {
      for (const name of left) if (!names.includes(name)) left.delete(name);
      const now = new Set(names.filter((name) => name !== self && !left.has(name)));
      const hasVanished = [...present].some((name) => !now.has(name));
      present = now;
      if (hasVanished) onVanished();
    },
    heard(name: string, announcement: string): void {
      const { missing, done } = announcements.get(announcement) ?? {};
      if (missing?.delete(name) && missing.size === 0) done?.();
    },
    /** Resolves once all these processes have received an announcement, or after `maxWait`. */
    async untilHeard(announcement: string, names: readonly string[], maxWait: number): Promise<void> {
      const missing = new Set(names.filter((name) => name !== self));
      if (missing.size === 0) return;
      const waiting = new AbortController();
      announcements.set(announcement, { missing, done: () => waiting.abort() });
      await pause(maxWait, undefined, { signal: waiting.signal }).catch(() => undefined);
      announcements.delete(announcement);
    },
  };
}
