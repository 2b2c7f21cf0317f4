export { deleteOldUndos } from "./decisions-store";
export { ownApplications, ownWithdrawnApplications } from "./export-rows";
export { ownNotes } from "./notes-store";
export { note, ownApplication, withdrawnApplication } from "./presenter";
export { applicationsRoutes } from "./routes";
export { withdrawAll } from "./withdraw";
