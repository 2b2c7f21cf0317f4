import type { Decision } from "../../platform/database/schema";

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
