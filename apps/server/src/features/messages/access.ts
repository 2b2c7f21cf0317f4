import { forbidden, messageErrors, notFound } from "@passerelle/domain";

interface Sent {
  sender_id: number | null;
  changeable_until: Date | null;
  deleted_at: Date | null;
}

/** Checks that a person may change or delete a message that they see, and returns it (D-201). */
export function changeableMessage<Row extends Sent>(user: { id: number }, now: Date, row: Row | undefined): Row {
  if (!row || row.deleted_at) throw notFound(messageErrors.noMessage);
  if (row.sender_id !== user.id) throw forbidden(messageErrors.othersMessage);
  if (!row.changeable_until || now > row.changeable_until) throw forbidden(messageErrors.unchangeable);
  return row;
}
