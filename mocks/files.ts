import type { Schemas } from "@passerelle/api";
import { castPeople, drawPicture, emptyPdf } from "@passerelle/domain/cast";
import type { Db } from "./db";
import type { Upload } from "./http/body";

function saveFile(db: Db, file: Blob): string {
  const name = `${crypto.randomUUID().replaceAll("-", "")}.${file.type.split("/")[1]}`;
  db.files.set(name, file);
  return name;
}

/** The name of the picture to store: a missing field keeps the current one, an empty value removes it. */
export function keptPicture(db: Db, sent: Upload | "" | undefined, present: string | null = null): string | null {
  if (sent === undefined) return present;
  return sent === "" ? null : saveFile(db, sent.content);
}

/** The columns of a profile for a sent resume. */
export function keptResume(db: Db, sent: Upload | "" | undefined) {
  if (sent === undefined) return {};
  if (sent === "") return { resume: null, resumeName: null, resumeSize: null, resumeStoredAt: null };
  const { content, name } = sent;
  const resumeStoredAt = db.clock.now().toISOString();
  return { resume: saveFile(db, content), resumeName: name, resumeSize: content.size, resumeStoredAt };
}

export const pictureLink = (name: string | null) => name && `/files/${name}`;

/** The sizes of a picture: only its original one, if its name has it. */
export const pictureSizes = (name: string | null): Schemas["PictureSizes"] | undefined =>
  name?.includes("-96x96.") ? [{ url: `/files/${name}`, width: 96, height: 96 }] : undefined;

/** An uploaded picture, or a generated one. */
export function picture(db: Db, name: string): Blob {
  const person = castPeople.find(({ username }) => name === `${username}.gif`);
  return db.files.get(name) ?? new Blob([drawPicture(name, person?.picture ?? null)], { type: "image/gif" });
}

export const resumeLink = (name: string | null) => name && `/resumes/${name}`;

/** An empty page, in place of any document that the server generates. */
export const blankPdf = () => new Blob([emptyPdf()], { type: "application/pdf" });
