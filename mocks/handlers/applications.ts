import type { Schemas } from "@passerelle/api";
import { createdOnce, ok } from "@passerelle/api/contract";
import { applicationErrors, downloadHeaders, downloadNames, fullName, momentOf, Problem } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { blankPdf, resumeLink } from "../files";
import { respond } from "../http/routes";
import { presentOwnApplication } from "../present-offers";
import { applicationOf, applicationsBy, applicationsTo, offerById, ownOffer, receivedApplications } from "../offers";
import {
  applicantProfileOf,
  byId,
  createOnce,
  found,
  foundById,
  has,
  newestFirst,
  nowIn,
  pageFrom,
  type Row,
  rowOf,
  userById,
  without,
} from "../find-rows";

type Application = Row<"application">;
type Status = keyof Schemas["ReceivedCounts"];

const is: Record<Status, (application: Application) => boolean> = {
  all: () => true,
  unread: ({ seenAt }) => seenAt === null,
  seen: ({ seenAt, decision }) => seenAt !== null && decision === null,
  accepted: ({ decision }) => decision === "accepted",
  rejected: ({ decision }) => decision === "rejected",
};

function countsOf(all: readonly Application[]): Schemas["ReceivedCounts"] {
  const count = (status: Status) => all.filter(is[status]).length;
  const [accepted, rejected] = [count("accepted"), count("rejected")];
  return { all: all.length, unread: count("unread"), seen: count("seen"), accepted, rejected };
}

function presentReceived(db: Db, application: Application): Schemas["ReceivedApplication"] {
  const { id, createdAt, applicantId, seenAt, decision } = application;
  const { firstname, lastname, email, username } = userById(db, applicantId);
  const profile = applicantProfileOf(db, applicantId)?.profile || null;
  return { id, createdAt, Applicant: { user: { firstname, lastname, email, username } }, profile, seenAt, decision };
}

function presentApplication(db: Db, application: Application): Schemas["Application"] {
  const { jobOfferId, message, applicantId, decidedAt, decisionMessage } = application;
  const profile = applicantProfileOf(db, applicantId);
  return {
    ...presentReceived(db, application),
    jobOfferID: jobOfferId,
    profile: profile?.profile ?? null,
    skills: profile?.skills ?? [],
    resumeUrl: resumeLink(profile?.resume ?? null),
    message,
    decidedAt,
    decisionMessage,
  };
}

const presentNote = (row: Row<"applicationNote">): Schemas["ApplicationNote"] => without(row, "applicationId");

/** Applying and withdrawing. */
export const applicationHandlers = (db: Db = defaultDb()) => {
  const own = (me: number, id: number) => foundById(applicationsBy(db, me), id, applicationErrors.noApplication);
  const withdraw = (me: number, id: number) => {
    db.application.delete(byId(own(me, id).id));
    return ok({});
  };

  return respond(db, {
    createApplication: ({ me, body: { jobOfferID, message, clientId } }) => {
      const { row, isNew } = createOnce(db, db.application, { userId: me.id, clientId }, () => {
        const offer = found(offerById(db, jobOfferID), applicationErrors.noOffer);
        if (!offer.active) throw new Problem(409, applicationErrors.closedOffer);
        if (applicationOf(db, me.id, offer.id)) throw new Problem(409, applicationErrors.alreadyApplied);
        const text = message || null;
        return db.application.create({ jobOfferId: offer.id, applicantId: me.id, message: text, createdAt: nowIn(db) });
      });
      return createdOnce(isNew, { data: presentOwnApplication(row) });
    },

    getOwnApplication: ({ me, params }) => ok({ data: presentOwnApplication(own(me.id, params.applicationID)) }),

    deleteOwnApplication: ({ me, params }) => withdraw(me.id, params.applicationID),
    deleteApplication: ({ me, params }) => withdraw(me.id, params.applicationID),
  });
};

/** A recruiter's received applications, decisions and notes. */
export const receivedApplicationHandlers = (db: Db = defaultDb()) => {
  const offerOf = (recruiterId: number, id: number) => ownOffer(db, recruiterId, id, applicationErrors.noOffer);
  const received = (recruiterId: number, id: number) =>
    foundById(receivedApplications(db, recruiterId), id, applicationErrors.noApplication);
  const see = ({ id, seenAt }: Application) => {
    const data = { seenAt: seenAt ?? nowIn(db) };
    return presentApplication(db, db.application.update({ ...byId(id), data, strict: true }));
  };
  const isFound = ({ applicantId, message }: Application, search: string) => {
    const { profile = "", skills = [] } = applicantProfileOf(db, applicantId) ?? {};
    return has([fullName(userById(db, applicantId)), profile, message, ...skills], search);
  };
  const decide = (me: number, id: number, { decision, message }: Schemas["DecisionInput"]) => {
    const before = received(me, id);
    const decisionMessage = decision === null ? null : message || null;
    if (decision === before.decision && decisionMessage === before.decisionMessage) return "unchanged";
    const now = nowIn(db);
    const data = { decision, decisionMessage, decidedAt: decision && now, seenAt: before.seenAt ?? now };
    db.application.update({ ...byId(id), data });
    return "decided";
  };
  const undos = new Map<string, Application>();

  return respond(db, {
    listApplications: ({ me, query }) => {
      const all = applicationsTo(db, offerOf(me.id, query.jobOfferId)).toSorted(newestFirst);
      return ok(pageFrom(all, query, see));
    },

    listReceivedApplications: ({ me, params, query }) => {
      const all = applicationsTo(db, offerOf(me.id, params.id));
      const { status = "all", search = "", sort = "newest", asOf = nowIn(db) } = query;
      const isUnread = ({ seenAt }: Application) => seenAt === null || Date.parse(seenAt) > momentOf(asOf).getTime();
      const way = sort === "oldest" ? -1 : 1;
      const wanted = all
        .filter((each) => (status === "unread" ? isUnread(each) : is[status](each)) && isFound(each, search))
        .toSorted((a, b) => Number(isUnread(b)) - Number(isUnread(a)) || way * newestFirst(a, b));
      const page = pageFrom(wanted, query, (each) => presentReceived(db, each));
      return ok({ ...page, counts: countsOf(all), asOf: momentOf(asOf).toISOString() });
    },

    getReceivedApplication: ({ me, params }) => ok({ data: see(received(me.id, params.applicationID)) }),

    decideApplication: ({ me, params: { applicationID }, body }) => {
      decide(me.id, applicationID, body);
      return ok({ data: presentApplication(db, received(me.id, applicationID)) });
    },

    decideApplications: ({ me, body }) =>
      ok({
        data: body.decisions.map(({ applicationID, ...decision }) => {
          const before = rowOf(db.application, applicationID);
          if (!before) return { applicationID, outcome: "gone" };
          const undo = crypto.randomUUID();
          undos.set(undo, before);
          return { applicationID, outcome: decide(me.id, applicationID, decision), undo };
        }),
      }),

    undoDecisions: ({ body }) =>
      ok({
        data: body.decisions.map(({ applicationID, undo }) => {
          const before = undos.get(undo);
          if (!before) return { applicationID, outcome: "kept" };
          const { decision, decisionMessage, decidedAt, seenAt } = before;
          db.application.update({ ...byId(applicationID), data: { decision, decisionMessage, decidedAt, seenAt } });
          return { applicationID, outcome: "decided" };
        }),
      }),

    exportApplicationsCsv: ({ me, params, query: { search = "" } }) => {
      const wanted = applicationsTo(db, offerOf(me.id, params.id)).filter((each) => isFound(each, search));
      const lines = ["Candidat", ...wanted.map(({ applicantId }) => fullName(userById(db, applicantId)))];
      const body = new Blob([`\uFEFF${lines.join("\r\n")}`], { type: "text/csv; charset=utf-8" });
      return { status: 200, body, headers: downloadHeaders(downloadNames.applications.csv) };
    },

    exportApplicationsPdf: ({ me, params }) => {
      applicationsTo(db, offerOf(me.id, params.id)).forEach(see);
      return { status: 200, body: blankPdf(), headers: downloadHeaders(downloadNames.applications.pdf) };
    },

    listApplicationNotes: ({ me, params }) => {
      const { id } = received(me.id, params.applicationID);
      const notes = db.applicationNote.getAll().filter(({ applicationId }) => applicationId === id);
      return ok(notes.map(presentNote));
    },

    createApplicationNote: ({ me, params, body: { text, clientId } }) => {
      const { id: applicationId } = received(me.id, params.applicationID);
      const { row, isNew } = createOnce(db, db.applicationNote, { userId: me.id, clientId }, () =>
        db.applicationNote.create({ applicationId, text, createdAt: nowIn(db) }),
      );
      return createdOnce(isNew, { data: presentNote(row) });
    },

    deleteApplicationNote: ({ me, params }) => {
      received(me.id, params.applicationID);
      db.applicationNote.delete(byId(foundById(db.applicationNote.getAll(), params.id, applicationErrors.noNote).id));
      return ok({});
    },
  });
};
