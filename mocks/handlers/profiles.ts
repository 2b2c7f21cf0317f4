import type { Schemas } from "@passerelle/api";
import { type Db, defaultDb } from "../db";
import { savePicture } from "../domain/files";
import { Form, readMultipart } from "../http/form";
import { http } from "../http/http";
import { userNamed } from "../domain/registration";
import { found, onlyFor, signedIn } from "../http/request";
import { type Row, holdsApplicationOf } from "../domain/rows";

/** Professional profiles (specification §7; D-013, D-023, D-024, D-081 to D-087). */
export const profileHandlers = (db: Db = defaultDb()) => [
  http.get("/applicant/{username}", ({ request, params, response }) => {
    const { me, say } = signedIn(db, request, "en");
    const user = found(userNamed(db, params.username), say);
    const profile = found(db.applicantProfile.findFirst({ where: { userId: { equals: user.id } } }), say);
    const mayOpenResume = user.id === me.id || holdsApplicationOf(db, me.id, user.id);
    return response(200).json({ data: presentApplicant(profile, mayOpenResume) });
  }),

  http.patch("/applicant", async ({ request, response }) => {
    const { me, say } = onlyFor(signedIn(db, request, "en"), "applicant");
    const where = { userId: { equals: me.id } };
    const before = db.applicantProfile.findFirst({ where });
    const form = new Form(await readMultipart(request, say), say, { ...before });
    const resume = await form.file("resume", "pdf");
    const data = {
      profile: form.optional("profile", 150),
      sector: form.optional("sector", 100),
      academicLevel: form.optional("academicLevel", 100),
      experienceLevel: form.optional("experienceLevel", 100),
      skills: form.list("skills", "form"),
      languages: form.list("languages", "form"),
      portfolioUrl: form.url("portfolioUrl"),
      availableImmediately: form.flag("availableImmediately", false),
      resumeUrl: kept(resume, before?.resumeUrl, () => `/files/resumes/${db.nextId("file")}.pdf`),
    };
    form.refuse("errors");
    const saved = before
      ? db.applicantProfile.update({ where, data, strict: true })
      : db.applicantProfile.create({ userId: me.id, ...data });
    return response(200).json({ data: presentApplicant(saved, true) });
  }),

  http.get("/recruiter/{username}", ({ request, params, response }) => {
    const { say } = signedIn(db, request, "en");
    const user = found(userNamed(db, params.username), say);
    const profile = found(db.recruiterProfile.findFirst({ where: { userId: { equals: user.id } } }), say);
    return response(200).json({ data: presentRecruiter(profile) });
  }),

  http.patch("/recruiter", async ({ request, response }) => {
    const { me, say } = onlyFor(signedIn(db, request, "en"), "recruiter");
    const where = { userId: { equals: me.id } };
    const before = db.recruiterProfile.findFirst({ where });
    const form = new Form(await readMultipart(request, say), say, { ...before });
    const logo = await form.file("logo", "image");
    const changes = {
      company: form.optional("company", 100),
      sector: form.optional("sector", 100),
      website: form.url("website"),
      headquarters: form.optional("headquarters", 100),
      employees: form.optional("employees", 100),
      description: form.optional("description", 5000),
    };
    form.refuse("errors");
    const data = { ...changes, logo: kept(logo, before?.logo, (file) => `/avatars/${savePicture(db, file)}`) };
    const saved = before
      ? db.recruiterProfile.update({ where, data, strict: true })
      : db.recruiterProfile.create({ userId: me.id, ...data });
    return response(200).json({ data: presentRecruiter(saved) });
  }),

  // Not an operation of the contract: where the mock's own `resumeUrl` leads.
  http.untyped.get("*://:host/files/resumes/:file", () => {
    const page = "%PDF-1.4\n1 0 obj<</Pages 2 0 R>>endobj 2 0 obj<</Kids[3 0 R]/Count 1>>endobj 3 0 obj<<>>endobj";
    return new Response(`${page}\ntrailer<</Root 1 0 R>>`, { headers: { "Content-Type": "application/pdf" } });
  }),
];

/** A file not sent is kept, an empty value removes it (D-081). */
function kept(file: Blob | "" | undefined, present: string | null | undefined, save: (file: Blob) => string) {
  if (file === undefined) return present ?? null;
  return file === "" ? null : save(file);
}

function presentApplicant(row: Row<"applicantProfile">, mayOpenResume: boolean): Schemas["ApplicantProfile"] {
  const { profile, sector, academicLevel, experienceLevel, skills, languages, portfolioUrl } = row;
  const { availableImmediately } = row;
  const resumeUrl = mayOpenResume ? row.resumeUrl : null;
  const lists = { skills, languages, portfolioUrl, availableImmediately, resumeUrl };
  return { profile, sector, academicLevel, experienceLevel, ...lists };
}

function presentRecruiter(row: Row<"recruiterProfile">): Schemas["RecruiterProfile"] {
  const { company, sector, website, headquarters, employees, description, logo } = row;
  return { company, sector, website, headquarters, employees, description, logo };
}
