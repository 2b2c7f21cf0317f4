import { changedEntry, full, keptEntry, notFound, storedErrors } from "@passerelle/domain";
import { pageOf, paging } from "../../platform/http/paging";
import { createOnce } from "../../platform/database/idempotency";
import type { Tx } from "../../platform/database/database";
import { lockUser } from "../../platform/database/lock-user";
import { indexPerson } from "../../platform/database/index-people";
import { createdOnce, ok, type Call, type OperationId, type Routes } from "../../platform/http/handler";
import { route, transactionFormRoute, transactionRoute } from "../../platform/http/route";
import { certifications, experiences, formations, projects, type Fields, type Section, type Table } from "./sections";
import { placeEntry, resetOrderIfUsual } from "./entry-order";
import { deleteEntry, findEntry, insertEntry, listEntries, updateEntry, type Stored } from "./store";

type Asked = Pick<Call<OperationId>, "db" | "user" | "refused">;
type Changing = Asked & { db: Tx };
type WithId = Changing & { params: { id: number } };
type WithBody<Body> = Changing & { body: Body & Placed };
/** The position of an entry in its list. */
type Placed = { position?: number };
/** The client's id of a creation. */
type Named = { clientId?: string };

const stored = <T extends Table, Entry extends { id: number }>(
  section: Section<T, Entry>,
  entry: Fields<Entry>,
): Stored<T> => ({ columns: section.columns(entry), skills: section.skills(entry) });

/** The four operations of a list. Other people's entries are a 404; answers contain the entry. */
function operationsOf<T extends Table, Entry extends { id: number }>(section: Section<T, Entry>) {
  const found = (entry: Entry | undefined) => {
    if (!entry) throw notFound(section.missing);
    return entry;
  };
  return {
    list: async ({ db, user, query }: Asked & { query: Parameters<typeof paging>[0] }) => {
      const page = paging(query);
      const { items, total } = await listEntries(db, section, user.id, page);
      return ok(pageOf(items, total, page));
    },

    create: async ({ db: tx, user, body }: WithBody<Partial<Fields<Entry>> & Named>) => {
      const { clientId, position, ...fields } = { ...body };
      const entry = stored(section, keptEntry(section.rules, { ...section.rules.blank, ...fields }));
      return async () => {
        let inserted: Entry | undefined;
        const { id, isNew } = await createOnce(tx, { userId: user.id, kind: section.table, clientId }, async () => {
          await lockUser(tx, user.id);
          inserted = await insertEntry(tx, section, user.id, entry);
          if (!inserted) throw full(storedErrors.cvEntries);
          await placeEntry(tx, section, user.id, inserted.id, position);
          return inserted.id;
        });
        return createdOnce(isNew, { data: inserted ?? found(await findEntry(tx, section, user.id, id)) });
      };
    },

    /**
     * A body with all required fields replaces the whole entry and clears omitted fields; otherwise omitted fields
     * stay.
     */
    update: async ({ db: tx, user, params: { id }, body, refused }: WithId & WithBody<Partial<Fields<Entry>>>) => {
      await lockUser(tx, user.id);
      const before = found(await findEntry(tx, section, user.id, id, { forUpdate: true }));
      // A refused field counts as empty, so that its stored value causes no fault at another field.
      const empty = Object.entries(section.rules.blank).filter(([name]) => refused && name in refused.fields);
      const base = { ...before, ...Object.fromEntries(empty) };
      const entry = stored(section, changedEntry(section.rules, base, { ...body }));
      return async () => {
        const data = await updateEntry(tx, section, user.id, before, entry);
        await placeEntry(tx, section, user.id, id, body.position);
        return ok({ data });
      };
    },

    /** Repeating it is a 404. */
    remove: async ({ db: tx, user, params: { id } }: WithId) => {
      await lockUser(tx, user.id);
      if (!(await deleteEntry(tx, section, user.id, id))) throw notFound(section.missing);
      await indexPerson(tx, user.id);
      await resetOrderIfUsual(tx, section, user.id);
      return ok({});
    },
  };
}

const formation = operationsOf(formations);
const experience = operationsOf(experiences);
const project = operationsOf(projects);
const certification = operationsOf(certifications);

/** The applicant's CV. */
export const cvRoutes = {
  listFormations: route<"listFormations">({ role: "applicant" }, formation.list),
  createFormation: transactionFormRoute<"createFormation">({ role: "applicant" }, formation.create),
  updateFormation: transactionFormRoute<"updateFormation">({ role: "applicant" }, formation.update),
  deleteFormation: transactionRoute<"deleteFormation">({ role: "applicant" }, formation.remove),
  listExperiences: route<"listExperiences">({ role: "applicant" }, experience.list),
  createExperience: transactionFormRoute<"createExperience">({ role: "applicant" }, experience.create),
  updateExperience: transactionFormRoute<"updateExperience">({ role: "applicant" }, experience.update),
  deleteExperience: transactionRoute<"deleteExperience">({ role: "applicant" }, experience.remove),
  listProjects: route<"listProjects">({ role: "applicant" }, project.list),
  createProject: transactionFormRoute<"createProject">({ role: "applicant" }, project.create),
  updateProject: transactionFormRoute<"updateProject">({ role: "applicant" }, project.update),
  deleteProject: transactionRoute<"deleteProject">({ role: "applicant" }, project.remove),
  listCertifications: route<"listCertifications">({ role: "applicant" }, certification.list),
  createCertification: transactionFormRoute<"createCertification">({ role: "applicant" }, certification.create),
  updateCertification: transactionFormRoute<"updateCertification">({ role: "applicant" }, certification.update),
  deleteCertification: transactionRoute<"deleteCertification">({ role: "applicant" }, certification.remove),
} satisfies Routes;
