import type { Schemas } from "@passerelle/api";

/** An offer that a discussion is about, as far as it is known. */
export type SubjectOffer = Pick<Schemas["DiscussionOffer"], "id" | "jobTitle"> & {
  applicationID?: number | null | undefined;
  applicationStatus?: Schemas["ApplicationStatus"] | undefined;
  decision?: Schemas["Decision"] | undefined;
};

/** How far an application is, and the colours of that. */
export const tones = {
  applied_not_seen: "neutral",
  applied_seen: "blue",
  accepted: "brand",
  rejected: "neutral",
} as const;

/** How far the application is; nothing where that is not known. */
export function stateOf({ decision, applicationStatus }: SubjectOffer): keyof typeof tones | undefined {
  if (decision) return decision;
  return applicationStatus === "not_applied" ? undefined : applicationStatus;
}
