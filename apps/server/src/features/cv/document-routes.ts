import { Readable } from "node:stream";
import {
  type CvDesign,
  cvDocumentTexts,
  cvErrors,
  downloadHeaders,
  downloadNames,
  full,
  type Language,
  maxCvPages,
  rateLimits,
} from "@passerelle/domain";
import { type Call, ok, type OperationId, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { DocumentTooLarge, typesetPdf } from "../../platform/pdf/document";
import { findProfileOf, replaceResume } from "../profiles";
import { cvParts } from "./document";
import { proposeCvEntries } from "./proposals";
import { wholeCv } from "./whole";

const bounds = { maxPages: maxCvPages, seconds: 10 };

/** The choices for a document. */
interface Choices {
  language: Language;
  design?: CvDesign | undefined;
}

/** The caller's CV as a PDF, with its file name; throws a 409 if it has too many pages or takes too long (D-239). */
async function ownDocument(
  { db, clock, user }: Pick<Call<OperationId>, "db" | "clock" | "user">,
  { language, design = "classic" }: Choices,
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
  };
  const title = `${cvDocumentTexts.title[language]} – ${author}`;
  const about = { design, title, author, language, createdAt: clock.now() };
  const pdf = await typesetPdf(user.id, about, cvParts(contents, language), bounds).catch((error: unknown) => {
    throw error instanceof DocumentTooLarge ? full(cvErrors.tooLong) : error;
  });
  return { pdf, name: downloadNames.cv(author) };
}

const gate = { role: "applicant", limit: rateLimits.documents } as const;

/** GET /cv/pdf: the caller's CV as a PDF. */
const getCvPdf = route<"getCvPdf">(gate, async (call) => {
  const { pdf, name } = await ownDocument(call, call.query);
  return {
    status: 200,
    body: Readable.from([pdf]),
    headers: { "content-type": "application/pdf", ...downloadHeaders(name) },
  };
});

/** POST /cv/resume: stores the same PDF as the resume of the caller's profile. */
const storeCvAsResume = route<"storeCvAsResume">(gate, async (call) => {
  const { pdf, name } = await ownDocument(call, call.body);
  const resume = await call.files.storeOwnPdf(pdf, name);
  return ok({ data: await replaceResume(call, resume) });
});

export const documentRoutes = { getCvPdf, storeCvAsResume, proposeCvEntries } satisfies Routes;
