export { cvRoutes } from "./routes";
export { certifications, type Columns, experiences, formations, projects, type Table } from "./sections";
export { insertEntry } from "./store";
