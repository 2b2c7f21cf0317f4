import type { Schemas } from "@passerelle/api";

/** The offer of a discussion, as far as known. */
export type SubjectOffer = Pick<Schemas["DiscussionOffer"], "id" | "jobTitle"> & {
  applicationID?: number | null | undefined;
  applicationStatus?: Schemas["ApplicationStatus"] | undefined;
  decision?: Schemas["Decision"] | undefined;
};

/** The states of an application with their colours. */
export const tones = {
  applied_not_seen: "neutral",
  applied_seen: "blue",
  accepted: "brand",
  rejected: "neutral",
} as const;

/** The state of the application; undefined if unknown. */
export function stateOf({ decision, applicationStatus }: SubjectOffer): keyof typeof tones | undefined {
  if (decision) return decision;
  return applicationStatus === "not_applied" ? undefined : applicationStatus;
}
