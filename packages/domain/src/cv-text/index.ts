export { maxCvText } from "./lines";
export { isNothing, type ProposedCv, proposeFromText } from "./propose";
