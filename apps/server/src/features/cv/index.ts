export { cvHeader, cvSections, textSection } from "./document";
export { documentRoutes } from "./document-routes";
export { cvRoutes } from "./routes";
export { certifications, experiences, formations, projects, type Section, type Table } from "./sections";
export { insertEntry } from "./store";
export { wholeCv } from "./whole-cv";
