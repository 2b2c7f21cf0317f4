import type { Target } from "@passerelle/api/conformance";
import type { Fault } from "./fault";

const onTarget = (change: (target: Target) => Partial<Target>): Fault => ({
  operation: (target) => ({ ...target, ...change(target) }),
});

/** Changes the text of mails. */
export const mails = (change: (text: string) => string): Fault =>
  onTarget(({ readMails }) => ({ readMails: async (email) => change((await readMails?.(email)) ?? "") }));

/** Every period is as many times too short as the clock is fast; with 0, nothing ends. */
export const clock = (speed: number): Fault =>
  onTarget(({ passTime }) => ({ passTime: async (seconds) => passTime?.(seconds * speed) }));

const nothing = async () => {};

export const noJobs = onTarget(() => ({ runJobs: nothing }));
export const noModeration = onTarget(() => ({ moderate: nothing }));
export const noDigests = onTarget(() => ({ sendDigests: nothing }));
export const noAlerts = onTarget(() => ({ notifyOfAlerts: nothing }));

/** Operators hide and suspend, and nothing comes back. */
export const noRestoring = onTarget(({ moderate }) => ({
  moderate: async (act, kind, id) => (act === "restore" ? undefined : moderate?.(act, kind, id)),
}));
