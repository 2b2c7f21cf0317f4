import { maxTags, type WholeCv } from "@passerelle/domain";
import type { ResumePart } from "../json-resume-import/entries";

const wordParts = ["skills", "languages"] as const;

/** The number of skills and languages that a profile can still hold. */
export type WordRoom = Record<(typeof wordParts)[number], number>;

export const roomIn = ({ skills, languages }: WholeCv): WordRoom => ({
  skills: maxTags - skills.length,
  languages: maxTags - languages.length,
});

interface Row {
  item: { id: string; part: ResumePart };
  isTicked: boolean;
  outcome?: unknown;
}

/** The ids of the ticked skills and languages that the profile cannot hold (D-337). */
export const idsBeyond = (rows: readonly Row[], room: WordRoom): ReadonlySet<string> =>
  new Set(
    wordParts.flatMap((part) => {
      const own = rows.filter(({ item }) => item.part === part);
      const saved = own.filter(({ outcome }) => outcome === "saved").length;
      const ticked = own.filter(({ isTicked }) => isTicked);
      return ticked.slice(Math.max(0, room[part] - saved)).map(({ item }) => item.id);
    }),
  );
