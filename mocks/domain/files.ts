import type { Db } from "../db";

/** A GIF of one pixel, coloured after its name, so that seeded people can be told apart. */
function tinyGif(name: string): Blob {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 0xffffff;
  const colour = [(hash >> 16) & 0x7f, (hash >> 8) & 0x7f, hash & 0xff];
  const head = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0];
  const image = [0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b];
  return new Blob([new Uint8Array([...head, ...colour, ...image])], { type: "image/gif" });
}

/** Keeps an uploaded picture and tells its new name (D-023). */
export function savePicture(db: Db, blob: Blob): string {
  const name = `upload-${db.nextId("file")}.${blob.type.split("/")[1] ?? "png"}`;
  db.files.set(name, blob);
  return name;
}

/** A picture by name, as long as something shows it (D-089). */
export function picture(db: Db, name: string): Blob | null {
  const link = `/avatars/${name}`;
  const shown =
    db.user.count({ where: { avatar: { equals: name } } }) +
    db.recruiterProfile.count({ where: { logo: { equals: link } } }) +
    db.post.count({ where: { file: { equals: link } } });
  return shown > 0 ? (db.files.get(name) ?? tinyGif(name)) : null;
}
