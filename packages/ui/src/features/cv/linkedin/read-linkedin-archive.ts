import { strFromU8, unzipSync } from "fflate";
import { parse } from "papaparse";
import { maxResumeBytes } from "../import-limits";

/** The rows of a CSV file after its header, each by the names of its columns in lower case. */
type Row = ReadonlyMap<string, string>;

const nameOf = (column: string) => column.trim().toLowerCase();

/** The rows of a CSV file. Its header is the first line with this column: LinkedIn puts notes above some headers. */
function rowsOf(text: string, column: string): Row[] {
  // The delimiter is fixed, because detection fails if a description contains more of another one.
  const { data } = parse<string[]>(text.replace(/^\uFEFF/, ""), { delimiter: ",", skipEmptyLines: "greedy" });
  const header = data.findIndex((cells) => cells.some((cell) => nameOf(cell) === column));
  const names = data[header]?.map(nameOf) ?? [];
  return header < 0
    ? []
    : data.slice(header + 1).map((cells) => new Map(cells.map((cell, at) => [names[at] ?? "", cell.trim()])));
}

/** The longest comment behind an archive, in bytes. */
const maxComment = 65_536;

export type ArchiveRefusal = "archiveTooLarge" | "archivePassword" | "archiveUnreadable" | "notLinkedIn";

/** The files that are read, each with a column of its header. */
const columns = {
  positions: "company name",
  education: "school name",
  projects: "title",
  certifications: "name",
  skills: "name",
  languages: "name",
  volunteering: "company name",
  honors: "title",
  publications: "name",
};
type FileName = keyof typeof columns;

/** `positions` for `Basic_LinkedInDataExport/Positions.csv`. */
function fileNameOf(path: string): FileName | undefined {
  const name = /(?:^|\/)([^/]+)\.csv$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  return isFileName(name) ? name : undefined;
}
const isFileName = (name: string): name is FileName => Object.hasOwn(columns, name);

/** Whether a file in an archive is encrypted, according to the directory at the end. */
function isEncrypted(archive: Uint8Array): boolean {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = Array.from(
    { length: Math.min(archive.length - 21, maxComment) },
    (_, back) => archive.length - 22 - back,
  );
  const at = end.find((index) => view.getUint32(index, true) === 0x06054b50);
  let entry = at === undefined ? Infinity : view.getUint32(at + 16, true);
  while (entry + 46 <= archive.length && view.getUint32(entry, true) === 0x02014b50) {
    if (view.getUint16(entry + 8, true) & 1) return true;
    entry += 46 + [28, 30, 32].reduce((length, offset) => length + view.getUint16(entry + offset, true), 0);
  }
  return false;
}

/** The unpacked files; undefined if one of them is too large. Throws if the archive is damaged. */
function unpack(archive: Uint8Array): Map<FileName, string> | undefined {
  let isTooLarge = false;
  const files = unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      if (!fileNameOf(name)) return false;
      isTooLarge ||= originalSize > maxResumeBytes;
      return !isTooLarge;
    },
  });
  const found = Object.entries(files).flatMap(([path, bytes]) => {
    const name = fileNameOf(path);
    return name ? [[name, strFromU8(bytes)] as const] : [];
  });
  return isTooLarge ? undefined : new Map(found);
}

/** A description with its line breaks: LinkedIn replaces each with a space, so an empty line is two spaces. */
function described(row: Row, ...names: string[]): string {
  const text = names
    .map((name) => row.get(name) ?? "")
    .filter(Boolean)
    .join("\n");
  if (text.includes("\n")) return text;
  return text.replaceAll(/ {2,}| (?=[•●▪] ?\S)|(?<=[.;:!?]) (?=-\s?\p{Lu})/gu, "\n");
}

/** The dates of an entry. The names of their columns differ between lists, and changed in 2019. */
const periodOf = (row: Row) => ({
  startDate: row.get("started on") ?? row.get("start date"),
  endDate: row.get("finished on") ?? row.get("end date"),
});

/** Converts LinkedIn's data archive to JSON Resume; returns the reason if it cannot be read (D-327). */
export function readArchive(archive: Uint8Array): object | ArchiveRefusal {
  if (isEncrypted(archive)) return "archivePassword";
  let files: Map<FileName, string> | undefined;
  try {
    files = unpack(archive);
  } catch {
    return "archiveUnreadable";
  }
  if (!files) return "archiveTooLarge";
  if (files.size === 0) return "notLinkedIn";
  const rows = (name: FileName) => rowsOf(files.get(name) ?? "", columns[name]);
  return {
    work: rows("positions").map((row) => ({
      name: row.get("company name"),
      position: row.get("title"),
      location: row.get("location"),
      ...periodOf(row),
      summary: described(row, "description"),
    })),
    education: rows("education").map((row) => ({
      institution: row.get("school name"),
      studyType: row.get("degree name"),
      ...periodOf(row),
      description: described(row, "notes", "activities"),
    })),
    projects: rows("projects").map((row) => ({
      name: row.get("title"),
      description: described(row, "description"),
      url: row.get("url"),
      ...periodOf(row),
    })),
    certificates: rows("certifications").map((row) => ({
      name: row.get("name"),
      issuer: row.get("authority"),
      date: periodOf(row).startDate,
      id: row.get("license number"),
    })),
    skills: rows("skills").map((row) => ({ name: row.get("name") })),
    languages: rows("languages").map((row) => ({ language: row.get("name"), fluency: row.get("proficiency") })),
    volunteer: rows("volunteering").map(() => ({})),
    awards: rows("honors").map(() => ({})),
    publications: rows("publications").map(() => ({})),
  };
}
