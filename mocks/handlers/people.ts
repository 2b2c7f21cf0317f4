import type { Schemas } from "@passerelle/api";
import { ok } from "@passerelle/api/contract";
import { accountErrors } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { maySeeProfile } from "../domain/audience";
import { blockedBy } from "../domain/blocks";
import { found } from "../domain/creations";
import { wholeCv } from "../domain/cv";
import { presentSummary } from "../domain/people";
import { userNamed } from "../domain/registration";
import type { User } from "../http/request";
import { respond } from "../http/respond";

/** A person as others see them. */
export const peopleHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    getPerson: ({ me, params, query }) => {
      const named = userNamed(db, params.username);
      const isMet = named?.verified && !blockedBy(db, me.id).includes(named.id);
      const user = found(isMet ? named : null, accountErrors.noUser);
      const isPreview = query.as === "members" && user.id === me.id;
      const isShown = isPreview ? user.profileAudience === "members" : maySeeProfile(db, me.id, user);
      const profile = isShown && user.role === "applicant" ? presentProfile(db, user) : null;
      return ok({ data: { ...presentSummary(user), profile } });
    },
  });

/** An applicant's profile, if they have saved one, with their CV. */
function presentProfile(db: Db, { id }: User): Schemas["PersonProfile"] {
  const row = db.applicantProfile.findFirst({ where: { userId: { equals: id } } });
  return {
    title: row?.profile ?? null,
    sector: row?.sector ?? null,
    academicLevel: row?.academicLevel ?? null,
    experienceLevel: row?.experienceLevel ?? null,
    skills: row?.skills ?? [],
    languages: row?.languages ?? [],
    portfolioUrl: row?.portfolioUrl ?? null,
    availableImmediately: row?.availableImmediately ?? false,
    ...wholeCv(db, id),
  };
}
