import {
  presentCertification,
  presentExperience,
  presentFormation,
  presentProject,
  readCertification,
  readExperience,
  readFormation,
  readProject,
  REQUIRED,
} from "../domain/cv";
import { type Db, defaultDb } from "../db";
import { createOnce } from "../domain/creations";
import { readJson } from "../http/body";
import { Form } from "../http/form";
import { http } from "../http/http";
import { found, idOf, onlyFor, paged, signedIn, type Visit } from "../http/request";

/** The four lists of an applicant's CV (specification §7; D-082, D-090 to D-094). */
export const cvHandlers = (db: Db = defaultDb()) => [
  http.get("/formations", ({ request, response }) => {
    const { me } = applicant(db, request);
    const own = db.formation.findMany({ where: { userId: { equals: me.id } } }).toSorted(latestStart);
    return response(200).json(paged(own.map(presentFormation), request));
  }),
  http.post("/formation", async ({ request, response }) => {
    const visit = applicant(db, request);
    const form = new Form(await readJson(request, visit.say), visit.say);
    const clientId = form.clientId();
    const input = readFormation(form);
    const { row, status } = createOnce(db, visit, {
      kind: "formation",
      clientId,
      create: () => db.formation.create({ ...input, userId: visit.me.id }),
      find: (where) => db.formation.findFirst({ where }),
    });
    return response(status).json({ data: presentFormation(row) });
  }),
  http.patch("/formation/{id}", async ({ request, params, response }) => {
    const visit = applicant(db, request);
    const where = own(visit, params.id);
    const raw = await readJson(request, visit.say);
    const before = found(db.formation.findFirst({ where }), visit.say);
    const data = readFormation(Form.patch(raw, visit.say, { ...before }, REQUIRED.formation));
    return response(200).json({ data: presentFormation(db.formation.update({ where, data, strict: true })) });
  }),
  http.delete("/formation/{id}", ({ request, params, response }) => {
    const visit = applicant(db, request);
    found(db.formation.delete({ where: own(visit, params.id) }), visit.say);
    return response(200).json({});
  }),

  http.get("/experiences", ({ request, response }) => {
    const { me } = applicant(db, request);
    const own = db.experience.findMany({ where: { userId: { equals: me.id } } }).toSorted(latestStart);
    return response(200).json(paged(own.map(presentExperience), request));
  }),
  http.post("/experience", async ({ request, response }) => {
    const visit = applicant(db, request);
    const form = new Form(await readJson(request, visit.say), visit.say);
    const clientId = form.clientId();
    const input = readExperience(form);
    const { row, status } = createOnce(db, visit, {
      kind: "experience",
      clientId,
      create: () => db.experience.create({ ...input, userId: visit.me.id }),
      find: (where) => db.experience.findFirst({ where }),
    });
    return response(status).json({ data: presentExperience(row) });
  }),
  http.patch("/experience/{id}", async ({ request, params, response }) => {
    const visit = applicant(db, request);
    const where = own(visit, params.id);
    const raw = await readJson(request, visit.say);
    const before = found(db.experience.findFirst({ where }), visit.say);
    const data = readExperience(Form.patch(raw, visit.say, { ...before }, REQUIRED.experience));
    return response(200).json({ data: presentExperience(db.experience.update({ where, data, strict: true })) });
  }),
  http.delete("/experience/{id}", ({ request, params, response }) => {
    const visit = applicant(db, request);
    found(db.experience.delete({ where: own(visit, params.id) }), visit.say);
    return response(200).json({});
  }),

  http.get("/projects", ({ request, response }) => {
    const { me } = applicant(db, request);
    const own = db.project.findMany({ where: { userId: { equals: me.id } } }).toSorted(newest);
    return response(200).json(paged(own.map(presentProject), request));
  }),
  http.post("/project", async ({ request, response }) => {
    const visit = applicant(db, request);
    const form = new Form(await readJson(request, visit.say), visit.say);
    const clientId = form.clientId();
    const input = readProject(form);
    const { row, status } = createOnce(db, visit, {
      kind: "project",
      clientId,
      create: () => db.project.create({ ...input, userId: visit.me.id }),
      find: (where) => db.project.findFirst({ where }),
    });
    return response(status).json({ data: presentProject(row) });
  }),
  http.patch("/project/{id}", async ({ request, params, response }) => {
    const visit = applicant(db, request);
    const where = own(visit, params.id);
    const raw = await readJson(request, visit.say);
    const before = found(db.project.findFirst({ where }), visit.say);
    const data = readProject(Form.patch(raw, visit.say, { ...before }, REQUIRED.project));
    return response(200).json({ data: presentProject(db.project.update({ where, data, strict: true })) });
  }),
  http.delete("/project/{id}", ({ request, params, response }) => {
    const visit = applicant(db, request);
    found(db.project.delete({ where: own(visit, params.id) }), visit.say);
    return response(200).json({});
  }),

  http.get("/certifications", ({ request, response }) => {
    const { me } = applicant(db, request);
    const own = db.certification.findMany({ where: { userId: { equals: me.id } } }).toSorted(newest);
    return response(200).json(paged(own.map(presentCertification), request));
  }),
  http.post("/certification", async ({ request, response }) => {
    const visit = applicant(db, request);
    const form = new Form(await readJson(request, visit.say), visit.say);
    const clientId = form.clientId();
    const input = readCertification(form);
    const { row, status } = createOnce(db, visit, {
      kind: "certification",
      clientId,
      create: () => db.certification.create({ ...input, userId: visit.me.id }),
      find: (where) => db.certification.findFirst({ where }),
    });
    return response(status).json({ data: presentCertification(row) });
  }),
  http.patch("/certification/{id}", async ({ request, params, response }) => {
    const visit = applicant(db, request);
    const where = own(visit, params.id);
    const raw = await readJson(request, visit.say);
    const before = found(db.certification.findFirst({ where }), visit.say);
    const data = readCertification(Form.patch(raw, visit.say, { ...before }, REQUIRED.certification));
    return response(200).json({ data: presentCertification(db.certification.update({ where, data, strict: true })) });
  }),
  http.delete("/certification/{id}", ({ request, params, response }) => {
    const visit = applicant(db, request);
    found(db.certification.delete({ where: own(visit, params.id) }), visit.say);
    return response(200).json({});
  }),
];

const applicant = (db: Db, request: Request) => onlyFor(signedIn(db, request, "fr"), "applicant");

/** Someone else's item is as good as missing (D-005). */
const own = ({ me, say }: Visit, id: unknown) => ({ id: { equals: idOf(id, say) }, userId: { equals: me.id } });

type Numbered = { id: number };
const newest = (a: Numbered, b: Numbered) => b.id - a.id;
const latestStart = (a: Numbered & { startedAt: string }, b: Numbered & { startedAt: string }) =>
  b.startedAt.localeCompare(a.startedAt) || newest(a, b);
