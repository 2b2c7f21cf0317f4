import { expect } from "vitest";
import { asNode } from "../../src/contract/openapi-document";
import { call, refusedFields, sendJson } from "../context/calls";
import { add, change, experiences, find, theAuthor } from "../context/cv-lists";
import { contractTest, type ContractTest } from "../context/harness";
import { pdfIn } from "../context/pdf";

const { finishedAt, ...open } = experiences.least;

export const ongoingTests: ContractTest[] = [
  contractTest("needs no end for an ongoing experience (D-277)", "createExperience", async (context) => {
    const author = await theAuthor(context);
    for (const end of [{}, { finishedAt: null }, { finishedAt: "" }, { finishedAt }]) {
      const { status, body } = await sendJson(author, "POST", "/experience", { ...open, ...end, ongoing: true });
      expect([end, status, body]).toMatchObject([end, 201, { data: { ...open, finishedAt: null, ongoing: true } }]);
    }
  }),
  contractTest("requires the end of any other experience (D-277)", "createExperience", async (context) => {
    const author = await theAuthor(context);
    for (const end of [{}, { ongoing: false }, { ongoing: false, finishedAt: null }])
      expect([end, await sendJson(author, "POST", "/experience", { ...open, ...end })]).toEqual([
        end,
        refusedFields("finishedAt"),
      ]);
    expect(await sendJson(author, "POST", "/experience", { ...open, ongoing: "yes", finishedAt })).toEqual(
      refusedFields("ongoing"),
    );
  }),
  contractTest("reports a missing field of an ongoing experience (D-001)", "createExperience", async (context) => {
    const answer = await sendJson(await theAuthor(context), "POST", "/experience", { ongoing: true });
    expect(answer).toEqual(refusedFields(...Object.keys(open)));
  }),
  contractTest("clears the end of an experience that becomes ongoing (D-277)", "updateExperience", async (context) => {
    const author = await theAuthor(context);
    const item = await add(experiences, author);
    const after = { ...item, finishedAt: null, ongoing: true };
    expect(await change(experiences, author, item.id, { ongoing: true })).toMatchObject({ body: { data: after } });
    expect(await change(experiences, author, item.id, { company: "Autre" })).toMatchObject({
      body: { data: { ...after, company: "Autre" } },
    });
    expect(await change(experiences, author, item.id, after)).toMatchObject({ status: 200, body: { data: after } });
    expect(await find(experiences, author, item.id)).toEqual(after);
  }),
  contractTest("ends an ongoing experience by its end (D-277)", "updateExperience", async (context) => {
    const author = await theAuthor(context);
    for (const body of [{ finishedAt }, { finishedAt, ongoing: false }, experiences.least]) {
      const { id } = await add(experiences, author, { ongoing: true });
      await change(experiences, author, id, body);
      expect(await find(experiences, author, id)).toMatchObject({ finishedAt, ongoing: false });
    }
  }),
  contractTest("requires the end of an experience that ends (D-277)", "updateExperience", async (context) => {
    const author = await theAuthor(context);
    const item = await add(experiences, author, { ongoing: true });
    for (const body of [{ ongoing: false }, { ongoing: false, finishedAt: "" }, { finishedAt: null }])
      expect([body, await change(experiences, author, item.id, body)]).toEqual([body, refusedFields("finishedAt")]);
    expect(await find(experiences, author, item.id)).toEqual(item);
  }),
  contractTest("shows ongoing experiences and descriptions in the document (D-277)", "getCvPdf", async (context) => {
    const author = await context.signIn("applicant");
    await add(experiences, author, { ongoing: true, description: "Trois équipes.\nDeux ports." });
    for (const [language, present] of [
      ["fr", "Présent"],
      ["en", "Present"],
    ] as const) {
      const { text } = await pdfIn(await author.raw("GET", `/cv/pdf?language=${language}`));
      for (const said of [present, "Trois équipes.", "Deux ports."]) expect(text).toContain(said);
    }
  }),
  contractTest("shows them on the person's page (D-277)", "getPerson", async (context) => {
    const author = await context.signIn("applicant");
    const item = await add(experiences, author, { ongoing: true });
    const { body } = await call(author, "GET", `/people/${author.me.username}`);
    expect(asNode(asNode(asNode(body)["data"])["profile"])["experiences"]).toEqual([item]);
  }),
];
