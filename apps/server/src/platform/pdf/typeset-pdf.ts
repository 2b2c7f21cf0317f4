import { brandColors, type CvDesign, type Language } from "@passerelle/domain";
import { runWorker, TooCostly } from "../worker/run-worker";

/** A text, with an optional link. */
export interface Span {
  text: string;
  url?: string | undefined;
}

/** An entry of a section, such as an experience. Empty texts are omitted. */
export interface Entry {
  title: string;
  dates: string;
  /** The organisation with further details. */
  place: string;
  text: string;
  /** Labelled lists of words, each on its own line. */
  lists: readonly { label: string; words: readonly string[] }[];
  links: readonly Span[];
}

/** A table of contents. An entry links to the person with that page. */
export interface Contents {
  kind: "contents";
  title: string;
  subtitle: string;
  entries: readonly { text: string; page: string; aside: string }[];
}

/** A person's name, profile and contact data; with `page`, on a new page. */
export interface Person {
  kind: "person";
  page?: string;
  name: string;
  headline: string;
  contact: readonly Span[];
  facts: readonly Span[];
  notes: readonly string[];
}

/** A section with a text, words or entries; omitted if empty. */
export interface Section {
  kind: "section";
  title: string;
  text: string;
  words?: readonly string[];
  entries: readonly Entry[];
}

export type Part = Contents | Person | Section;

/** The design and the metadata of a document, for readers and screen readers. */
export interface About {
  design: CvDesign;
  title: string;
  /** The author, printed in the footer of each further page. */
  author: string;
  language: Language;
  createdAt: Date;
  /** A JSON Resume to attach to the PDF, with the same contents. */
  resume?: object;
}

/** The pages of a document below each other as one picture; without the picture if there are too many. */
export interface Preview {
  pages: number;
  svg?: string;
}

export type Form = "pdf" | "preview";

/** The worker task that typesets a document; it requests one part at a time. */
export interface Typesetting {
  data: { about: About; colors: typeof brandColors; maxPages: number; form: Form };
  answer: ArrayBuffer | Preview | undefined;
  part: Part | undefined;
}

export interface Bounds {
  maxPages: number;
  seconds: number;
}

/** A document exceeds its limit of pages, time or memory. */
export class DocumentTooLarge extends Error {}

type Parts = Iterable<Part> | AsyncIterable<Part>;

/** Typesets parts on tagged A4 pages that conform to PDF/UA-1. Throws `DocumentTooLarge`. */
export async function typesetPdf(personId: number, about: About, parts: Parts, bounds: Bounds): Promise<Buffer> {
  const typeset = await typesetAs("pdf", personId, about, parts, bounds);
  if (!(typeset instanceof ArrayBuffer)) throw new Error("The worker returned no PDF.");
  return Buffer.from(typeset);
}

/** Typesets the same pages as `typesetPdf`, as a picture. Throws `DocumentTooLarge`. */
export async function typesetPreview(personId: number, about: About, parts: Parts, bounds: Bounds): Promise<Preview> {
  const typeset = await typesetAs("preview", personId, about, parts, bounds);
  if (typeset instanceof ArrayBuffer) throw new Error("The worker returned no preview.");
  return typeset;
}

/** Typesets parts for one person, in a worker that requests one part at a time. */
async function typesetAs(
  form: Form,
  personId: number,
  about: About,
  parts: Parts,
  { maxPages, seconds }: Bounds,
): Promise<ArrayBuffer | Preview> {
  const source = inOrder(parts);
  const typeset = await runWorker<Typesetting>({
    module: new URL("./typeset.worker.ts", import.meta.url),
    personId,
    data: { about, colors: brandColors, maxPages, form },
    seconds,
    next: async () => (await source.next()).value,
  }).catch((error: unknown) => {
    throw error instanceof TooCostly ? new DocumentTooLarge(error.message) : error;
  });
  if (!typeset) throw new DocumentTooLarge(`More than ${maxPages} pages`);
  return typeset;
}

async function* inOrder(parts: Parts): AsyncGenerator<Part, undefined> {
  yield* parts;
}
