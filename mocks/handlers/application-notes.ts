import type { Schemas } from "@passerelle/api";
import { createdOnce, ok } from "@passerelle/api/contract";
import { applicationErrors, full, maxStored, storedErrors } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { createOnce, found } from "../domain/creations";
import { applicationById } from "../domain/received";
import { offerById, type Row } from "../domain/rows";
import { respond } from "../http/respond";

const present = ({ id, text, createdAt }: Row<"applicationNote">): Schemas["ApplicationNote"] => ({
  id,
  text,
  createdAt,
});

/** What recruiters note on applications. */
export const applicationNoteHandlers = (db: Db = defaultDb()) => {
  /** Its id, if it is to an offer of this recruiter. */
  const received = (recruiterId: number, applicationId: number) => {
    const application = applicationById(db, applicationId);
    const offer = application && offerById(db, application.jobOfferId);
    return found(offer?.recruiterId === recruiterId ? application : null, applicationErrors.noApplication).id;
  };
  const notesOn = (applicationId: number) =>
    db.applicationNote.findMany({ where: { applicationId: { equals: applicationId } } });

  return respond(db, {
    listApplicationNotes: ({ me, params }) => ok(notesOn(received(me.id, params.applicationID)).map(present)),

    createApplicationNote: ({ me, params, body: { text, clientId } }) => {
      const applicationId = received(me.id, params.applicationID);
      const { row, isNew } = createOnce(db, {
        userId: me.id,
        kind: "applicationNote",
        clientId,
        create: () => {
          if (notesOn(applicationId).length >= maxStored.applicationNotes) throw full(storedErrors.applicationNotes);
          return db.applicationNote.create({ applicationId, text, createdAt: db.clock.now().toISOString() });
        },
        find: (where) =>
          db.applicationNote.findFirst({ where: { ...where, applicationId: { equals: applicationId } } }),
        missing: applicationErrors.noNote,
      });
      return createdOnce(isNew, { data: present(row) });
    },

    deleteApplicationNote: ({ me, params }) => {
      const application = applicationById(db, params.applicationID);
      const offer = application && offerById(db, application.jobOfferId);
      const applicationId = found(offer?.recruiterId === me.id ? application : null, applicationErrors.noNote).id;
      const where = { id: { equals: params.id }, applicationId: { equals: applicationId } };
      found(db.applicationNote.delete({ where }), applicationErrors.noNote);
      return ok({});
    },
  });
};
