import { randomBytes } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { rateLimits } from "@passerelle/domain";
import { secondsAfter, type Clock } from "../clock";
import type { Db } from "../database/database";
import { countOrRefuse } from "../rate-limits";
import type { Log } from "../log";
import type { FileKind } from "../database/schema";
import { checkPdf } from "./documents";
import { createSignedLinks, type SignedLinks } from "./links";
import { redraw, type PictureKind } from "./pictures";
import type { FileStore } from "./store";
import { deleteFile, findKind, findLeft, findLeftovers, insertFile, markDropped, markKept } from "./rows";
import type { Upload } from "./upload";

/** A file on its way to a reader. */
export interface StoredFile {
  bytes: Readable;
  size: number;
  type: string;
}

/** What a handler does with files. */
export interface CallFiles {
  /**
   * Stores a picture drawn anew and gives its name; a `FieldProblem` if it cannot be drawn (D-087), a 429 beyond 60 in
   * ten minutes (D-028). Before the transaction, not in it: what is not attached in the end is removed when the call
   * ends.
   */
  keepPicture(upload: Upload, kind: PictureKind): Promise<string>;
  /** Stores a PDF as it is and gives its name; a `FieldProblem` if it is not whole. Before the transaction too. */
  keepResume(upload: Upload): Promise<string>;
  /** From the commit on the file of that name is given to who asks. */
  attach(tx: Db, name: string): Promise<void>;
  /** From the commit on the file's address is a 404 (D-089); nothing happens without a name. */
  drop(tx: Db, name: string | null): Promise<void>;
  /** The file of a public name, if it is attached and of this kind. */
  open(name: string, ...kinds: FileKind[]): Promise<StoredFile | undefined>;
  /** Where a logo or the picture of a post is (D-023). */
  pictureLink(name: string): string;
  /** Where a resume is for the next fifteen minutes, for whoever has this link (D-024). */
  resumeLink(name: string): string;
}

/** All files that people gave. */
export interface Files extends Pick<CallFiles, "open"> {
  /** Where uploads lie while they are received. */
  uploadFolder: string;
  links: SignedLinks;
  /** Files as one call of one person uses them; `settle` ends it, and removes what was not attached or was dropped. */
  during(ownerId: number | undefined): CallFiles & { settle: () => Promise<void> };
  /** Removes what crashes and deleted accounts have left behind. */
  sweep(): Promise<void>;
}

/** What files are made of. */
export interface FilesParts {
  db: Db;
  clock: Clock;
  log: Log;
  store: FileStore;
  uploadFolder: string;
}

const types = { webp: "image/webp", pdf: "application/pdf" } as const;

/** The media type of a name that is one of ours, which is 128 random bits and an extension. */
function typeOf(name: string): string | undefined {
  const [, extension] = /^[0-9a-f]{32}\.(webp|pdf)$/.exec(name) ?? [];
  return extension === "webp" || extension === "pdf" ? types[extension] : undefined;
}

const hour = 60 * 60;

/** Keeps what people upload, in the store and in the table `files` (D-023, D-024, D-086 to D-089). */
export async function createFiles({ db, clock, log, store, uploadFolder }: FilesParts): Promise<Files> {
  const links = await createSignedLinks(db, clock);

  /** The bytes first: while the row is there, whatever goes wrong is made good the next time. */
  const remove = async (names: string[]) => {
    for (const name of names) {
      await store.delete(name);
      await deleteFile(db, name);
    }
  };

  const open: CallFiles["open"] = async (name, ...kinds) => {
    const type = typeOf(name);
    const kind = type && (await findKind(db, name));
    if (!kind || !kinds.includes(kind)) return undefined;
    const file = await store.get(name);
    if (!file) log.error({ file: name }, "a file is missing in the store");
    return file && { ...file, type };
  };

  const during: Files["during"] = (ownerId) => {
    const touched: string[] = [];
    const keep = async (kind: FileKind, path: string, extension: "webp" | "pdf") => {
      const name = `${randomBytes(16).toString("hex")}.${extension}`;
      touched.push(name);
      await insertFile(db, { name, kind, owner_id: ownerId ?? null, created_at: clock.now() });
      await store.put(name, path, types[extension]);
      return name;
    };
    return {
      keepPicture: async (upload, kind) => {
        await countOrRefuse({ db, clock }, [{ limit: rateLimits.pictures, subject: String(ownerId) }]);
        const drawn = `${upload.path}.webp`;
        try {
          await redraw(upload, drawn, kind);
          return await keep(kind, drawn, "webp");
        } finally {
          await rm(drawn, { force: true });
        }
      },
      keepResume: async (upload) => {
        await checkPdf(upload);
        return keep("resume", upload.path, "pdf");
      },
      attach: markKept,
      drop: async (tx, name) => {
        if (name === null) return;
        touched.push(name);
        await markDropped(tx, name);
      },
      open,
      pictureLink: (name) => `/files/${name}`,
      resumeLink: (name) => `/resumes/${name}?${links.sign(name)}`,
      settle: async () => {
        if (touched.length === 0) return;
        try {
          await remove(await findLeft(db, touched));
        } catch (error) {
          log.warn({ err: error }, "a file is left for the next sweep");
        }
      },
    };
  };

  const sweep = async () => {
    const anHourAgo = secondsAfter(clock.now(), -hour);
    await remove(await findLeftovers(db, anHourAgo));
    for (const name of await readdir(uploadFolder).catch(() => [])) {
      const path = join(uploadFolder, name);
      const { mtime } = await stat(path).catch(() => ({ mtime: clock.now() }));
      if (mtime < anHourAgo) await rm(path, { force: true });
    }
  };

  return { uploadFolder, links, open, during, sweep };
}
