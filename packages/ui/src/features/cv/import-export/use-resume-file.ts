import type { ArchiveRefusal } from "../linkedin/read-linkedin-archive";
import { readJsonResume, type ResumeProposals, type ResumeRefusal } from "../json-resume-import/read-json-resume";
import type { WholeCv } from "@passerelle/domain";
import { useState } from "react";
import { newClientId } from "../../../data";
import type { Sentence } from "../../../i18n";
import { importMegabytes, maxArchiveBytes, maxResumeBytes } from "../import-limits";
import { useTranslations } from "../translations";
import { type ImportItem, importItems } from "./import-items";
import { roomIn, type WordRoom } from "./word-room";

/** The contents of a file, compared with the CV at that time. */
export interface ChosenFile {
  id: string;
  name: string;
  read: ResumeProposals;
  items: readonly ImportItem[];
  /** The number of words that the profile can still hold. */
  room: WordRoom;
}

/** The contents of a file; undefined if there are none. */
export function chosenFile(name: string, read: ResumeProposals, cv: WholeCv): ChosenFile | undefined {
  const items = importItems(read, cv);
  return items.length === 0 ? undefined : { id: newClientId(), name, read, items, room: roomIn(cv) };
}

type Problem = ResumeRefusal | ArchiveRefusal | "document" | "unreadable" | "nothing";

/** Whether a file is a PDF or a Word file, which only the server can read. */
export const isDocument = (file: File) => /\.(?:pdf|docx)$/i.test(file.name) || file.type === "application/pdf";

/** A chosen JSON Resume file or LinkedIn archive, read in the browser and never sent. */
export function useResumeFile(cv: WholeCv) {
  const { say } = useTranslations();
  const [answer, setAnswer] = useState<ChosenFile | Problem>();
  const choose = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    const read = await readFile(file);
    if (typeof read === "string") return setAnswer(read);
    setAnswer(chosenFile(file.name, read, cv) ?? "nothing");
  };
  const error: Sentence | undefined =
    typeof answer === "string" ? say(`importExport.refused.${answer}`, importMegabytes) : undefined;
  return {
    chosen: typeof answer === "string" ? undefined : answer,
    choice: {
      choose: (files: FileList | null) => void choose(files),
      error,
      input: {
        ref: () => undefined,
        name: "resume",
        onBlur: () => undefined,
        accept: "application/json,.json,application/zip,.zip",
      },
    },
  };
}

/** The first characters of a ZIP archive. */
const archive = "PK\u0003\u0004";

async function readArchiveFile(file: Blob): Promise<ResumeProposals | Problem> {
  if (file.size > maxArchiveBytes) return "archiveTooLarge";
  const { readArchive } = await import("../linkedin/read-linkedin-archive");
  const resume = readArchive(new Uint8Array(await file.arrayBuffer()));
  return typeof resume === "string" ? resume : readJsonResume(JSON.stringify(resume));
}

async function readFile(file: File): Promise<ResumeProposals | Problem> {
  if (isDocument(file)) return "document";
  try {
    if ((await file.slice(0, archive.length).text()) === archive) return await readArchiveFile(file);
    return file.size > maxResumeBytes ? "tooLarge" : readJsonResume(await file.text());
  } catch {
    // The file was moved or changed after it was chosen.
    return "unreadable";
  }
}
