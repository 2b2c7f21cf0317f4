import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dataOf } from "../../../test/call";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
let me: Member;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  me = await aMember(server, "applicant");
});
afterAll(() => server.close());

const experience = { jobTitle: "Développeuse", company: "Acme", startedAt: "2020-09-01", finishedAt: "2024-03-31" };
const project = { title: "Carte des arbres", Description: "Une carte participative." };
const certification = { title: "Kubernetes", organization: "Fondation" };

const idOf = async (one: string, body: object) => dataOf(await me.send("POST", `/${one}`, body)).id;
const sent = async (one: string, body: object) => {
  const answer = await me.send("POST", `/${one}`, body);
  return [answer.status, answer.status === 201 ? dataOf(answer) : answer.body];
};

it("an imported experience without an end keeps none until one is given (D-092)", async () => {
  const { finishedAt: _, ...open } = experience;
  const id = await idOf("experience", experience);
  await server.db.updateTable("experiences").set({ finished_at: null }).where("id", "=", id).execute();
  const partly = await me.send("PATCH", `/experience/${id}`, { company: "Autre" });
  expect(partly).toMatchObject({ status: 200, body: { data: { company: "Autre", finishedAt: null } } });
  expect((await me.send("POST", "/experience", open)).body).toHaveProperty("finishedAt");
});

describe("bad input", () => {
  it.each(["javascript:alert(1)", "data:text/html,x", "ftp://exemple.fr", "exemple.fr", "https://"])(
    "%s is no demo's address (D-093)",
    async (demoUrl) => {
      expect(await sent("project", { ...project, demoUrl })).toEqual([400, { demoUrl: expect.any(String) }]);
    },
  );

  it("an address with an accent is stored encoded, as browsers encode it", async () => {
    const saved = { demoUrl: "https://xn--caf-dma.example/%C3%A9t%C3%A9" };
    expect(await sent("project", { ...project, demoUrl: "https://café.example/été" })).toMatchObject([201, saved]);
  });

  it("lower-case spellings are understood (D-017)", async () => {
    const { Description: description, ...rest } = project;
    expect(await sent("project", { ...rest, description })).toMatchObject([201, { Description: description }]);
    const spelled = { ...certification, certificationId: "X-1" };
    expect(await sent("certification", spelled)).toMatchObject([201, { certificationID: "X-1" }]);
  });
});
