import type { Target } from "@passerelle/api/conformance";
import type { Fault } from "./fault";

const onTarget = (change: (target: Target) => Partial<Target>): Fault => ({
  operation: (target) => ({ ...target, ...change(target) }),
});

/** Changes the text of mails. */
export const mails = (change: (text: string) => string): Fault =>
  onTarget(({ readMails }) => ({ readMails: async (email) => change((await readMails?.(email)) ?? "") }));

/** Makes time pass `speed` times as fast as it should, which shortens or lengthens periods; with 0, nothing expires. */
export const clock = (speed: number): Fault =>
  onTarget(({ passTime }) => ({ passTime: async (seconds) => passTime?.(seconds * speed) }));

const nothing = async () => {};

export const noJobs = onTarget(() => ({ runJobs: nothing }));
export const noModeration = onTarget(() => ({ moderate: nothing }));
export const noDigests = onTarget(() => ({ sendDigests: nothing }));
export const noAlerts = onTarget(() => ({ notifyOfAlerts: nothing }));

/** Operators' hiding and suspending works, but restoring has no effect. */
export const noRestoring = onTarget(({ moderate }) => ({
  moderate: async (act, kind, id) => (act === "restore" ? undefined : moderate?.(act, kind, id)),
}));
