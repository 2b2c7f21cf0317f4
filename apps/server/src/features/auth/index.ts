export { deleteExpiredCodes } from "./codes";
export { hashPassword } from "./passwords";
export { deleteExpiredResets } from "./resets";
export { authRoutes } from "./routes";
export { createSessions, deleteExpiredSessions } from "./sessions";
export { deleteOldRegistrations } from "./store";
