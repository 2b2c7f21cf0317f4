import type { Schemas } from "@passerelle/api";
import { type Db, defaultDb } from "../db";
import { createOnce } from "../domain/creations";
import { readJson } from "../http/body";
import { Form } from "../http/form";
import { http } from "../http/http";
import { resumeLink } from "../domain/files";
import { notify } from "../domain/notify";
import { ownOffer, standingOf } from "../domain/offers";
import { found, idOf, onlyFor, paged, refusal, signedIn, type User, type Visit } from "../http/request";
import { type Row, applicationOf, fullName, newestFirst, offerById, userById } from "../domain/rows";
import { type Words, words } from "../http/words";

/** Applying, reading, deciding, withdrawing (specification §7; D-027, D-100 to D-107, D-113 to D-116). */
export const applicationHandlers = (db: Db = defaultDb()) => [
  http.get("/applications", ({ request, response }) => {
    const visit = onlyFor(signedIn(db, request, "en"), "recruiter");
    const offer = ownOffer(db, visit, new URL(request.url).searchParams.get("jobOfferId"));
    const all = db.application.findMany({ where: { jobOfferId: { equals: offer.id } } }).toSorted(newestFirst);
    const page = paged(all, request);
    const seen = page.items.map((application) => markSeen(db, application, offer));
    return response(200).json({ ...page, items: seen.map((application) => presentApplication(db, application)) });
  }),

  http.post("/application", async ({ request, response }) => {
    const visit = onlyFor(signedIn(db, request, "en"), "applicant");
    const form = new Form(await readJson(request, visit.say), visit.say);
    const clientId = form.clientId();
    const jobOfferId = form.id("jobOfferID");
    const message = form.optional("message", 5000);
    form.refuse("flat");
    const { row, status } = createOnce(db, visit, {
      kind: "application",
      clientId,
      create: () => apply(db, visit, jobOfferId, message),
      find: (where) => db.application.findFirst({ where }),
    });
    return response(status).json({ data: presentOwn(row) });
  }),

  http.patch("/application/{applicationID}", async ({ request, params, response }) => {
    const { me, say } = onlyFor(signedIn(db, request, "en"), "recruiter");
    const application = found(applicationById(db, idOf(params.applicationID, say)), say);
    const offer = offerById(db, application.jobOfferId);
    if (offer?.recruiterId !== me.id) throw refusal(404, say(words.notFound));
    const raw = await readJson(request, say);
    const form = new Form(raw, say);
    const decision = raw["decision"] === null ? null : form.choice("decision", ["accepted", "rejected"], "accepted");
    if (!form.has("decision")) form.problem("decision", words.required);
    const note = form.optional("message", 5000);
    form.refuse("flat");
    const seenAt = application.seenAt ?? db.clock.now().toISOString();
    const where = { id: { equals: application.id } };
    const decided = db.application.update({ where, data: { decision, seenAt }, strict: true });
    if (decision) tell(db, decided.applicantId, me, offer, decisionWords(offer, decision, note));
    return response(200).json({ data: presentApplication(db, decided) });
  }),

  http.delete("/application/{applicationID}", ({ request, params, response }) => {
    const { me, say } = onlyFor(signedIn(db, request, "en"), "applicant");
    const application = applicationById(db, idOf(params.applicationID, say));
    if (application?.applicantId !== me.id) throw refusal(404, say(words.notFound));
    db.application.delete({ where: { id: { equals: application.id } } });
    const offer = offerById(db, application.jobOfferId);
    if (offer)
      tellRecruiter(db, me, application, offer, {
        en: `${fullName(me)} withdrew the application to "${offer.jobTitle}".`,
        fr: `${fullName(me)} a retiré sa candidature à « ${offer.jobTitle} ».`,
      });
    return response(200).json({});
  }),
];

/** Stores an application, one for each offer, and tells the recruiter. */
function apply(db: Db, { me, say }: Visit, jobOfferId: number, message: string | null): Row<"application"> {
  const offer = found(offerById(db, jobOfferId), say);
  if (applicationOf(db, me.id, offer.id)) throw refusal(409, say(words.alreadyApplied));
  if (!offer.active) throw refusal(409, say(words.offerClosed));
  const createdAt = db.clock.now().toISOString();
  const application = db.application.create({ jobOfferId, applicantId: me.id, message, createdAt });
  tellRecruiter(db, me, application, offer, {
    en: `${fullName(me)} applied to "${offer.jobTitle}".`,
    fr: `${fullName(me)} a postulé à « ${offer.jobTitle} ».`,
  });
  return application;
}

function presentOwn(application: Row<"application">): Schemas["OwnApplication"] {
  const { applicationStatus, decision } = standingOf(application);
  const { id, jobOfferId, message, createdAt } = application;
  return { id, jobOfferID: jobOfferId, message, createdAt, applicationStatus, decision };
}

const applicationById = (db: Db, id: number) => db.application.findFirst({ where: { id: { equals: id } } });

function tell(db: Db, to: number, actor: User, offer: Row<"jobOffer">, words: Words) {
  const target = { kind: "job_offer" as const, id: offer.id };
  notify(db, { to, actor: actor.id, eventType: "job_application", target, words });
}

function tellRecruiter(db: Db, actor: User, { id }: Row<"application">, offer: Row<"jobOffer">, words: Words) {
  const target = { kind: "job_offer" as const, id: offer.id };
  const event = { to: offer.recruiterId, actor: actor.id, eventType: "job_application" as const };
  notify(db, { ...event, target, subject: id, words });
}

function decisionWords(offer: Row<"jobOffer">, decision: "accepted" | "rejected", note: string | null): Words {
  const [en, fr] = decision === "accepted" ? ["accepted", "acceptée"] : ["refused", "refusée"];
  const tail = note ? ` ${note}`.slice(0, 700) : "";
  return {
    en: `Your application to "${offer.jobTitle}" was ${en}.${tail}`,
    fr: `Votre candidature à « ${offer.jobTitle} » a été ${fr}.${tail}`,
  };
}

/** An application is seen when its recruiter first receives it (D-103). */
function markSeen(db: Db, application: Row<"application">, offer: Row<"jobOffer">): Row<"application"> {
  if (application.seenAt !== null) return application;
  const seenAt = db.clock.now().toISOString();
  tell(db, application.applicantId, userById(db, offer.recruiterId), offer, {
    en: `Your application to "${offer.jobTitle}" has been seen.`,
    fr: `Votre candidature à « ${offer.jobTitle} » a été vue.`,
  });
  return db.application.update({ where: { id: { equals: application.id } }, data: { seenAt }, strict: true });
}

function presentApplication(db: Db, application: Row<"application">): Schemas["Application"] {
  const { id, jobOfferId, createdAt, applicantId, message, seenAt, decision } = application;
  const { firstname, lastname, email, username } = userById(db, applicantId);
  const profile = db.applicantProfile.findFirst({ where: { userId: { equals: applicantId } } });
  return {
    id,
    jobOfferID: jobOfferId,
    createdAt,
    Applicant: { user: { firstname, lastname, email, username } },
    profile: profile?.profile ?? null,
    skills: profile?.skills ?? [],
    resumeUrl: resumeLink(db, profile?.resume ?? null),
    message,
    seenAt,
    decision,
  };
}
