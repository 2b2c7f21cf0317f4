export { type Remark, remarksOn, repeatsOf, type ResumeEntries, type ResumePart, resumeParts } from "./entries";
export type { Proposal } from "./proposals";
export { maxResumeBytes, type ReadResume, readJsonResume, type ResumeRefusal } from "./read";
export { toJsonResume, type WholeCv } from "./write";
