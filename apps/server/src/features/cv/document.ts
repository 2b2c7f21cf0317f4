import {
  brandColors,
  cvDocumentTexts,
  type Language,
  monthText,
  periodText,
  sinceText,
  untilNowText,
  webAddress,
} from "@passerelle/domain";
import type { Block, Paragraph, Span, Style } from "../../platform/pdf/document";
import { isWritable } from "../../platform/pdf/fonts.mjs";
import type { ApplicantProfileRow } from "../profiles";
import type { wholeCv } from "./whole";

/** The data of a CV document. */
export interface CvContents {
  person: { name: string; email: string; phone: string | null; address: string | null };
  profile: ApplicantProfileRow | undefined;
  cv: Awaited<ReturnType<typeof wholeCv>>;
}

const { ink, muted, brand } = brandColors;

/** The text styles of a CV. */
export const styles = {
  name: { size: 27, weight: 700, color: ink },
  profile: { size: 13, weight: 400, color: brand },
  contact: { size: 9.2, weight: 400, color: muted },
  section: { size: 12.5, weight: 700, color: brand },
  title: { size: 10.6, weight: 700, color: ink },
  text: { size: 9.8, weight: 400, color: ink },
  aside: { size: 9.2, weight: 400, color: muted },
} as const satisfies Record<string, Style>;

interface Entry {
  title: string;
  /** The dates. */
  aside?: string | undefined;
  about?: string;
  text?: string | null;
  url?: string | null;
  /** Further lines below. */
  details: string[];
}

const listed = (words: readonly string[]) => words.filter(isWritable).join(", ");

const separated = (parts: readonly Span[]): Span[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [{ text: "·" }, part]));

const filled = (texts: readonly (string | null | undefined)[]): Span[] =>
  texts.flatMap((text) => (text ? [{ text }] : []));

/** A link for a web address, otherwise plain text. */
function linked(address: string | null | undefined): Span[] {
  if (!address) return [];
  return [{ text: address.replace(/^https?:\/\//, "").replace(/\/$/, ""), url: webAddress(address) }];
}

/** A paragraph, or none without text. */
export const paragraph = (spans: readonly Span[], style: Style, above: number): Paragraph[] =>
  spans.length > 0 ? [{ tag: "P", spans, style, above }] : [];

/** The person's name, profile and contact data. */
export function cvHeader({ person, profile }: Omit<CvContents, "cv">, language: Language): Paragraph[] {
  const available = profile?.available_immediately ? cvDocumentTexts.available[language] : undefined;
  const contact = [
    ...(person.email ? [{ text: person.email, url: `mailto:${encodeURI(person.email)}` }] : []),
    ...filled([person.phone, person.address?.replaceAll(/\s+/g, " ")]),
    ...linked(profile?.portfolio_url),
  ];
  return [
    { tag: "H1", spans: [{ text: person.name }], style: styles.name, above: 0 },
    ...paragraph(filled([profile?.profile]), styles.profile, 0),
    ...paragraph(separated(contact), styles.contact, 6),
    ...paragraph(separated(filled([profile?.sector, available])), styles.contact, 0),
  ];
}

/** The heading of a section. */
export const heading = (text: string): Paragraph => ({
  tag: "H2",
  spans: [{ text }],
  style: styles.section,
  above: 18,
  ruled: true,
});

const entryBlock = ({ title, aside, about, text, url, details }: Entry, isFirst: boolean): Paragraph[] => [
  {
    tag: "H3",
    spans: [{ text: title }],
    style: styles.title,
    ...(aside && { aside: { text: aside, style: styles.aside } }),
    above: isFirst ? 8 : 11,
  },
  ...paragraph(filled([about]), styles.text, 0),
  ...paragraph(filled([text]), styles.text, 3),
  ...details.flatMap((detail) => paragraph(filled([detail]), styles.aside, 2)),
  ...paragraph(linked(url), { ...styles.aside, color: brand }, 2),
];

/** A section, with its heading kept beside the first entry; empty without entries. */
const section = (title: string, entries: readonly Entry[]): Block[] =>
  entries.map((entry, index) =>
    index === 0 ? [heading(title), ...entryBlock(entry, true)] : entryBlock(entry, false),
  );

const wordsSection = (title: string, words: readonly string[]): Block[] =>
  listed(words) ? [[heading(title), ...paragraph([{ text: listed(words) }], styles.text, 8)]] : [];

/** Words on one line, or none. */
const words = (list: readonly string[]) => (listed(list) ? [listed(list)] : []);

/** A CV in blocks: the owner's texts as written, all headings in the given language. */
export const cvBlocks = (contents: CvContents, language: Language): Block[] => [
  cvHeader(contents, language),
  ...cvSections(contents, language),
];

/** The sections after the header. */
export function cvSections({ profile, cv }: Omit<CvContents, "person">, language: Language): Block[] {
  const say = (name: keyof typeof cvDocumentTexts) => cvDocumentTexts[name][language];
  return [
    ...wordsSection(say("skills"), profile?.skills ?? []),
    ...section(
      say("experiences"),
      cv.experiences.map((one) => ({
        title: one.jobTitle,
        aside: one.ongoing
          ? untilNowText(one.startedAt, language)
          : periodText(one.startedAt, one.finishedAt, language),
        about: `${one.company} · ${say(one.experienceType)}`,
        text: one.description ?? null,
        details: words(one.technologies),
      })),
    ),
    ...section(
      say("formations"),
      cv.formations.map((one) => ({
        title: one.degree,
        aside: one.finishedAt
          ? periodText(one.startedAt, one.finishedAt, language)
          : sinceText(one.startedAt, language),
        about: one.institution,
        text: one.description,
        details: words(one.skills),
      })),
    ),
    ...section(
      say("projects"),
      cv.projects.map((one) => ({
        title: one.title,
        text: one.Description,
        details: [...words(one.technologies), ...words(one.collaborators).map((names) => `${say("with")} ${names}`)],
        url: one.demoUrl,
      })),
    ),
    ...section(
      say("certifications"),
      cv.certifications.map((one) => ({
        title: one.title,
        aside: one.issuedTo ? monthText(one.issuedTo, language) : undefined,
        about: one.certificationID ? `${one.organization} · ${say("number")} ${one.certificationID}` : one.organization,
        details: words(one.skills),
      })),
    ),
    ...wordsSection(say("languages"), profile?.languages ?? []),
  ];
}
