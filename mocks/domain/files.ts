import type { Schemas } from "@passerelle/api";
import {
  fileErrors,
  forbidden,
  notFound,
  rateLimits,
  secondsLinkValid,
  type Size,
  sizeInName,
} from "@passerelle/domain";
import { castPeople, drawPicture, emptyPdf } from "@passerelle/domain/cast";
import type { Db } from "../db";
import { holdsApplicationOf } from "./rows";
import { countOrReject } from "../http/limits";
import type { Upload } from "../http/upload";

/** A numeric hash of a text. */
const digest = (text: string) =>
  text.split("").reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xffffff, 7);

/** The seeded picture of that name. */
function seededPicture(name: string): Blob {
  const person = castPeople.find(({ username }) => name === `${username}.gif`);
  return new Blob([drawPicture(name, person?.picture ?? null)], { type: "image/gif" });
}

/** Stores a file and returns its new, unguessable name. */
function saveFile(db: Db, { content: blob, size }: { content: Blob; size?: Size | undefined }): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const stem = [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const name = `${stem}${size ? `-${size.width}x${size.height}` : ""}.${blob.type.split("/")[1]}`;
  db.files.set(name, blob);
  return name;
}

/** The file name to store on save: a missing field keeps the file, an empty value removes it. */
function keptFile(db: Db, sent: Upload | "" | undefined, present: string | null | undefined): string | null {
  if (sent === undefined) return present ?? null;
  return sent === "" ? null : saveFile(db, sent);
}

/** What a profile keeps of a resume that is sent. */
export function keptResume(db: Db, sent: Upload | "" | undefined) {
  if (sent === undefined) return {};
  if (sent === "") return { resume: null, resumeName: null, resumeSize: null, resumeStoredAt: null };
  return storedResume(db, sent.content, sent.name);
}

/** What a profile keeps of a resume, which is stored. */
export function storedResume(db: Db, content: Blob, name: string | null) {
  const resumeStoredAt = db.clock.now().toISOString();
  return { resume: saveFile(db, { content }), resumeName: name, resumeSize: content.size, resumeStoredAt };
}

/** The same for a picture, of which a person may send sixty in ten minutes. */
export function keptPicture(
  db: Db,
  ownerId: number,
  sent: Upload | "" | undefined,
  present: string | null | undefined,
): string | null {
  if (sent) countOrReject(db, rateLimits.pictures, String(ownerId));
  return keptFile(db, sent, present);
}

/** The link to a logo or to the picture of a post. */
export const pictureLink = (name: string | null) => name && `/files/${name}`;

/** The one version that the mock has of a picture. */
export function pictureSizes(name: string | null): Schemas["PictureSizes"] | undefined {
  const size = name === null ? undefined : sizeInName(name);
  return size && [{ url: `/files/${name}`, ...size }];
}

/** A picture by name, as long as something refers to it. */
export function picture(db: Db, name: string, use: "avatar" | "other"): Blob {
  const shown =
    use === "avatar"
      ? db.user.count({ where: { avatar: { equals: name } } })
      : db.recruiterProfile.count({ where: { logo: { equals: name } } }) +
        db.post.count({ where: { file: { equals: name } } });
  if (shown === 0) throw notFound();
  return db.files.get(name) ?? seededPicture(name);
}

const sealOf = (name: string, reader: string, expires: string) =>
  String(digest(`${name} for ${reader} until ${expires}`));

/** A signed link to a resume, valid for fifteen minutes and for as long as its reader may open it. */
export function resumeLink(db: Db, name: string | null, readerId: number): string | null {
  const [reader, expires] = [String(readerId), String(db.clock.now().getTime() + secondsLinkValid * 1000)];
  return name && `/resumes/${name}?reader=${reader}&expires=${expires}&signature=${sealOf(name, reader, expires)}`;
}

/** A document of which nothing is said but that it is one. */
const blankPdf = () => new Blob([emptyPdf()], { type: "application/pdf" });

/** The resume behind a link; the signature must be ours, not expired, and its reader still entitled to it. */
export function resumeBehind(db: Db, link: string): Blob {
  const { pathname, searchParams } = new URL(link);
  const name = pathname.slice(pathname.lastIndexOf("/") + 1);
  const [reader = "", expires = "", signature = ""] = ["reader", "expires", "signature"].map(
    (key) => searchParams.get(key) ?? "",
  );
  if (signature !== sealOf(name, reader, expires)) throw notFound();
  if (Number(expires) <= db.clock.now().getTime()) throw forbidden(fileErrors.linkExpired);
  const owner = db.applicantProfile.findFirst({ where: { resume: { equals: name } } });
  const mayOpen = owner && (owner.userId === Number(reader) || holdsApplicationOf(db, Number(reader), owner.userId));
  if (!mayOpen) throw notFound();
  if (owner.userId !== Number(reader)) countView(db, owner.userId, Number(reader));
  return db.files.get(name) ?? blankPdf();
}

/** Counts a view of a resume: one row for each reader. */
function countView(db: Db, ownerId: number, readerId: number): void {
  const where = { ownerId: { equals: ownerId }, readerId: { equals: readerId } };
  const before = db.resumeView.findFirst({ where });
  const data = { openedAt: db.clock.now().toISOString(), views: (before?.views ?? 0) + 1 };
  if (before) db.resumeView.update({ where, data });
  else db.resumeView.create({ ownerId, readerId, ...data });
}
