export { deleteOldEvents, recordEvent, type AuditEvent } from "./store";
