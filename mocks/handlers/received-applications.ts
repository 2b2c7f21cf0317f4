import type { Schemas } from "@passerelle/api";
import { ok } from "@passerelle/api/contract";
import { applicationErrors, momentOf, trimText } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { found } from "../domain/creations";
import { applicationById, markSeen, presentApplicant, presentApplication } from "../domain/received";
import { newestFirst, offerById, pageFrom, type Row, userById } from "../domain/rows";
import { declaredSkills, has } from "../domain/search";
import { respond } from "../http/respond";

type Status = keyof Schemas["ReceivedCounts"];

/** An offer's applications as its recruiter reads them one by one. */
export const receivedApplicationHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    listReceivedApplications: ({ me, params, query }) => {
      const offer = offerById(db, params.id);
      const { id } = found(offer?.recruiterId === me.id ? offer : null, applicationErrors.noOffer);
      const { asOf = db.clock.now().toISOString() } = query;
      const all = db.application.findMany({ where: { jobOfferId: { equals: id } } });
      const page = pageFrom(wantedOf(db, all, { ...query, asOf }), query);
      const items = page.items.map((each) => present(db, each));
      return ok({ ...page, items, counts: countsOf(all), asOf: momentOf(asOf).toISOString() });
    },

    getReceivedApplication: ({ me, params }) => {
      const application = applicationById(db, params.applicationID);
      const offer = application && offerById(db, application.jobOfferId);
      const isOwn = offer?.recruiterId === me.id;
      const { id } = found(isOwn ? application : null, applicationErrors.noApplication);
      markSeen(db, me.id, found(offer), application ? [application] : []);
      return ok({ data: presentApplication(db, me.id, found(applicationById(db, id))) });
    },
  });

export interface Wanted {
  status?: Status;
  search?: string;
  sort?: "newest" | "oldest";
  asOf: string;
}

/** Those of an offer's applications that its recruiter wants, in their order. */
export function wantedOf(
  db: Db,
  all: readonly Row<"application">[],
  { status = "all", search = "", sort = "newest", asOf }: Wanted,
): Row<"application">[] {
  const isUnread = ({ seenAt }: Row<"application">) => seenAt === null || Date.parse(seenAt) > momentOf(asOf).getTime();
  const way = sort === "oldest" ? -1 : 1;
  return all
    .filter((each) => (status === "unread" ? isUnread(each) : is[status](each)))
    .filter((each) => trimText(search) === "" || has(wordsOf(db, each), search))
    .toSorted((a, b) => Number(isUnread(b)) - Number(isUnread(a)) || way * newestFirst(a, b));
}

const is: Record<Status, (application: Row<"application">) => boolean> = {
  all: () => true,
  unread: ({ seenAt }) => seenAt === null,
  seen: ({ seenAt, decision }) => seenAt !== null && decision === null,
  accepted: ({ decision }) => decision === "accepted",
  rejected: ({ decision }) => decision === "rejected",
};

function countsOf(all: readonly Row<"application">[]): Schemas["ReceivedCounts"] {
  const count = (status: Status) => all.filter(is[status]).length;
  return {
    all: count("all"),
    unread: count("unread"),
    seen: count("seen"),
    accepted: count("accepted"),
    rejected: count("rejected"),
  };
}

/** What an application is found by. */
function wordsOf(db: Db, { applicantId, message }: Row<"application">): string[] {
  const { firstname, lastname, username } = userById(db, applicantId);
  const profile = db.applicantProfile.findFirst({ where: { userId: { equals: applicantId } } });
  return [firstname, lastname, username, profile?.profile ?? "", ...declaredSkills(db, applicantId), message ?? ""];
}

function present(db: Db, application: Row<"application">): Schemas["ReceivedApplication"] {
  const { id, createdAt, applicantId, seenAt, decision } = application;
  const profile = db.applicantProfile.findFirst({ where: { userId: { equals: applicantId } } });
  const title = profile?.profile || null;
  return { id, createdAt, Applicant: presentApplicant(db, applicantId), profile: title, seenAt, decision };
}
