import type { Schemas } from "@passerelle/api";
import { type Db, defaultDb } from "../db";
import { keptFile, pictureLink, resumeBehind, resumeLink } from "../domain/files";
import { readMultipart } from "../http/body";
import { Form } from "../http/form";
import { http } from "../http/http";
import { userNamed } from "../domain/registration";
import { fileResponse, found, onlyFor, signedIn } from "../http/request";
import { speaker } from "../http/words";
import { type Row, holdsApplicationOf } from "../domain/rows";

/** Professional profiles (specification §7; D-013, D-023, D-024, D-081 to D-087). */
export const profileHandlers = (db: Db = defaultDb()) => [
  http.get("/applicant/{username}", ({ request, params, response }) => {
    const { me, say } = signedIn(db, request, "en");
    const user = found(userNamed(db, params.username), say);
    const profile = found(db.applicantProfile.findFirst({ where: { userId: { equals: user.id } } }), say);
    const mayOpenResume = user.id === me.id || holdsApplicationOf(db, me.id, user.id);
    return response(200).json({ data: presentApplicant(db, profile, mayOpenResume) });
  }),

  http.patch("/applicant", async ({ request, response }) => {
    const { me, say } = onlyFor(signedIn(db, request, "en"), "applicant");
    const raw = await readMultipart(request, say);
    const where = { userId: { equals: me.id } };
    const before = db.applicantProfile.findFirst({ where });
    const form = new Form(raw, say, { ...before });
    const resume = form.file("resume", "pdf");
    const changes = {
      profile: form.optional("profile", 150),
      sector: form.optional("sector", 100),
      academicLevel: form.optional("academicLevel", 100),
      experienceLevel: form.optional("experienceLevel", 100),
      skills: form.list("skills", "form"),
      languages: form.list("languages", "form"),
      portfolioUrl: form.url("portfolioUrl"),
      availableImmediately: form.flag("availableImmediately", false),
    };
    form.refuse("errors");
    const data = { ...changes, resume: keptFile(db, resume, before?.resume) };
    const saved = before
      ? db.applicantProfile.update({ where, data, strict: true })
      : db.applicantProfile.create({ userId: me.id, ...data });
    return response(200).json({ data: presentApplicant(db, saved, true) });
  }),

  http.get("/recruiter/{username}", ({ request, params, response }) => {
    const { say } = signedIn(db, request, "en");
    const user = found(userNamed(db, params.username), say);
    const profile = found(db.recruiterProfile.findFirst({ where: { userId: { equals: user.id } } }), say);
    return response(200).json({ data: presentRecruiter(profile) });
  }),

  http.patch("/recruiter", async ({ request, response }) => {
    const { me, say } = onlyFor(signedIn(db, request, "en"), "recruiter");
    const raw = await readMultipart(request, say);
    const where = { userId: { equals: me.id } };
    const before = db.recruiterProfile.findFirst({ where });
    const form = new Form(raw, say, { ...before });
    const logo = form.file("logo", "image");
    const changes = {
      company: form.optional("company", 100),
      sector: form.optional("sector", 100),
      website: form.url("website"),
      headquarters: form.optional("headquarters", 100),
      employees: form.optional("employees", 100),
      description: form.optional("description", 5000),
    };
    form.refuse("errors");
    const data = { ...changes, logo: keptFile(db, logo, before?.logo) };
    const saved = before
      ? db.recruiterProfile.update({ where, data, strict: true })
      : db.recruiterProfile.create({ userId: me.id, ...data });
    return response(200).json({ data: presentRecruiter(saved) });
  }),

  // Not an operation of the contract: where the mock's own `resumeUrl` leads.
  http.untyped.get("*://:host/resumes/:file", ({ request }) =>
    fileResponse(found(resumeBehind(db, request.url), speaker(request, "en")), "private, no-store"),
  ),
];

function presentApplicant(db: Db, row: Row<"applicantProfile">, mayOpenResume: boolean): Schemas["ApplicantProfile"] {
  const { profile, sector, academicLevel, experienceLevel, skills, languages, portfolioUrl } = row;
  const { availableImmediately } = row;
  const resumeUrl = mayOpenResume ? resumeLink(db, row.resume) : null;
  const lists = { skills, languages, portfolioUrl, availableImmediately, resumeUrl };
  return { profile, sector, academicLevel, experienceLevel, ...lists };
}

function presentRecruiter(row: Row<"recruiterProfile">): Schemas["RecruiterProfile"] {
  const { company, sector, website, headquarters, employees, description } = row;
  return { company, sector, website, headquarters, employees, description, logo: pictureLink(row.logo) };
}
