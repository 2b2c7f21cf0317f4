import { beforeEach, expect, it } from "vitest";
import { dataOf } from "../../../test/call";
import { memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";

const server = testServer();
const me = memberFor(beforeEach, server, "applicant");

const experience = { jobTitle: "Développeuse", company: "Acme", startedAt: "2020-09-01", finishedAt: "2024-03-31" };

const idOf = async (one: string, body: object) => dataOf(await me.send("POST", `/${one}`, body)).id;

it("an imported experience without an end keeps none until one is given (D-092)", async () => {
  const { finishedAt: _, ...open } = experience;
  const id = await idOf("experience", experience);
  await server.db.updateTable("experiences").set({ finished_at: null }).where("id", "=", id).execute();
  const partly = await me.send("PATCH", `/experience/${id}`, { company: "Autre" });
  expect(partly).toMatchObject({ status: 200, body: { data: { company: "Autre", finishedAt: null } } });
  expect((await me.send("POST", "/experience", open)).body).toHaveProperty("finishedAt");
});
