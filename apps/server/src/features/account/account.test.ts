import { expect, it } from "vitest";
import { call } from "../../../test/call";
import { addUser, openSession } from "../../../test/members";
import { testServer } from "../../../test/test-server";

const server = testServer();

it("stores the last requested language, and clears it when a call requests none (D-160)", async () => {
  const { id } = await addUser(server.db, "applicant");
  const token = await openSession(server.db, server.clock, id);
  const kept = async (language: string) => {
    expect((await call(server.url, "GET", "/user/me", { token, language })).status).toBe(200);
    const user = await server.db.selectFrom("users").select("language").where("id", "=", id).executeTakeFirstOrThrow();
    return user.language;
  };
  expect(await kept("en")).toBe("en");
  expect(await kept("fr-FR,fr;q=0.9")).toBe("fr");
  expect(await kept("*")).toBeNull();
});
