import { expect } from "vitest";
import { INVISIBLE, PECULIAR, UNSTORABLE } from "./builders";
import type { OperationId } from "../../src/contract/operation-types";
import { findOperation } from "../../src/contract/load-contract";
import { asNode, type Node } from "../../src/contract/openapi-document";
import { aFile, NEITHER } from "./files-samples";
import type { TestUser } from "./accounts";
import { contractTest, type ContractTest, type TestContext } from "./harness";
import { refusedErrors, sendForm, statusesOf, type PlainAnswer } from "./calls";

/** Data that its owner saves with a form of the changed fields. */
export interface SavedForm {
  operationId: "updateMe" | "updateApplicantProfile" | "updateRecruiterProfile";
  /** A person used only by these contract tests. */
  owner: (context: TestContext) => Promise<TestUser>;
  read: (owner: TestUser) => Promise<Node>;
  /** Text fields and their maximum lengths. */
  limits: Readonly<Record<string, number>>;
  /** Fields that may be empty. */
  optional: readonly string[];
  /** The other fields, each with a valid value. */
  others: Readonly<Record<string, string>>;
}

/** Sends a form to an operation. */
export function save(owner: TestUser, operationId: OperationId, fields: object): Promise<PlainAnswer> {
  const { method = "", template = "" } = findOperation(operationId) ?? {};
  return sendForm(owner, method, template, fields);
}

export const dataIn = ({ body }: PlainAnswer): Node => asNode(asNode(body)["data"]);

const broken = new Uint8Array([0x61, 0xed, 0xa0, 0x80, 0xff, 0x62]);

/** Sends a hand-written form with a value that is not valid UTF-8. */
function sendBroken(owner: TestUser, operationId: OperationId, field: string): Promise<Response> {
  const { method = "", template = "" } = findOperation(operationId) ?? {};
  const head = `--limit\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n`;
  const body = new Blob([head, broken, "\r\n--limit--\r\n"]);
  const headers = { "Content-Type": "multipart/form-data; boundary=limit" };
  return owner.raw(method, template, { body, headers });
}

/** Builders of contract tests for the fields of one form, which run one after the other. */
export function fieldsOf({ operationId, owner, read }: Omit<SavedForm, "limits" | "optional">) {
  /** Saves a form as its owner; returns the answer, and the data as then read. */
  const saved = async (context: TestContext, fields: object) => {
    const me = await owner(context);
    const answer = await save(me, operationId, fields);
    return { answer, after: await read(me) };
  };
  /** Expects values of a field to be refused as `{errors}` without any change. */
  const refuses = (what: string, field: string, ...values: unknown[]) =>
    contractTest(`refuses ${what}`, operationId, async (context) => {
      const before = await read(await owner(context));
      for (const value of values) {
        const { answer, after } = await saved(context, { [field]: value });
        expect([value, answer, after]).toEqual([value, refusedErrors(field), before]);
      }
    });
  /** Expects values of a field to be saved, and to be read as given by `seen`. */
  const takes = (what: string, field: string, ...values: [given: unknown, seen: unknown][]) =>
    contractTest(`accepts ${what}`, operationId, async (context) => {
      for (const [given, seen] of values) {
        const { after } = await saved(context, { [field]: given });
        expect([given, after[field]]).toEqual([given, seen]);
      }
    });
  return { saved, refuses, takes };
}

/** A text as the server stores it: in names and titles, which have short limits, line breaks become spaces (D-056). */
export const asStored = (text: string, limit = 0): string => (limit <= 150 ? text.replace(/\n+/g, " ") : text);

/** Contract tests that every form of changed fields has to pass. */
export function formTests(form: SavedForm): ContractTest[] {
  const { operationId, owner, read, limits, optional, others } = form;
  const { saved, refuses } = fieldsOf(form);
  const texts = Object.keys(limits);
  const [first = "", second = ""] = texts;
  const stored = (given: Record<string, string>) =>
    Object.fromEntries(Object.entries(given).map(([field, text]) => [field, asStored(text, limits[field])]));
  const all = (text: string) => Object.fromEntries(texts.map((field) => [field, text]));

  const contractTests = (title: string, run: (context: TestContext) => Promise<void>) =>
    contractTest(title, operationId, run);
  return [
    contractTests("returns what a later read returns (D-019)", async (context) => {
      const { answer, after } = await saved(context, all("Une"));
      expect(answer).toMatchObject({ status: 200, body: { data: after } });
      expect(after).toMatchObject(all("Une"));
    }),
    contractTests("changes the fields of the form and keeps the others (D-081)", async (context) => {
      let { after: before } = await saved(context, { ...all("Une"), ...others });
      for (const field of texts) {
        const { after } = await saved(context, { [field]: "Autre" });
        expect(after).toEqual({ ...before, [field]: "Autre" });
        before = after;
      }
    }),
    contractTests("treats an empty form as unchanged", async (context) => {
      const { after: before } = await saved(context, all("Une"));
      const { answer, after } = await saved(context, {});
      expect([answer.status, after]).toEqual([200, before]);
    }),
    contractTests("ignores unknown fields (D-006)", async (context) => {
      const { after: before } = await saved(context, all("Une"));
      const claims = { id: "1", role: "recruiter", userId: "1", password: "x", ["__proto__"]: "x", constructor: "x" };
      const { answer, after } = await saved(context, claims);
      expect([answer.status, after]).toEqual([200, before]);
    }),
    contractTests("clears a field with an empty value (D-081)", async (context) => {
      for (const nothing of ["", INVISIBLE]) {
        let { after: before } = await saved(context, { ...all("Une"), ...others });
        for (const field of optional) {
          const { after } = await saved(context, { [field]: nothing });
          expect(after).toEqual({ ...before, [field]: null });
          before = after;
        }
      }
    }),
    contractTests("trims texts (D-056)", async (context) => {
      const { after } = await saved(context, all("  Une  autre\t"));
      expect(after).toMatchObject(all("Une  autre"));
    }),
    contractTests("stores unusual texts unchanged", async (context) => {
      const fitting = texts.filter((field) => (limits[field] ?? 0) >= PECULIAR.length);
      const peculiar = Object.fromEntries(fitting.map((field) => [field, PECULIAR]));
      expect(fitting).not.toEqual([]);
      expect((await saved(context, peculiar)).after).toMatchObject(peculiar);
    }),
    contractTests("keeps line breaks, except in names and titles (D-056)", async (context) => {
      const { after } = await saved(context, all("Une\nautre\n\nligne"));
      expect(after).toMatchObject(stored(all("Une\nautre\n\nligne")));
    }),
    contractTests(
      "accepts texts up to their limits, in any script, with line breaks counted once (D-029)",
      async (context) => {
        for (const pair of ["éé", "🙂🙂", "a\n"]) {
          // Must not end with a line break, which the server trims.
          const fitting = (limit: number) => `${pair.repeat(limit / 2 - 1)}xx`;
          const longest = Object.fromEntries(Object.entries(limits).map(([field, limit]) => [field, fitting(limit)]));
          const { answer, after } = await saved(context, longest);
          expect([pair, answer.status]).toEqual([pair, 200]);
          expect(after).toMatchObject(stored(longest));
        }
      },
    ),
    ...Object.entries(limits).map(([field, limit]) =>
      refuses(`a text over the limit of ${field} (D-029)`, field, "x".repeat(limit + 1), "🙂".repeat(limit + 1)),
    ),
    ...texts.map((field) => refuses(`U+0000 in ${field}`, field, UNSTORABLE["U+0000"])),
    contractTests("does not accept a file as a text", async (context) => {
      await saved(context, { [texts[0] ?? ""]: "Avant" });
      const before = await read(await owner(context));
      for (const field of texts) {
        const { answer, after } = await saved(context, { [field]: aFile(NEITHER["a text"], "une.txt") });
        expect([200, 400]).toContain(answer.status);
        expect(after).toEqual(before);
      }
    }),
    contractTests("refuses invalid UTF-8 or stores U+FFFD, never 5xx", async (context) => {
      const me = await owner(context);
      for (const field of texts) {
        const { status } = await sendBroken(me, operationId, field);
        expect([200, 400]).toContain(status);
        if (status === 200) expect(await read(me)).toHaveProperty(field, expect.stringContaining("\ufffd"));
      }
    }),
    contractTests("saves nothing if one field is refused (D-001)", async (context) => {
      const before = await read(await owner(context));
      const { answer, after } = await saved(context, { [first]: "Autre", [second]: "x".repeat(5001) });
      expect(answer).toEqual(refusedErrors(second));
      expect(after).toEqual(before);
    }),
    contractTests("reports all wrong fields at once (D-001)", async (context) => {
      const { answer } = await saved(context, all("x".repeat(5001)));
      expect(answer).toEqual(refusedErrors(...texts));
    }),
    contractTests("stores one of two simultaneous saves completely", async (context) => {
      const me = await owner(context);
      const saves = ["Une", "Autre"].map((word) => all(word));
      const answers = await Promise.all(saves.map((fields) => save(me, operationId, fields)));
      expect(statusesOf(answers)).toEqual([200, 200]);
      const after = await read(me);
      expect(saves).toContainEqual(Object.fromEntries(texts.map((field) => [field, after[field]])));
    }),
    contractTests("stores both of two simultaneous saves of different fields (D-081)", async (context) => {
      const me = await owner(context);
      await Promise.all([{ [first]: "Dès" }, { [second]: "Lors" }].map((fields) => save(me, operationId, fields)));
      expect(await read(me)).toMatchObject({ [first]: "Dès", [second]: "Lors" });
    }),
  ];
}
