export { statusOf } from "./application-status";
export { secondsUndoable } from "./decisions-store";
export { ownApplications, ownWithdrawnApplications } from "./data-export-rows";
export { findKeptTo, keepApplications, keepOffer } from "./kept-store";
export { ownNotes } from "./notes-store";
export { deletedOffer, note, ownApplication, withdrawnApplication } from "./presenter";
export { applicationsRoutes } from "./routes";
export { withdrawAll } from "./withdraw";
