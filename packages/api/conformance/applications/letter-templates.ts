import { expect } from "vitest";
import type { Schemas } from "../../src";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { call, refused, refusedBeyond, refusedFields, sendJson } from "../context/calls";
import { unwrap } from "../context/unwrap";

const maxTemplates = 20;
const filled = {
  name: "Poste pourvu",
  decision: "rejected",
  text: "Bonjour {prénom}, « {offre} » est pourvu.",
} as const;

const create = (recruiter: TestUser, body: unknown) => sendJson(recruiter, "POST", "/letter-templates", body);
const update = (recruiter: TestUser, id: number, body: unknown) =>
  sendJson(recruiter, "PATCH", `/letter-templates/${id}`, body);
const remove = (recruiter: TestUser, id: number) => call(recruiter, "DELETE", `/letter-templates/${id}`);

const keep = async (recruiter: TestUser, template: Partial<Schemas["LetterTemplateInput"]> = {}) =>
  (await unwrap(recruiter.POST("/letter-templates", { body: { ...filled, ...template } }))).data;

const templatesOf = (recruiter: TestUser): Promise<Schemas["LetterTemplate"][]> =>
  unwrap(recruiter.GET("/letter-templates", {}));

export const letterTemplateTests: ContractTest[] = [
  ...testsOf("createLetterTemplate", {
    "stores templates, the oldest first (D-206)": async ({ signIn }) => {
      const recruiter = await signIn("recruiter");
      expect(await templatesOf(recruiter)).toEqual([]);
      const first = await keep(recruiter, { name: " Poste\r\npourvu " });
      const second = await keep(recruiter, { name: "À bientôt", decision: "accepted" });
      expect(first).toEqual({ id: expect.any(Number), ...filled });
      expect(await templatesOf(recruiter)).toEqual([first, second]);
    },
    "stores twenty at most (D-206)": async ({ signIn }) => {
      const recruiter = await signIn("recruiter");
      const ids: number[] = [];
      for (let n = 1; n <= maxTemplates; n += 1) ids.push((await keep(recruiter, { name: `Modèle ${n}` })).id);
      expect(await create(recruiter, filled)).toEqual(refusedBeyond(maxTemplates));
      expect((await templatesOf(recruiter)).map(({ id }) => id)).toEqual(ids);
      expect((await remove(recruiter, ids[0] ?? 0)).status).toBe(200);
      const both = await Promise.all([create(recruiter, filled), create(recruiter, filled)]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    },
    "refuses a field that is missing, wrong or too long (D-206)": async ({ signIn }) => {
      const recruiter = await signIn("recruiter");
      expect(await create(recruiter, {})).toEqual(refusedFields("name", "decision", "text"));
      const wrong = { name: "a".repeat(101), decision: null, text: "a".repeat(5_001) };
      expect(await create(recruiter, wrong)).toEqual(refusedFields("name", "decision", "text"));
      const { id } = await keep(recruiter, { name: "a".repeat(100), text: "a".repeat(5_000) });
      for (const [field, value] of Object.entries({ name: " ", decision: "perhaps", text: "" }))
        expect(await update(recruiter, id, { [field]: value })).toEqual(refusedFields(field));
    },
  }),
  ...testsOf("updateLetterTemplate", {
    "changes the fields that are sent, and keeps the rest and the position (D-206)": async (context) => {
      const recruiter = await context.signIn("recruiter");
      const [first, second] = [await keep(recruiter), await keep(recruiter, { name: "Un autre" })];
      const changed = { ...first, name: "Merci", text: "Merci {prénom}." };
      const { name, text } = changed;
      expect(await update(recruiter, first.id, { name, text })).toEqual({ status: 200, body: { data: changed } });
      expect(await update(recruiter, first.id, {})).toEqual({ status: 200, body: { data: changed } });
      const accepted = { ...changed, decision: "accepted" };
      expect((await update(recruiter, first.id, { decision: "accepted" })).body).toEqual({ data: accepted });
      expect(await templatesOf(recruiter)).toEqual([accepted, second]);
    },
  }),
  contractTest("deletes a template, once (D-206)", "deleteLetterTemplate", async ({ signIn }) => {
    const recruiter = await signIn("recruiter");
    const [first, second] = [await keep(recruiter), await keep(recruiter)];
    expect((await remove(recruiter, first.id)).status).toBe(200);
    expect(await remove(recruiter, first.id)).toEqual(refused(404));
    expect(await update(recruiter, first.id, filled)).toEqual(refused(404));
    expect(await templatesOf(recruiter)).toEqual([second]);
  }),
  contractTest("are accessible to their recruiter only (D-206)", "listLetterTemplates", async (context) => {
    const [recruiter, other] = [await context.signIn("recruiter"), await context.signIn("recruiter")];
    const kept = await keep(recruiter);
    expect(await templatesOf(other)).toEqual([]);
    expect([await update(other, kept.id, { name: "Non" }), await remove(other, kept.id)]).toEqual([
      refused(404),
      refused(404),
    ]);
    expect(await templatesOf(recruiter)).toEqual([kept]);
  }),
];
