import { expect } from "vitest";
import { INVISIBLE, PECULIAR, UNSTORABLE } from "./builders";
import { findOperation, type OperationId } from "./contract";
import { asNode, type Node } from "../src/contract/document";
import { aFile, NEITHER } from "./files-samples";
import { promise, type Actor, type ContractPromise, type Scene } from "./harness";
import { refusedErrors, sendForm, statusesOf, type PlainAnswer } from "./plain";

/** Something that its owner saves by a form of the changed fields. */
export interface SavedForm {
  operationId: "updateMe" | "updateApplicantProfile" | "updateRecruiterProfile";
  /** Somebody for these promises alone. */
  owner: (scene: Scene) => Promise<Actor>;
  read: (owner: Actor) => Promise<Node>;
  /** Its texts, and how long they may be. */
  limits: Readonly<Record<string, number>>;
  /** Those of them that may be empty. */
  optional: readonly string[];
}

/** Sends a form to an operation that takes one. */
export function save(owner: Actor, operationId: OperationId, fields: object): Promise<PlainAnswer> {
  const { method = "", template = "" } = findOperation(operationId) ?? {};
  return sendForm(owner, method, template, fields);
}

/** What was saved, as the answer has it. */
export const dataIn = ({ body }: PlainAnswer): Node => asNode(asNode(body)["data"]);

const broken = new Uint8Array([0x61, 0xed, 0xa0, 0x80, 0xff, 0x62]);

/** A form by hand, with a value that is no UTF-8. */
function sendBroken(owner: Actor, operationId: OperationId, field: string): Promise<Response> {
  const { method = "", template = "" } = findOperation(operationId) ?? {};
  const head = `--limit\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n`;
  const body = new Blob([head, broken, "\r\n--limit--\r\n"]);
  const headers = { "Content-Type": "multipart/form-data; boundary=limit" };
  return owner.raw(method, template, { body, headers });
}

/** What one may promise of the fields of a form, one after the other. */
export function fieldsOf({ operationId, owner, read }: Omit<SavedForm, "limits" | "optional">) {
  /** A form saved by the owner, and what is then read. */
  const saved = async (scene: Scene, fields: object) => {
    const me = await owner(scene);
    const answer = await save(me, operationId, fields);
    return { answer, after: await read(me) };
  };
  /** Values refused in a field, as `{errors}`; nothing changes. */
  const refuses = (what: string, field: string, ...values: unknown[]) =>
    promise(`refuses ${what}`, operationId, async (scene) => {
      const before = await read(await owner(scene));
      for (const value of values) {
        const { answer, after } = await saved(scene, { [field]: value });
        expect([value, answer, after]).toEqual([value, refusedErrors(field), before]);
      }
    });
  /** Values saved in a field, and what is then read of each. */
  const takes = (what: string, field: string, ...values: [given: unknown, seen: unknown][]) =>
    promise(`takes ${what}`, operationId, async (scene) => {
      for (const [given, seen] of values) {
        const { after } = await saved(scene, { [field]: given });
        expect([given, after[field]]).toEqual([given, seen]);
      }
    });
  return { saved, refuses, takes };
}

/** What every form of changed fields keeps. */
export function formPromises(form: SavedForm): ContractPromise[] {
  const { operationId, owner, read, limits, optional } = form;
  const { saved, refuses } = fieldsOf(form);
  const texts = Object.keys(limits);
  const [first = "", second = ""] = texts;
  const all = (text: string) => Object.fromEntries(texts.map((field) => [field, text]));

  const promises = (title: string, run: (scene: Scene) => Promise<void>) => promise(title, operationId, run);
  return [
    promises("answers with what is then read (D-019)", async (scene) => {
      const { answer, after } = await saved(scene, all("Une"));
      expect(answer).toMatchObject({ status: 200, body: { data: after } });
      expect(after).toMatchObject(all("Une"));
    }),
    promises("changes what the form carries and keeps the rest (D-081)", async (scene) => {
      const { after: before } = await saved(scene, all("Une"));
      const { after } = await saved(scene, { [first]: "Autre" });
      expect(after).toEqual({ ...before, [first]: "Autre" });
    }),
    promises("takes an empty form for no change", async (scene) => {
      const before = await read(await owner(scene));
      const { answer, after } = await saved(scene, {});
      expect([answer.status, after]).toEqual([200, before]);
    }),
    promises("ignores fields that it does not know (D-006)", async (scene) => {
      const before = await read(await owner(scene));
      const claims = { id: "1", role: "recruiter", userId: "1", password: "x", ["__proto__"]: "x", constructor: "x" };
      const { answer, after } = await saved(scene, claims);
      expect([answer.status, after]).toEqual([200, before]);
    }),
    promises("clears a field with an empty value (D-081)", async (scene) => {
      for (const nothing of ["", INVISIBLE]) {
        await saved(scene, all("Une"));
        const { after } = await saved(scene, Object.fromEntries(optional.map((field) => [field, nothing])));
        expect(after).toMatchObject(Object.fromEntries(optional.map((field) => [field, null])));
      }
    }),
    promises("saves texts without the spaces around them (D-056)", async (scene) => {
      const { after } = await saved(scene, all("  Une  autre\t"));
      expect(after).toMatchObject(all("Une  autre"));
    }),
    promises("takes peculiar texts as they are", async (scene) => {
      const { after } = await saved(scene, all(PECULIAR));
      expect(after).toMatchObject(all(PECULIAR));
    }),
    promises("keeps line breaks as they were typed", async (scene) => {
      const { after } = await saved(scene, all("Une\nautre\n\nligne"));
      expect(after).toMatchObject(all("Une\nautre\n\nligne"));
    }),
    promises("takes texts up to their limits, in any script, line breaks counted once (D-029)", async (scene) => {
      for (const pair of ["éé", "🙂🙂", "a\n"]) {
        // No line break at the end, where it would be trimmed.
        const fitting = (limit: number) => `${pair.repeat(limit / 2 - 1)}xx`;
        const longest = Object.fromEntries(Object.entries(limits).map(([field, limit]) => [field, fitting(limit)]));
        const { answer, after } = await saved(scene, longest);
        expect([pair, answer.status]).toEqual([pair, 200]);
        expect(after).toMatchObject(longest);
      }
    }),
    ...Object.entries(limits).map(([field, limit]) =>
      refuses(`a text over the limit of ${field} (D-029)`, field, "x".repeat(limit + 1), "🙂".repeat(limit + 1)),
    ),
    ...texts.map((field) => refuses(`U+0000 in ${field}`, field, UNSTORABLE["U+0000"])),
    promises("does not take a file for a text", async (scene) => {
      const before = await read(await owner(scene));
      for (const field of texts) {
        const { answer, after } = await saved(scene, { [field]: aFile(NEITHER["a text"], "une.txt") });
        expect([200, 400]).toContain(answer.status);
        expect(after).toEqual(before);
      }
    }),
    promises("takes what is no UTF-8 for a mistake or for U+FFFD, never a fault", async (scene) => {
      const me = await owner(scene);
      for (const field of texts) {
        const { status } = await sendBroken(me, operationId, field);
        expect([200, 400]).toContain(status);
        if (status === 200) expect(await read(me)).toHaveProperty(field, expect.stringContaining("\ufffd"));
      }
    }),
    promises("saves nothing of a form that is wrong in part (D-001)", async (scene) => {
      const before = await read(await owner(scene));
      const { answer, after } = await saved(scene, { [first]: "Autre", [second]: "x".repeat(5001) });
      expect(answer).toEqual(refusedErrors(second));
      expect(after).toEqual(before);
    }),
    promises("names every field that is wrong at once (D-001)", async (scene) => {
      const { answer } = await saved(scene, all("x".repeat(5001)));
      expect(answer).toEqual(refusedErrors(...texts));
    }),
    promises("keeps one of two saves at once, whole", async (scene) => {
      const me = await owner(scene);
      const saves = ["Une", "Autre"].map((word) => all(word));
      const answers = await Promise.all(saves.map((fields) => save(me, operationId, fields)));
      expect(statusesOf(answers)).toEqual([200, 200]);
      const after = await read(me);
      expect(saves).toContainEqual(Object.fromEntries(texts.map((field) => [field, after[field]])));
    }),
    promises("keeps both of two saves at once that change different fields (D-081)", async (scene) => {
      const me = await owner(scene);
      await Promise.all([{ [first]: "Dès" }, { [second]: "Lors" }].map((fields) => save(me, operationId, fields)));
      expect(await read(me)).toMatchObject({ [first]: "Dès", [second]: "Lors" });
    }),
  ];
}
