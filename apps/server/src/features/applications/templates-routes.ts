import { applicationErrors, full, maxPerPerson, notFound, storedErrors } from "@passerelle/domain";
import { createOnce } from "../../platform/database/idempotency";
import { lockUser } from "../../platform/database/lock-user";
import { createdOnce, ok, type Routes } from "../../platform/http/handler";
import { route, transactionRoute } from "../../platform/http/route";
import * as presenter from "./presenter";
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
  type TemplateRow,
  updateTemplate,
} from "./templates-store";

function answerOf(template: TemplateRow | undefined) {
  if (!template) throw notFound(applicationErrors.noTemplate);
  return { data: presenter.template(template) };
}

/** GET /letter-templates: lists the recruiter's templates, oldest first. */
const listLetterTemplates = route<"listLetterTemplates">({ role: "recruiter" }, async ({ db, user }) =>
  ok((await listTemplates(db, user.id)).map(presenter.template)),
);

/** POST /letter-templates: creates a template, up to a maximum. */
const createLetterTemplate = transactionRoute<"createLetterTemplate">(
  { role: "recruiter" },
  async ({ db: tx, user, body: { clientId, ...fields } }) => {
    const { id, isNew } = await createOnce(tx, { userId: user.id, kind: "letter_templates", clientId }, async () => {
      await lockUser(tx, user.id);
      const before = await listTemplates(tx, user.id);
      if (before.length >= maxPerPerson.letterTemplates) throw full(storedErrors.letterTemplates);
      return insertTemplate(tx, user.id, fields);
    });
    return createdOnce(isNew, answerOf(await findTemplate(tx, user.id, id)));
  },
);

/** PATCH /letter-templates/{id}: fields that the body omits stay. */
const updateLetterTemplate = route<"updateLetterTemplate">(
  { role: "recruiter" },
  async ({ db, user, params: { id }, body }) => ok(answerOf(await updateTemplate(db, user.id, id, body))),
);

/** DELETE /letter-templates/{id}: repeating it is a 404. */
const deleteLetterTemplate = route<"deleteLetterTemplate">(
  { role: "recruiter" },
  async ({ db, user, params: { id } }) => {
    if (!(await deleteTemplate(db, user.id, id))) throw notFound(applicationErrors.noTemplate);
    return ok({});
  },
);

export const templateRoutes = {
  listLetterTemplates,
  createLetterTemplate,
  updateLetterTemplate,
  deleteLetterTemplate,
} satisfies Routes;
