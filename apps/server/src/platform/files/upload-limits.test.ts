import { afterAll, beforeAll, expect, it } from "vitest";
import { addUser } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";
import { receiveUpload } from "../../../test/uploads";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it.each([
  ["60 pictures in ten minutes", "avatar", 60, 10 * 60, "too_many_pictures"],
  ["30 resumes an hour", "resume", 30, 60 * 60, "too_many_resumes"],
] as const)("files are limited to %s per person (D-028, D-254)", async (_, kind, limit, seconds, code) => {
  const [busy, other] = [await addUser(server.db, "applicant"), await addUser(server.db, "applicant")];
  const upload = await receiveUpload(server.dataDir, kind);
  const store = ({ id }: { id: number }) => {
    const files = server.files.forCall(id);
    return kind === "resume" ? files.storeResume(upload) : files.storePicture(upload, kind);
  };
  for (let count = 0; count < limit; count += 1) await store(busy);
  await expect(store(busy)).rejects.toMatchObject({ status: 429, text: { code } });
  await store(other);
  server.clock.pass(seconds);
  await store(busy);
});
