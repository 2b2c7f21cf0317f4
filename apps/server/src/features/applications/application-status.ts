import type { Decision } from "../../platform/database/schema";

/** The status of an application: whether its recruiter has seen it. */
export const statusOf = ({ seen_at }: { seen_at: Date | string | null }) =>
  seen_at === null ? ("applied_not_seen" as const) : ("applied_seen" as const);

interface DecisionGiven {
  decision: Decision | null;
  message: string;
  /** The decision that it replaces; undefined replaces any. */
  expected: Decision | null | undefined;
}

/** Whether a decision changes an application: not if it repeats the last one, or if that is not the `expected` one. */
export function outcomeOf(
  before: { decision: Decision | null; decision_message: string },
  { decision, message, expected }: DecisionGiven,
): "decided" | "unchanged" | "kept" {
  if (decision === before.decision && message === before.decision_message) return "unchanged";
  return expected !== undefined && expected !== before.decision ? "kept" : "decided";
}
