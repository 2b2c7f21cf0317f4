import type { Schemas } from "@passerelle/api";
import { createdOnce, ok } from "@passerelle/api/contract";
import {
  changedEntry,
  cvErrors,
  type CvRules,
  cvRules,
  type ErrorText,
  full,
  keptEntry,
  maxStored,
  storedErrors,
} from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { createOnce, found } from "../domain/creations";
import { inOrder, isUsual, latestStart, newest, placesWith, withoutOwner } from "../domain/cv";
import { limitSkills } from "../domain/matching";
import { pageFrom, type Row } from "../domain/rows";
import { type Call, respond } from "../http/respond";

type Entry = { id: number };
type Own = { id: { equals: number }; userId?: { equals: number } };

/** A table whose rows belong to a user. */
interface Table<Fields, Stored> {
  findMany(query: { where: { userId: { equals: number } } }): Stored[];
  findFirst(query: { where: Own }): Stored | null;
  create(row: Fields & { userId: number }): Stored;
  update(query: { where: Own; data: Fields | { place: number }; strict: true }): Stored;
  delete(query: { where: Own }): Stored | null;
}

interface List<Fields, Stored> {
  kind: string;
  table: Table<Fields, Stored>;
  rules: CvRules<Fields>;
  missing: ErrorText;
  skills: (fields: Fields) => readonly string[];
  order: (a: Stored, b: Stored) => number;
  present: (row: Stored) => Fields & Entry;
}

type Asked = Pick<Call<"getMe">, "me">;
type WithId = Asked & { params: { id: number } };
type Body<Fields> = { body: Partial<Fields> & { clientId?: string; position?: number } };

const own = (userId: number, id: number): Own => ({ id: { equals: id }, userId: { equals: userId } });

/** The four operations of a list; another user's entry is a 404. */
function operationsOf<Fields, Stored extends Entry & { place: number }>(db: Db, list: List<Fields, Stored>) {
  const { kind, table, rules, missing, skills, order, present } = list;
  const all = (userId: number) => table.findMany({ where: { userId: { equals: userId } } });
  const put = (userId: number, id: number, position: number | undefined) => {
    if (position === undefined) return;
    for (const [each, place] of placesWith(all(userId), order, { id, position }))
      table.update({ where: own(userId, each), data: { place }, strict: true });
  };
  return {
    list: ({ me, query }: Asked & { query: Parameters<typeof pageFrom>[1] }) => {
      return ok(pageFrom(inOrder(all(me.id), order).map(present), query));
    },
    create: ({ me, body: { clientId, position, ...fields } }: Asked & Body<Fields>) => {
      const entry = keptEntry(rules, { ...rules.blank, ...fields });
      const { row, isNew } = createOnce(db, {
        userId: me.id,
        kind,
        clientId,
        create: () => {
          if (all(me.id).length >= maxStored.cvEntries) throw full(storedErrors.cvEntries);
          limitSkills(db, me.id, skills(entry), []);
          return table.create({ ...entry, userId: me.id });
        },
        find: (where) => table.findFirst({ where }),
        missing,
      });
      if (isNew) put(me.id, row.id, position);
      return createdOnce(isNew, { data: present(row) });
    },
    update: ({ me, params, body }: WithId & Body<Fields>) => {
      const where = own(me.id, params.id);
      const { id: _, ...before } = present(found(table.findFirst({ where }), missing));
      const data = changedEntry<Fields>(rules, { ...rules.blank, ...before }, body);
      limitSkills(db, me.id, skills(data), skills({ ...rules.blank, ...before }));
      const row = table.update({ where, data, strict: true });
      put(me.id, row.id, body.position);
      return ok({ data: present(row) });
    },
    remove: ({ me, params }: WithId) => {
      found(table.delete({ where: own(me.id, params.id) }), missing);
      const rows = all(me.id);
      if (isUsual(rows, order))
        for (const { id } of rows) table.update({ where: own(me.id, id), data: { place: 0 }, strict: true });
      return ok({});
    },
  };
}

/** The four lists of an applicant's CV. */
export function cvHandlers(db: Db = defaultDb()) {
  const formation = operationsOf(db, {
    kind: "formation",
    table: db.formation,
    rules: cvRules.formation,
    missing: cvErrors.noFormation,
    skills: ({ skills }) => skills,
    order: latestStart,
    present: (row: Row<"formation">): Schemas["Formation"] => withoutOwner(row),
  });
  const experience = operationsOf(db, {
    kind: "experience",
    table: db.experience,
    rules: cvRules.experience,
    missing: cvErrors.noExperience,
    skills: ({ technologies }) => technologies,
    order: latestStart,
    present: (row: Row<"experience">): Schemas["Experience"] => withoutOwner(row),
  });
  const project = operationsOf(db, {
    kind: "project",
    table: db.project,
    rules: cvRules.project,
    missing: cvErrors.noProject,
    skills: ({ technologies }) => technologies,
    order: newest,
    present: (row: Row<"project">): Schemas["Project"] => withoutOwner(row),
  });
  const certification = operationsOf(db, {
    kind: "certification",
    table: db.certification,
    rules: cvRules.certification,
    missing: cvErrors.noCertification,
    skills: ({ skills }) => skills,
    order: newest,
    present: (row: Row<"certification">): Schemas["Certification"] => withoutOwner(row),
  });
  return respond(db, {
    listFormations: formation.list,
    createFormation: formation.create,
    updateFormation: formation.update,
    deleteFormation: formation.remove,
    listExperiences: experience.list,
    createExperience: experience.create,
    updateExperience: experience.update,
    deleteExperience: experience.remove,
    listProjects: project.list,
    createProject: project.create,
    updateProject: project.update,
    deleteProject: project.remove,
    listCertifications: certification.list,
    createCertification: certification.create,
    updateCertification: certification.update,
    deleteCertification: certification.remove,
  });
}
