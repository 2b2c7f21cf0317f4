import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { castPeople, castPosts, drawPicture, emptyPdf, resumeName } from "@passerelle/domain/cast";
import type { Db, Tx } from "../platform/database/database";
import { inTransaction } from "../platform/database/transactions";
import type { CallFiles } from "../platform/files/call-files";
import type { Files } from "../platform/files/files";
import type { Upload } from "../platform/files/detect-file-type";
import type { Ids } from "./ids";

type Store = (files: CallFiles, upload: Upload) => Promise<string>;

/** Stores the cast's pictures and resumes as if their owners had just uploaded them. */
export async function seedFiles(db: Db, files: Files, ids: Ids): Promise<void> {
  const add = async (
    owner: object,
    bytes: Uint8Array,
    givenName: string | null,
    store: Store,
    link: (tx: Tx, name: string) => Promise<unknown>,
  ) => {
    const [ownerId, path] = [ids.of(owner), join(files.uploadFolder, `demo-${ids.of(owner)}`)];
    const own = files.forCall(ownerId);
    try {
      await mkdir(files.uploadFolder, { recursive: true });
      await writeFile(path, bytes);
      const name = await store(own, { field: "file", path, name: givenName, type: "", size: bytes.length });
      await inTransaction(db, async (tx) => {
        await own.attach(tx, name);
        await link(tx, name);
      });
    } finally {
      await rm(path, { force: true });
      await own.cleanup();
    }
  };

  for (const person of castPeople) {
    const user_id = ids.of(person);
    if (person.picture)
      await add(
        person,
        drawPicture(person.username, person.picture),
        null,
        (own, upload) => own.storePicture(upload, "avatar"),
        (tx, avatar) => tx.updateTable("users").set({ avatar }).where("id", "=", user_id).execute(),
      );
    if (person.role === "recruiter" && person.company.hasLogo)
      await add(
        person,
        drawPicture(person.company.company, null),
        null,
        (own, upload) => own.storePicture(upload, "logo"),
        (tx, logo_file) =>
          tx.updateTable("recruiter_profiles").set({ logo_file }).where("user_id", "=", user_id).execute(),
      );
    if (person.role === "applicant" && person.profile?.hasResume)
      await add(
        person,
        emptyPdf(),
        resumeName(person),
        async (own, upload) => (await own.storeResume(upload)).name,
        (tx, resume_file) =>
          tx.updateTable("applicant_profiles").set({ resume_file }).where("user_id", "=", user_id).execute(),
      );
  }
  for (const post of castPosts)
    if (post.hasPicture)
      await add(
        post.by,
        drawPicture(post.text, null),
        null,
        (own, upload) => own.storePicture(upload, "post"),
        (tx, file) => tx.updateTable("posts").set({ file }).where("id", "=", ids.of(post)).execute(),
      );
}
