import { maxFileSize } from "@passerelle/domain";

/** A form's change of a stored file: `null` keeps it, an empty text removes it, a file replaces it. */
export type FileChange = File | "" | null;

export type FileKind = "pdf" | "cv" | "image";

/** The reason that a file is refused before it is uploaded. */
export type FileProblem =
  | "empty"
  | "notPdf"
  | "officeFile"
  | "notPdfOrWord"
  | "officeNotWord"
  | "wordPassword"
  | "notImage"
  | "tooLarge"
  | "unreadable";

interface Kind {
  /** The types that the browser's file dialog offers. */
  accept: string;
  /** Checks the first 1,024 bytes of a file, each as the character with its number. */
  problemOf: (head: string) => FileProblem | undefined;
}

/** The accepted types of pictures, each with the beginnings of its files. */
const pictures: Readonly<Record<string, readonly string[]>> = {
  "image/jpeg": ["\u00FF\u00D8\u00FF"],
  "image/png": ["\u0089PNG\r\n\u001A\n"],
  "image/gif": ["GIF87a", "GIF89a"],
  "image/webp": ["RIFF"],
};

/** Office documents: ZIP archives such as Word's, Word's old format, RTF. */
const archive = "PK\u0003\u0004";
/** The first file of LibreOffice's archives, behind a header of 30 bytes. */
const openDocument = "mimetypeapplication/vnd.oasis.opendocument";
const office = [archive, "\u00D0\u00CF\u0011\u00E0", "{\\rtf"];

const isPicture = (head: string) =>
  Object.values(pictures)
    .flat()
    .some((start) => head.startsWith(start)) &&
  (!head.startsWith("RIFF") || head.slice(8, 12) === "WEBP");
/** PDF readers look for the header in the first 1,024 bytes. */
const headLength = 1024;
const isPdf = (head: string) => head.includes("%PDF-") && !isPicture(head);
const isOffice = (head: string) => office.some((start) => head.startsWith(start));

const pdf = "application/pdf,.pdf";
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document,.docx";

export const fileKinds: Record<FileKind, Kind> = {
  pdf: {
    accept: pdf,
    problemOf: (head) => {
      if (isOffice(head)) return "officeFile";
      return isPdf(head) ? undefined : "notPdf";
    },
  },
  cv: {
    accept: `${pdf},${word}`,
    problemOf: (head) => {
      if (head.slice(30).startsWith(openDocument)) return "officeNotWord";
      if (head.startsWith(archive)) return undefined;
      if (isOffice(head)) return "officeNotWord";
      return isPdf(head) ? undefined : "notPdfOrWord";
    },
  },
  image: {
    accept: Object.keys(pictures).join(","),
    problemOf: (head) => (isPicture(head) ? undefined : "notImage"),
  },
};

/** Whether a file is a Word file with a password, which is stored in the container of Word's old format. */
const hasPassword = async (file: Blob) =>
  new TextDecoder("utf-16le").decode(await file.arrayBuffer()).includes("EncryptedPackage");

/** Checks a file by its content and its size, regardless of its name. */
export async function checkFile(file: Blob, kind: FileKind): Promise<FileProblem | undefined> {
  if (file.size > maxFileSize) return "tooLarge";
  if (file.size === 0) return "empty";
  try {
    // Not a TextDecoder: browsers read "latin1" as windows-1252, which decodes PNG's first byte as another character.
    const head = String.fromCharCode(...new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
    const problem = fileKinds[kind].problemOf(head);
    return problem === "officeNotWord" && (await hasPassword(file)) ? "wordPassword" : problem;
  } catch {
    // The file was moved or changed after it was chosen.
    return "unreadable";
  }
}
