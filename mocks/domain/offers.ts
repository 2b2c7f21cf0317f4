import type { Schemas } from "@passerelle/api";
import type { Db } from "../db";
import { found, idOf, type Visit } from "../http/request";
import { type Row, offerById } from "./rows";

/** The offer, if it is the visitor's own (D-005). */
export function ownOffer(db: Db, { me, say }: Visit, rawId: unknown): Row<"jobOffer"> {
  const offer = offerById(db, idOf(rawId, say));
  return found(offer?.recruiterId === me.id ? { ...offer } : null, say);
}

/** Where an applicant stands with an offer. */
export function standingOf(application: Row<"application"> | null) {
  const applicationStatus: Schemas["ApplicationStatus"] =
    application === null ? "not_applied" : application.seenAt === null ? "applied_not_seen" : "applied_seen";
  return { applicationStatus, applicationID: application?.id ?? null, decision: application?.decision ?? null };
}
