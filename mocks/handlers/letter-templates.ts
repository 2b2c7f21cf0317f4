import type { Schemas } from "@passerelle/api";
import { createdOnce, ok } from "@passerelle/api/contract";
import { applicationErrors } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { respond } from "../http/routes";
import { byId, createOnce, ownRow, type Row, rowsOf, without } from "../find-rows";

const present = (row: Row<"letterTemplate">): Schemas["LetterTemplate"] => without(row, "userId");

/** A recruiter's templates for letters of acceptance and rejection. */
export const letterTemplateHandlers = (db: Db = defaultDb()) => {
  const own = (userId: number, id: number) =>
    byId(ownRow(db.letterTemplate, userId, id, applicationErrors.noTemplate).id);

  return respond(db, {
    listLetterTemplates: ({ me }) => ok(rowsOf(db.letterTemplate, me.id).map(present)),

    createLetterTemplate: ({ me, body: { clientId, ...fields } }) => {
      const { row, isNew } = createOnce(db, db.letterTemplate, { userId: me.id, clientId }, () =>
        db.letterTemplate.create({ ...fields, userId: me.id }),
      );
      return createdOnce(isNew, { data: present(row) });
    },

    updateLetterTemplate: ({ me, params, body }) =>
      ok({ data: present(db.letterTemplate.update({ ...own(me.id, params.id), data: body, strict: true })) }),

    deleteLetterTemplate: ({ me, params }) => {
      db.letterTemplate.delete(own(me.id, params.id));
      return ok({});
    },
  });
};
