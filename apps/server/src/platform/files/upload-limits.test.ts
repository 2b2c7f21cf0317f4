import { expect, it } from "vitest";
import { addUser } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { receiveUpload } from "../../../test/uploads";

const server = testServer();

it("resumes are limited to 30 an hour per person (D-254)", async () => {
  const [busy, other] = [await addUser(server.db, "applicant"), await addUser(server.db, "applicant")];
  const upload = await receiveUpload(server.dataDir, "resume");
  const store = ({ id }: { id: number }) => server.files.forCall(id).storeResume(upload);
  for (let count = 0; count < 30; count += 1) await store(busy);
  await expect(store(busy)).rejects.toMatchObject({ status: 429, text: { code: "too_many_resumes" } });
  await store(other);
  server.clock.pass(60 * 60);
  await store(busy);
});
