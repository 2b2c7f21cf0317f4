import type { Schemas } from "@passerelle/api";
import { type Db, defaultDb } from "../db";
import { createOnce } from "../domain/creations";
import { readJson } from "../http/body";
import { Form } from "../http/form";
import { http } from "../http/http";
import { applicantOf, matchOf, offersFor, wellMatchedApplicants } from "../domain/matching";
import { mayHearOfOffer, notify } from "../domain/notify";
import { ownOffer, standingOf } from "../domain/offers";
import { userNamed } from "../domain/registration";
import { found, idOf, onlyFor, paged, signedIn } from "../http/request";
import { type Row, applicationOf, newestFirst, offerById, userById } from "../domain/rows";

const CONTRACTS = ["stage", "alternance", "cdd", "cdi", "freelance"] as const;

/** Publishing offers and finding them (specification §7; D-096 to D-100, D-108 to D-112, matching.md). */
export const jobOfferHandlers = (db: Db = defaultDb()) => [
  http.get("/job-offers/recruiter/{username}", ({ request, params, response }) => {
    const { me, say } = signedIn(db, request, "en");
    const recruiter = found(userNamed(db, params.username), say);
    if (recruiter.role !== "recruiter") found(null, say);
    const own = recruiter.id === me.id;
    const offers = db.jobOffer
      .findMany({ where: { recruiterId: { equals: recruiter.id } } })
      .filter((offer) => own || offer.active)
      .toSorted(newestFirst);
    return response(200).json(
      paged(
        offers.map((offer) => presentOffer(db, offer, own)),
        request,
      ),
    );
  }),

  http.post("/job-offer", async ({ request, response }) => {
    const visit = onlyFor(signedIn(db, request, "en"), "recruiter");
    const form = new Form(await readJson(request, visit.say), visit.say);
    const clientId = form.clientId();
    const input = { ...readOffer(form), recruiterId: visit.me.id, createdAt: db.clock.now().toISOString() };
    const { row, status } = createOnce(db, visit, {
      kind: "jobOffer",
      clientId,
      create: () => {
        const offer = db.jobOffer.create(input);
        if (offer.active) announce(db, offer);
        return offer;
      },
      find: (where) => db.jobOffer.findFirst({ where }),
    });
    return response(status).json({ data: presentOffer(db, row, true) });
  }),

  http.get("/job-offer/{id}", ({ request, params, response }) => {
    const { me, say } = signedIn(db, request, "en");
    const offer = found(offerById(db, idOf(params.id, say)), say);
    const mayRead = offer.active || offer.recruiterId === me.id || applicationOf(db, me.id, offer.id);
    return response(200).json({ data: presentDetail(db, found(mayRead ? offer : null, say), me) });
  }),

  http.patch("/job-offer/{id}", async ({ request, params, response }) => {
    const visit = onlyFor(signedIn(db, request, "en"), "recruiter");
    const before = ownOffer(db, visit, params.id);
    const raw = await readJson(request, visit.say);
    const form = new Form(raw, visit.say, { ...before });
    const offer = db.jobOffer.update({ where: { id: { equals: before.id } }, data: readOffer(form), strict: true });
    if (offer.active && !before.active) announce(db, offer);
    if (!offer.active && before.active) tellApplicants(db, offer, CLOSED);
    return response(200).json({ data: presentOffer(db, offer, true) });
  }),

  http.delete("/job-offer/{id}", ({ request, params, response }) => {
    const visit = onlyFor(signedIn(db, request, "en"), "recruiter");
    const offer = ownOffer(db, visit, params.id);
    tellApplicants(db, offer, REMOVED);
    db.application.deleteMany({ where: { jobOfferId: { equals: offer.id } } });
    db.jobOffer.delete({ where: { id: { equals: offer.id } } });
    return response(200).json({});
  }),

  http.get("/job-offers-for-me", ({ request, response }) => {
    const { me } = onlyFor(signedIn(db, request, "en"), "applicant");
    const page = paged(offersFor(db, me.id), request);
    return response(200).json({ ...page, items: page.items.map((one) => presentForApplicant(db, one, me.id)) });
  }),
];

function readOffer(form: Form) {
  const offer = {
    jobTitle: form.required("jobTitle", 150),
    description: form.required("description", 5000),
    location: form.required("location", 100),
    contract: form.choice("contract", CONTRACTS, "cdi"),
    salary: form.amount("salary"),
    skills: form.list("skills"),
    benefits: form.list("benefits"),
    active: form.flag("active", true),
  };
  form.refuse("flat");
  return offer;
}

const CLOSED = { en: "is closed", fr: "est close" };
const REMOVED = { en: "has been removed", fr: "a été retirée" };

function tellApplicants(db: Db, offer: Row<"jobOffer">, what: { en: string; fr: string }) {
  for (const { applicantId } of db.application.findMany({ where: { jobOfferId: { equals: offer.id } } }))
    notify(db, {
      to: applicantId,
      actor: offer.recruiterId,
      eventType: "job_offer",
      target: { kind: "job_offer", id: offer.id },
      words: { en: `The offer "${offer.jobTitle}" ${what.en}.`, fr: `L’offre « ${offer.jobTitle} » ${what.fr}.` },
    });
}

function announce(db: Db, offer: Row<"jobOffer">) {
  for (const { id } of wellMatchedApplicants(db, offer).filter((user) => mayHearOfOffer(db, user.id)))
    notify(db, {
      to: id,
      actor: offer.recruiterId,
      eventType: "job_offer",
      target: { kind: "job_offer", id: offer.id },
      words: {
        en: `A new offer fits your profile: "${offer.jobTitle}".`,
        fr: `Une nouvelle offre correspond à votre profil : « ${offer.jobTitle} ».`,
      },
    });
}

function presentOffer(db: Db, offer: Row<"jobOffer">, own: boolean): Schemas["JobOffer"] {
  const { id, jobTitle, description, location, contract, salary, skills, benefits, active, createdAt } = offer;
  const shown = { id, jobTitle, description, location, contract, salary, skills, benefits, active, createdAt };
  if (!own) return shown;
  return { ...shown, applicationsCount: db.application.count({ where: { jobOfferId: { equals: offer.id } } }) };
}

const companyOf = (db: Db, recruiterId: number) =>
  db.recruiterProfile.findFirst({ where: { userId: { equals: recruiterId } } })?.company ?? null;

function presentDetail(db: Db, offer: Row<"jobOffer">, me: Row<"user">): Schemas["JobOfferDetail"] {
  const { username } = userById(db, offer.recruiterId);
  const detail = {
    ...presentOffer(db, offer, false),
    recruiter: { username, company: companyOf(db, offer.recruiterId) },
  };
  if (me.role !== "applicant") return detail;
  const standing = standingOf(applicationOf(db, me.id, offer.id));
  return { ...detail, ...standing, match: matchOf(applicantOf(db, me.id), offer) };
}

function presentForApplicant(
  db: Db,
  { offer, match }: ReturnType<typeof offersFor>[number],
  me: number,
): Schemas["JobOfferForApplicant"] {
  const { id, jobTitle, location, contract, skills, active, createdAt, recruiterId } = offer;
  const standing = standingOf(applicationOf(db, me, id));
  const company = companyOf(db, recruiterId);
  return { id, ID: id, jobTitle, location, contract, ...standing, company, skills, active, createdAt, match };
}
