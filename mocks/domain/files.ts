import { MINUTE } from "../clock";
import { fileErrors, forbidden, notFound } from "@passerelle/domain";
import type { Db } from "../db";
import type { Upload } from "../http/upload";

/** A number made of a text. */
const digest = (text: string) =>
  text.split("").reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xffffff, 7);

/** A GIF of one pixel, coloured after its name, so that seeded people can be told apart. */
function tinyGif(name: string): Blob {
  const hash = digest(name);
  const colour = [(hash >> 16) & 0x7f, (hash >> 8) & 0x7f, hash & 0xff];
  const head = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0];
  const image = [0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b];
  return new Blob([new Uint8Array([...head, ...colour, ...image])], { type: "image/gif" });
}

/** A PDF of one empty page: what the seeded resumes are. */
function emptyPdf(): Blob {
  const objects = ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>"];
  const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>";
  const body = [...objects, page].map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join("");
  return new Blob([`%PDF-1.4\n${body}trailer<</Size 4/Root 1 0 R>>\n%%EOF\n`], { type: "application/pdf" });
}

/** Keeps an uploaded file and tells its new name, which nobody can guess. */
function saveFile(db: Db, blob: Blob): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const stem = [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const name = `${stem}.${blob.type.split("/")[1]}`;
  db.files.set(name, blob);
  return name;
}

/** The name to keep after a save: a file not sent is kept, an empty value removes it. */
export function keptFile(db: Db, sent: Upload | "" | undefined, present: string | null | undefined): string | null {
  if (sent === undefined) return present ?? null;
  return sent === "" ? null : saveFile(db, sent.content);
}

/** The link to a logo or to the picture of a post. */
export const pictureLink = (name: string | null) => name && `/files/${name}`;

/** A picture by name, as long as something shows it. */
export function picture(db: Db, name: string, use: "avatar" | "other"): Blob {
  const shown =
    use === "avatar"
      ? db.user.count({ where: { avatar: { equals: name } } })
      : db.recruiterProfile.count({ where: { logo: { equals: name } } }) +
        db.post.count({ where: { file: { equals: name } } });
  if (shown === 0) throw notFound();
  return db.files.get(name) ?? tinyGif(name);
}

const sealOf = (name: string, expires: string) => String(digest(`${name} until ${expires}`));

/** A link to a resume that opens for fifteen minutes. */
export function resumeLink(db: Db, name: string | null): string | null {
  const expires = String(db.clock.now().getTime() + 15 * MINUTE);
  return name && `/resumes/${name}?expires=${expires}&signature=${sealOf(name, expires)}`;
}

/** The resume behind a link, if the link is one of ours, has not expired, and somebody still has it. */
export function resumeBehind(db: Db, link: string): Blob {
  const { pathname, searchParams } = new URL(link);
  const name = pathname.slice(pathname.lastIndexOf("/") + 1);
  const [expires, signature] = [searchParams.get("expires") ?? "", searchParams.get("signature")];
  if (signature !== sealOf(name, expires)) throw notFound();
  if (Number(expires) <= db.clock.now().getTime()) throw forbidden(fileErrors.linkExpired);
  if (db.applicantProfile.count({ where: { resume: { equals: name } } }) === 0) throw notFound();
  return db.files.get(name) ?? emptyPdf();
}
