import type { Mutant } from "./seeding";

const parts = ["getCvPdf", "has its parts in their order, in the words of its language"] as const;

const chosen = ["getCvPdf", "is in the language that its reader chooses, whatever the call's own"] as const;

const turned = ["proposeCvEntries", "knows a school before its degree, and a post after its company"] as const;

/** What is proposed from a PDF, and how often. */
export const cvProposalMutants: Mutant[] = [
  {
    name: "a word of 61 characters is proposed",
    found: ["proposeCvEntries", "proposes words of 60 characters and no longer ones"],
    reads: "Array.from(word).length <= maxTagLength",
    becomes: "Array.from(word).length <= maxTagLength + 1",
  },
  {
    name: "proposals are not counted",
    found: ["proposeCvEntries", "proposes ten times in ten minutes and no more"],
    reads: "await countOrReject(call, [{ limit: rateLimits.proposals, subject: String(user.id) }])",
    becomes: "undefined",
  },
  {
    name: "a PDF that acts by itself is read",
    found: ["proposeCvEntries", "refuses what is no PDF, and one that acts or breaks off"],
    reads: "await checkPdf(file)",
    becomes: "undefined",
  },
  {
    name: "a PDF in which nothing is recognised proposes nothing",
    found: ["proposeCvEntries", "refuses a PDF without a text or without entries"],
    reads: "isNothing(proposed)",
    becomes: "false",
  },
  {
    name: "a school before its degree is taken for the degree",
    found: turned,
    reads: "isPlace.test(title) && !isPlace.test(place)",
    becomes: "false",
  },
  {
    name: "a post after its company is taken for the company",
    found: turned,
    reads: "isTitle.test(place) && !isTitle.test(title)",
    becomes: "false",
  },
  {
    name: "a proposed language keeps its level",
    found: ["proposeCvEntries", "proposes what another program's document says, and nothing else"],
    reads: 'word.replace(level, "").trim()',
    becomes: "word.trim()",
  },
];

/** What a CV as a document says, how often it is drawn, and what becomes of the resume. */
export const cvDocumentMutants: Mutant[] = [
  {
    name: "documents are not counted",
    found: ["getCvPdf", "answers thirty documents in ten minutes and no more"],
    reads: "await countOrReject(call, [{ limit: rateLimits.documents, subject: String(user.id) }])",
    becomes: "undefined",
  },
  {
    name: "the former resume stays beside the CV made one",
    found: ["storeCvAsResume", "takes the place of the former resume and leaves the rest"],
    reads: "await replaceFile(tx, files, resume_file, name)",
    becomes: "await replaceFile(tx, files, null, name)",
  },
  {
    name: "the CV as a document is in the language of the call",
    found: chosen,
    reads: "ownDocument(call, call.query.language)",
    becomes: "ownDocument(call, call.language)",
  },
  {
    name: "the CV that is made the resume is in the language of the call",
    found: chosen,
    reads: "ownDocument(call, call.body.language)",
    becomes: "ownDocument(call, call.language)",
  },
  {
    name: "the CV as a document has no phone number",
    found: ["getCvPdf", "holds profile, CV and contact, and never the birth date"],
    reads: "{ ...person, name: author }",
    becomes: "{ ...person, name: author, phone: null }",
  },
  {
    name: "a CV is in French but for its months",
    found: parts,
    reads: "cvDocumentTexts[name][language]",
    becomes: "cvDocumentTexts[name].fr",
  },
  {
    name: "the parts of a CV stand in the reverse order",
    found: parts,
    reads: "cvSections(contents, language)",
    becomes: "cvSections(contents, language).toReversed()",
  },
  { name: "a CV lacks the portfolio", found: parts, reads: "linked(profile?.portfolio_url)", becomes: "[]" },
  {
    name: "a CV has nobody's name as its title",
    found: parts,
    reads: "`${cvDocumentTexts.title[language]} – ${author}`",
    becomes: "cvDocumentTexts.title[language]",
  },
  {
    name: "a CV has its newest entries first",
    found: ["getCvPdf", "has the entries in the order of their list"],
    reads: "(await listEntries(db, section, userId, all)).items",
    becomes: "(await listEntries(db, section, userId, all)).items.toSorted((a, b) => b.id - a.id)",
  },
  {
    name: "a document is titled in French whatever its language",
    found: ["getCvPdf", "has its parts in their order, in the words of its language"],
    reads: "`${cvDocumentTexts.title[language]} – ${author}`",
    becomes: "`${cvDocumentTexts.title.fr} – ${author}`",
  },
];
