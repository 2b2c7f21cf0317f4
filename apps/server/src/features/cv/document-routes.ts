import { Readable } from "node:stream";
import {
  type CvDesign,
  cvDocumentTexts,
  cvErrors,
  dayInParis,
  downloadHeaders,
  downloadNames,
  full,
  type Language,
  maxCvPages,
  rateLimits,
} from "@passerelle/domain";
import { type Call, ok, type OperationId, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import {
  type About,
  type Bounds,
  DocumentTooLarge,
  type Part,
  typesetPdf,
  typesetPreview,
} from "../../platform/pdf/typeset-pdf";
import { findProfileOf, replaceResume } from "../profiles";
import { cvParts, cvResume } from "./document";
import { proposeCvEntries } from "./proposals";
import { wholeCv } from "./whole-cv";

const bounds = { maxPages: maxCvPages, seconds: 10 };

/** The choices for a document. */
interface Choices {
  language: Language;
  design?: CvDesign | undefined;
  /** Whether the entries are attached as a JSON Resume too (D-480). */
  isAttached?: boolean;
}

/** The caller's CV, typeset, with their name; throws a 409 if it has too many pages or takes too long (D-239). */
async function ownDocument<Document>(
  { db, clock, user }: Pick<Call<OperationId>, "db" | "clock" | "user">,
  { language, design = "classic", isAttached = false }: Choices,
  typeset: (id: number, about: About, parts: Part[], limits: Bounds) => Promise<Document>,
) {
  const person = await db
    .selectFrom("users")
    .select(["firstname", "lastname", "email", "phone", "address"])
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  const author = `${person.firstname} ${person.lastname}`;
  const contents = {
    person: { ...person, name: author },
    profile: await findProfileOf(db, user.id),
    cv: await wholeCv(db, user.id),
    today: dayInParis(clock.now()),
  };
  const title = `${cvDocumentTexts.title[language]} – ${author}`;
  const about = { design, title, author, language, createdAt: clock.now() };
  const attached = isAttached ? { ...about, resume: cvResume(contents) } : about;
  const document = await typeset(user.id, attached, cvParts(contents, language), bounds).catch((error: unknown) => {
    throw error instanceof DocumentTooLarge ? full(cvErrors.tooLong) : error;
  });
  return { document, name: downloadNames.cv(author) };
}

const gate = { role: "applicant", limit: rateLimits.documents } as const;

/** GET /cv/pdf: the caller's CV as a PDF. */
const getCvPdf = route<"getCvPdf">(gate, async (call) => {
  const { document, name } = await ownDocument(call, { ...call.query, isAttached: true }, typesetPdf);
  return {
    status: 200,
    body: Readable.from([document]),
    headers: { "content-type": "application/pdf", ...downloadHeaders(name) },
  };
});

/** GET /cv/preview: a picture of the same pages (D-334). */
const getCvPreview = route<"getCvPreview">({ ...gate, limit: rateLimits.previews }, async (call) => {
  const { document } = await ownDocument(call, call.query, typesetPreview);
  return ok(document);
});

/** POST /cv/resume: stores the same PDF as the resume of the caller's profile. */
const storeCvAsResume = route<"storeCvAsResume">(gate, async (call) => {
  const { document, name } = await ownDocument(call, call.body, typesetPdf);
  const resume = await call.files.storeOwnPdf(document, name);
  return ok({ data: await replaceResume(call, resume) });
});

export const documentRoutes = { getCvPdf, getCvPreview, storeCvAsResume, proposeCvEntries } satisfies Routes;
