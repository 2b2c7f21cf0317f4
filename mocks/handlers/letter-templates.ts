import type { Schemas } from "@passerelle/api";
import { createdOnce, ok } from "@passerelle/api/contract";
import { applicationErrors, full, maxStored, storedErrors } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { createOnce, found } from "../domain/creations";
import type { Row } from "../domain/rows";
import { respond } from "../http/respond";

const present = ({ id, name, decision, text }: Row<"letterTemplate">): Schemas["LetterTemplate"] => ({
  id,
  name,
  decision,
  text,
});

const own = (userId: number) => ({ userId: { equals: userId } });

/** The texts that recruiters keep for decisions. */
export const letterTemplateHandlers = (db: Db = defaultDb()) => {
  const templatesOf = (userId: number) => db.letterTemplate.findMany({ where: own(userId) });

  return respond(db, {
    listLetterTemplates: ({ me }) => ok(templatesOf(me.id).map(present)),

    createLetterTemplate: ({ me, body: { clientId, ...fields } }) => {
      const { row, isNew } = createOnce(db, {
        userId: me.id,
        kind: "letterTemplate",
        clientId,
        create: () => {
          if (templatesOf(me.id).length >= maxStored.letterTemplates) throw full(storedErrors.letterTemplates);
          return db.letterTemplate.create({ ...fields, userId: me.id });
        },
        find: (where) => db.letterTemplate.findFirst({ where: { ...where, ...own(me.id) } }),
        missing: applicationErrors.noTemplate,
      });
      return createdOnce(isNew, { data: present(row) });
    },

    updateLetterTemplate: ({ me, params: { id }, body }) => {
      const where = { id: { equals: id }, ...own(me.id) };
      found(db.letterTemplate.findFirst({ where }), applicationErrors.noTemplate);
      return ok({
        data: present(found(db.letterTemplate.update({ where, data: body }), applicationErrors.noTemplate)),
      });
    },

    deleteLetterTemplate: ({ me, params: { id } }) => {
      found(db.letterTemplate.delete({ where: { id: { equals: id }, ...own(me.id) } }), applicationErrors.noTemplate);
      return ok({});
    },
  });
};
