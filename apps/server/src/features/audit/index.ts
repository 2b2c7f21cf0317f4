export { deleteOldEvents, listEvents, ownEvents, recordEvent, type AuditEvent } from "./store";
