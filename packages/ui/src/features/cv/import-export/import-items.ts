import { type Api, form } from "@passerelle/api";
import { type LanguageLevel, levelsOf, distinctTags, type WholeCv } from "@passerelle/domain";
import {
  type Remark,
  remarksOn,
  repeatsOf,
  type ResumeEntries,
  type ResumePart,
  resumeParts,
} from "../json-resume-import/entries";
import type { Proposal } from "../json-resume-import/proposals";
import type { ResumeProposals } from "../json-resume-import/read-json-resume";
import { newClientId, unlessMissing } from "../../../data";
import { type Asked, askedOf, completed, type GivenFields } from "./asked-fields";
import { derivedId } from "./derived-id";

/** The entry as it would be stored with the entered fields. */
interface Judged {
  title: string;
  about: string;
  description: string;
  period?: { from: string; to: string | null; none: "present" | "notAvailable" };
  /** The day of a certification. */
  date?: string;
  problems: readonly Remark[];
  /**
   * Stores the entry, at a position of its list if one is given; a skill or language is stored together with the others
   * of its kind instead.
   */
  create?: (api: Api, position?: number) => Promise<unknown>;
}

/** A proposal of a file, as one row of the preview. */
export interface ImportItem {
  id: string;
  part: ResumePart;
  level: LanguageLevel | null;
  repeats: "stored" | "twice" | undefined;
  without: readonly Remark[];
  /** The text of an entry that is not certain. */
  source: string | undefined;
  /** The fields to complete. */
  asked: readonly Asked[];
  judge: (given?: GivenFields) => Judged;
}

interface Part<Fields> {
  title: (fields: Fields) => string;
  about?: (fields: Fields) => string;
  description?: (fields: Fields) => string | null | undefined;
  stored: (cv: WholeCv) => readonly Fields[];
  create?: (api: Api, body: Fields & { clientId: string; position?: number }) => Promise<unknown>;
}

const asWord = (word: string) => ({ word });

const parts: { [Name in ResumePart]: Part<ResumeEntries[Name]> } = {
  formations: {
    title: ({ degree }) => degree,
    about: ({ institution }) => institution,
    description: ({ description }) => description,
    stored: (cv) => cv.formations,
    create: (api, body) => api.POST("/formation", { body }),
  },
  experiences: {
    title: ({ jobTitle }) => jobTitle,
    about: ({ company }) => company,
    description: ({ description }) => description,
    stored: (cv) => cv.experiences,
    create: (api, body) => api.POST("/experience", { body }),
  },
  projects: {
    title: ({ title }) => title,
    description: ({ Description }) => Description,
    stored: (cv) => cv.projects,
    create: (api, body) => api.POST("/project", { body }),
  },
  certifications: {
    title: ({ title }) => title,
    about: ({ organization }) => organization,
    stored: (cv) => cv.certifications,
    create: (api, body) => api.POST("/certification", { body }),
  },
  skills: { title: ({ word }) => word, stored: ({ skills }) => skills.map(asWord) },
  languages: { title: ({ word }) => word, stored: ({ languages }) => languages.map((word) => ({ word, level: null })) },
};

/** The rows of the preview of a file. */
export const importItems = (read: ResumeProposals, cv: WholeCv): ImportItem[] =>
  resumeParts.flatMap((part) => itemsOf(part, read.parts[part], cv));

function itemsOf<Name extends ResumePart>(
  name: Name,
  proposals: readonly Proposal<ResumeEntries[Name]>[],
  cv: WholeCv,
): ImportItem[] {
  const part: Part<ResumeEntries[Name]> = parts[name];
  const all = proposals.map(({ fields }) => fields);
  const repeats = repeatsOf(name, all, part.stored(cv));
  const texts = all.map((fields) => JSON.stringify(fields));
  const stored = JSON.stringify(part.stored(cv));
  return proposals.map(({ fields, without, source }, index) => {
    const text = texts[index] ?? "";
    const earlier = texts.slice(0, index).filter((each) => each === text).length;
    // The same at every attempt, and in another tab that imports the same entry into the same CV: nothing is stored
    // twice.
    const ids = { next: derivedId(JSON.stringify([name, text, earlier, stored])) };
    return {
      id: `${name}-${index}`,
      part: name,
      level: "level" in fields ? fields.level : null,
      repeats: repeats[index],
      without,
      source,
      asked: askedOf(name, fields, without, source !== undefined),
      judge: (given = {}) => {
        const entry = completed(fields, given);
        const { create } = part;
        return {
          title: part.title(entry),
          about: part.about?.(entry) ?? "",
          description: part.description?.(entry) ?? "",
          problems: remarksOn(name, entry),
          ...("startedAt" in entry && { period: periodOf(entry) }),
          ...("issuedTo" in entry && entry.issuedTo && { date: entry.issuedTo }),
          ...(create && {
            create: (api, position) =>
              createOnce(ids, (clientId) => create(api, { ...entry, clientId, ...(position && { position }) })),
          }),
        };
      },
    };
  });
}

/** A period for the preview; a formation without an end is ongoing. */
function periodOf(
  entry: Partial<ResumeEntries["formations"] | ResumeEntries["experiences"]>,
): NonNullable<Judged["period"]> {
  const isOpen = !("jobTitle" in entry) || entry.ongoing === true;
  return { from: entry.startedAt ?? "", to: entry.finishedAt ?? null, none: isOpen ? "present" : "notAvailable" };
}

/** Creates an object under a client id; under a new one if the first object was deleted meanwhile. */
async function createOnce(ids: { next: string }, store: (clientId: string) => Promise<unknown>): Promise<unknown> {
  const answer = await unlessMissing(store(ids.next));
  if (answer !== null) return answer;
  ids.next = newClientId();
  return store(ids.next);
}

/** Appends skills to the stored ones. */
export const addSkills = (api: Api, words: readonly string[]) =>
  // As JSON, because a skill may contain a comma.
  api.PATCH("/applicant", form({ addSkills: JSON.stringify(words) }));

/** Appends languages with their levels to the stored ones. */
export async function addLanguages(
  api: Api,
  username: string,
  items: readonly { title: string; level: LanguageLevel | null }[],
) {
  const answer = await unlessMissing(api.GET("/applicant/{username}", { params: { path: { username } } }));
  const stored = answer?.data;
  const languages = distinctTags([...(stored?.languages ?? []), ...items.map(({ title }) => title)]);
  const added = items.flatMap(({ title: language, level }) => (level ? [{ language, level }] : []));
  const languageLevels = levelsOf(languages, [...(stored?.languageLevels ?? []), ...added]);
  return api.PATCH(
    "/applicant",
    form({
      languages: JSON.stringify(languages),
      ...(added.length > 0 && { languageLevels: JSON.stringify(languageLevels) }),
    }),
  );
}
