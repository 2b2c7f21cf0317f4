import { changedEntry, full, keptEntry, notFound, pageOf, paging, storedErrors } from "@passerelle/domain";
import { createOnce } from "../../platform/database/create-once";
import { lockUser } from "../../platform/database/lock-user";
import { storePersonWords } from "../../platform/database/search-words";
import { inTransaction } from "../../platform/database/transactions";
import { createdOnce, ok, type Call, type OperationId, type Routes } from "../../platform/http/handler";
import { certifications, experiences, formations, projects, type Fields, type Section, type Table } from "./sections";
import { placeEntry, resetOrderIfUsual } from "./order";
import { deleteEntry, findEntry, insertEntry, isFull, listEntries, lockEntry, updateEntry, type Stored } from "./store";

type Asked = Pick<Call<OperationId>, "db" | "user">;
type WithId = Asked & { params: { id: number } };
type WithBody<Body> = Asked & { body: Body & Placed };
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

    create: async ({ db, user, body: { clientId, position, ...fields } }: WithBody<Partial<Fields<Entry>> & Named>) => {
      const entry = stored(section, keptEntry(section.rules, { ...section.rules.blank, ...fields }));
      return inTransaction(db, async (tx) => {
        const { id, isNew } = await createOnce(tx, { userId: user.id, kind: section.table, clientId }, async () => {
          await lockUser(tx, user.id);
          if (await isFull(tx, section, user.id)) throw full(storedErrors.cvEntries);
          const inserted = await insertEntry(tx, section, user.id, entry);
          await placeEntry(tx, section, user.id, inserted, position);
          await storePersonWords(tx, user.id);
          return inserted;
        });
        return createdOnce(isNew, { data: found(await findEntry(tx, section, user.id, id)) });
      });
    },

    /**
     * A body with all required fields replaces the whole entry and clears omitted fields; otherwise omitted fields
     * stay.
     */
    update: async ({ db, user, params: { id }, body }: WithId & WithBody<Partial<Fields<Entry>>>) =>
      inTransaction(db, async (tx) => {
        await lockUser(tx, user.id);
        if (!(await lockEntry(tx, section, user.id, id))) throw notFound(section.missing);
        const before = found(await findEntry(tx, section, user.id, id));
        await updateEntry(tx, section, user.id, id, stored(section, changedEntry(section.rules, before, body)));
        await placeEntry(tx, section, user.id, id, body.position);
        await storePersonWords(tx, user.id);
        return ok({ data: found(await findEntry(tx, section, user.id, id)) });
      }),

    /** Repeating it is a 404. */
    remove: async ({ db, user, params: { id } }: WithId) => {
      await inTransaction(db, async (tx) => {
        await lockUser(tx, user.id);
        if (!(await deleteEntry(tx, section, user.id, id))) throw notFound(section.missing);
        await storePersonWords(tx, user.id);
        await resetOrderIfUsual(tx, section, user.id);
      });
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
} satisfies Routes;
