import { createdOnce, ok } from "@passerelle/api/contract";
import {
  changedEntry,
  cvErrors,
  type CvRules,
  cvRules,
  downloadHeaders,
  downloadNames,
  fullName,
  type ErrorText,
  keptEntry,
  movedTo,
} from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { blankPdf } from "../files";
import { respond } from "../http/routes";
import { byId, createOnce, ownRow, pageFrom, rowsOf, type User, without } from "../find-rows";

type Stored = { id: number; userId: number; place: number };

/** Sorts by the owner's position, then by latest start, then newest first. */
const inOrder = <Entry extends Stored & { startedAt?: string }>(rows: readonly Entry[]): Entry[] =>
  rows.toSorted((a, b) => a.place - b.place || (b.startedAt ?? "").localeCompare(a.startedAt ?? "") || b.id - a.id);

const withoutOwner = <Entry extends Stored>(row: Entry) => without(row, "userId", "place");

const shown = <Entry extends Stored>(rows: readonly Entry[]) =>
  inOrder(rows)
    .slice(0, 100)
    .map(withoutOwner<Entry>);

/** The four lists of a user's CV. */
export const wholeCv = (db: Db, userId: number) => ({
  formations: shown(rowsOf(db.formation, userId)),
  experiences: shown(rowsOf(db.experience, userId)),
  projects: shown(rowsOf(db.project, userId)),
  certifications: shown(rowsOf(db.certification, userId)),
});

type Where = { where: { id: { equals: number } } };

interface Table<Fields, Row> {
  getAll: () => Row[];
  create: (row: Fields & { userId: number }) => Row;
  update: (query: Where & { data: Fields | { place: number }; strict: true }) => Row;
  delete: (query: Where) => Row | null;
}

type Asked = { me: User };
type WithId = Asked & { params: { id: number } };
type Body<Fields> = { body: Partial<Fields> & { clientId?: string; position?: number } };

/** The four operations of a list. */
function operationsOf<Fields, Entry extends Fields & Stored>(
  db: Db,
  table: Table<Fields, Entry>,
  rules: CvRules<Fields>,
  missing: ErrorText,
) {
  const ordered = (userId: number) => inOrder(rowsOf(table, userId));
  const own = (userId: number, id: number) => ownRow(table, userId, id, missing);
  const put = (userId: number, id: number, position: number | undefined) => {
    if (position === undefined) return;
    const ids = ordered(userId).map((row) => row.id);
    for (const [index, each] of movedTo(ids, id, position).entries())
      table.update({ ...byId(each), data: { place: index + 1 }, strict: true });
  };
  return {
    list: ({ me, query }: Asked & { query: Parameters<typeof pageFrom>[1] }) =>
      ok(pageFrom(ordered(me.id), query, withoutOwner)),
    create: ({ me, body: { clientId, position, ...fields } }: Asked & Body<Fields>) => {
      const { row, isNew } = createOnce(db, table, { userId: me.id, clientId }, () =>
        table.create({ ...keptEntry(rules, { ...rules.blank, ...fields }), userId: me.id }),
      );
      if (isNew) put(me.id, row.id, position);
      return createdOnce(isNew, { data: withoutOwner(row) });
    },
    update: ({ me, params, body }: WithId & Body<Fields>) => {
      const before = own(me.id, params.id);
      const data = changedEntry<Fields>(rules, before, body);
      const row = table.update({ ...byId(before.id), data, strict: true });
      put(me.id, before.id, body.position);
      return ok({ data: withoutOwner(row) });
    },
    remove: ({ me, params }: WithId) => {
      table.delete(byId(own(me.id, params.id).id));
      return ok({});
    },
  };
}

/** The proposals for any uploaded document. */
const proposals = {
  work: [],
  education: [],
  projects: [],
  certificates: [],
  skills: [],
  languages: [{ language: "Breton" }],
};

/** An A4 page without text. */
const blankPage =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842" width="595pt" height="842pt"><path fill="#fff" d="M0 0h595v842H0Z"/></svg>';

/** The four lists of an applicant's CV, and its document. */
export function cvHandlers(db: Db = defaultDb()) {
  const formation = operationsOf(db, db.formation, cvRules.formation, cvErrors.noFormation);
  const experience = operationsOf(db, db.experience, cvRules.experience, cvErrors.noExperience);
  const project = operationsOf(db, db.project, cvRules.project, cvErrors.noProject);
  const certification = operationsOf(db, db.certification, cvRules.certification, cvErrors.noCertification);
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

    getCvPdf: ({ me }) => ({
      status: 200,
      body: blankPdf(),
      headers: downloadHeaders(downloadNames.cv(fullName(me))),
    }),
    getCvPreview: () => ok({ pages: 1, svg: blankPage }),
    proposeCvEntries: () => ok(proposals),
  });
}
