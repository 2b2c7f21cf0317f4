import { maxFileSize } from "@passerelle/domain";

/** What a form does with a stored file: `null` keeps it, an empty text removes it, a file replaces it. */
export type FileChange = File | "" | null;

export type FileKind = "pdf" | "image";

/** What keeps a file from being taken, before anything travels. */
export type FileProblem = "notPdf" | "notImage" | "tooLarge" | "unreadable";

interface Kind {
  /** What the browser's own dialog offers. */
  accept: string;
  /** Whether the first 12 bytes, each as the letter of its number, are those of such a file. */
  starts: (bytes: string) => boolean;
  problem: FileProblem;
}

/** JPEG, PNG and the two GIFs. */
const pictures = ["\u00FF\u00D8\u00FF", "\u0089PNG\r\n\u001A\n", "GIF87a", "GIF89a"];

export const fileKinds: Record<FileKind, Kind> = {
  pdf: { accept: "application/pdf,.pdf", starts: (bytes) => bytes.startsWith("%PDF-"), problem: "notPdf" },
  image: {
    accept: "image/jpeg,image/png,image/gif,image/webp",
    starts: (bytes) =>
      pictures.some((start) => bytes.startsWith(start)) || (bytes.startsWith("RIFF") && bytes.endsWith("WEBP")),
    problem: "notImage",
  },
};

/** Checks a file by its content and its size, regardless of its name. */
export async function checkFile(file: Blob, kind: FileKind): Promise<FileProblem | undefined> {
  if (file.size > maxFileSize) return "tooLarge";
  try {
    // Not a TextDecoder: in browsers its "latin1" is windows-1252, which reads PNG's first byte as another letter.
    const bytes = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
    return fileKinds[kind].starts(bytes) ? undefined : fileKinds[kind].problem;
  } catch {
    // It was moved or changed since it was chosen.
    return "unreadable";
  }
}
