import { applicationErrors, full, maxPerPerson, notFound, storedErrors } from "@passerelle/domain";
import { createOnce } from "../../platform/database/idempotency";
import { createdOnce, ok, type Routes } from "../../platform/http/handler";
import { route, transactionRoute } from "../../platform/http/route";
import { isReceived } from "./access";
import { lockReceived } from "./locks";
import { deleteNote, insertNote, listNotes } from "./notes-store";
import * as presenter from "./presenter";

/** GET /application/{applicationID}/notes: lists the recruiter's own notes, without marking the application as seen. */
const listApplicationNotes = route<"listApplicationNotes">(
  { role: "recruiter" },
  async ({ db, user, params: { applicationID } }) => {
    if (!(await isReceived(db, user.id, applicationID))) throw notFound(applicationErrors.noApplication);
    return ok((await listNotes(db, user.id, applicationID)).map(presenter.note));
  },
);

/** POST /application/{applicationID}/notes: adds a private note, without a notification. */
const createApplicationNote = transactionRoute<"createApplicationNote">(
  { role: "recruiter" },
  async ({ db: tx, user, params, body }) => {
    const received = await lockReceived(tx, user.id, params.applicationID);
    if (!received) throw notFound(applicationErrors.noApplication);
    const before = await listNotes(tx, user.id, received.id);
    const creation = { userId: user.id, kind: "application_notes", clientId: body.clientId } as const;
    const { id, isNew } = await createOnce(tx, creation, () => {
      if (before.length >= maxPerPerson.applicationNotes) throw full(storedErrors.applicationNotes);
      return insertNote(tx, { application_id: received.id, recruiter_id: user.id, text: body.text });
    });
    const note = (await listNotes(tx, user.id, received.id)).find((one) => one.id === id);
    if (!note) throw notFound(applicationErrors.noNote);
    return createdOnce(isNew, { data: presenter.note(note) });
  },
);

/** DELETE /application/{applicationID}/notes/{id}: deletes one of the recruiter's own notes. */
const deleteApplicationNote = route<"deleteApplicationNote">({ role: "recruiter" }, async ({ db, user, params }) => {
  if (!(await deleteNote(db, user.id, params.applicationID, params.id))) throw notFound(applicationErrors.noNote);
  return ok({});
});

export const noteRoutes = { listApplicationNotes, createApplicationNote, deleteApplicationNote } satisfies Routes;
