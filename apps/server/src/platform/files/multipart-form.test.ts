import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { maxFileSize } from "@passerelle/domain";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addUser, openSession } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { ok, type Body } from "../http/handler";
import { route } from "../http/route";

/** The handler's input, and the files on disk at that time. */
let got: Body<"updateApplicantProfile"> | undefined;
let lying: string[];

const data = {
  profile: null,
  sector: null,
  academicLevel: null,
  experienceLevel: null,
  skills: [],
  languages: [],
  portfolioUrl: null,
  availableImmediately: false,
  resumeUrl: null,
};

let token: string;
const uploads = () => (existsSync(folder()) ? readdirSync(folder()) : []);
const folder = () => server.files.uploadFolder;
const server = testServer({
  routes: {
    updateApplicantProfile: route<"updateApplicantProfile">({ role: "applicant" }, async ({ body }) => {
      got = body;
      lying = uploads();
      return ok({ data });
    }),
  },
});
beforeAll(async () => {
  const { id } = await addUser(server.db, "applicant");
  token = await openSession(server.db, server.clock, id);
});
beforeEach(() => {
  got = undefined;
});

async function send(body: FormData | string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}/applicant`, {
    method: "PATCH",
    body,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return { status: answer.status, body: Object(await answer.json()) };
}

type Field = [name: string, value: string | Blob, fileName?: string];

function formOf(fields: Field[]): FormData {
  const form = new FormData();
  for (const [name, value, fileName] of fields) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, fileName ?? "cv.pdf");
  }
  return form;
}

const sendForm = (...fields: Field[]) => send(formOf(fields));

/** A raw body, for malformed forms. */
const sendRaw = (text: string, type = "multipart/form-data; boundary=b") =>
  send(Buffer.from(text.replaceAll("\n", "\r\n"), "latin1"), { "content-type": type });

const aPdf = (size = 100) => new Blob(["%PDF-1.7\n", "x".repeat(size - 14), "%%EOF"]);

const refusal = (errors: Record<string, string>, codes: Record<string, string>) => ({ errors, codes });

describe("a form's texts", () => {
  const unstorable = "The text contains a character that cannot be stored.";

  it("are rejected if they are not UTF-8, or a field is repeated", async () => {
    const latin = '--b\nContent-Disposition: form-data; name="profile"\n\n\xe9t\xe9\n--b--\n';
    const codes = { profile: "invalid_character" };
    expect(await sendRaw(latin)).toEqual({ status: 400, body: { errors: { profile: unstorable }, codes } });
    const twice = await sendForm(["profile", "Un"], ["profile", "Deux"]);
    expect(twice).toEqual({
      status: 400,
      body: refusal({ profile: "This must be a text." }, { profile: "text_expected" }),
    });
  });

  it("with names of JavaScript's own properties are ignored", async () => {
    const tricks = ["__proto__", "constructor", "toString", "role"].map((name): Field => [name, "x"]);
    expect(await sendForm(...tricks, ["profile", "Go"])).toMatchObject({ status: 200 });
    expect(got).toEqual({ profile: "Go" });
  });

  it("of unknown fields are ignored", async () => {
    const latin = '--b\nContent-Disposition: form-data; name="motto"\n\n\xe9t\xe9\n--b--\n';
    expect(await sendRaw(latin)).toMatchObject({ status: 200 });
    expect(got).toEqual({});
  });
});

describe("a form's file", () => {
  it("is stored under a generated name, and deleted when the call ends", async () => {
    expect(await sendForm(["resume", aPdf(), "../../etc/passwd\u0000.html"])).toMatchObject({ status: 200 });
    expect(got?.resume).toMatchObject({ field: "resume", type: "application/pdf", size: 100 });
    expect(lying).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(uploads()).toEqual([]);
  });

  it("far too large still gets a response (D-087)", async () => {
    const answer = await sendForm(["resume", new Blob(Array.from({ length: 4 }, () => aPdf(maxFileSize)))]);
    expect(answer).toEqual({ status: 400, body: refusal({ resume: "At most 5 MB." }, { resume: "file_too_large" }) });
  });

  it("may have the header of a PDF anywhere in its first 1,024 bytes, as readers do (D-329)", async () => {
    const behind = (length: number) => new Blob(["x".repeat(length), aPdf()]);
    expect(await sendForm(["resume", behind(1_019)])).toMatchObject({ status: 200 });
    expect(got?.resume).toMatchObject({ type: "application/pdf" });
    expect(await sendForm(["resume", behind(1_020)])).toMatchObject({ body: { codes: { resume: "file_not_pdf" } } });
    const picture = new Blob(["GIF89a", aPdf()]);
    expect(await sendForm(["resume", picture])).toMatchObject({ body: { codes: { resume: "file_not_pdf" } } });
  });

  it.each(["PK\x03\x04", "\xd0\xcf\x11\xe0", "{\\rtf1"])(
    "of an office program is refused with advice: %j (D-328)",
    async (start) => {
      const document = new Blob([Buffer.from(start, "latin1"), "%PDF-1.7"]);
      expect(await sendForm(["resume", document, "cv.docx"])).toEqual({
        status: 400,
        body: {
          errors: { resume: "This must be a PDF file. In Word or LibreOffice, save this document as a PDF." },
          codes: { resume: "file_is_office_document" },
        },
      });
    },
  );

  it("is refused if it is empty (D-081)", async () => {
    expect(await sendForm(["resume", new Blob([])])).toEqual({
      status: 400,
      body: refusal({ resume: "This file is empty." }, { resume: "file_empty" }),
    });
  });

  it("in a field that accepts none is discarded", async () => {
    await sendForm(["profile", aPdf()], ["photo", aPdf()], ["sector", "Informatique"]);
    expect(got).toEqual({ sector: "Informatique" });
    expect(lying).toEqual([]);
  });
});

describe("a form that cannot be read", () => {
  const part = '--b\nContent-Disposition: form-data; name="profile"\n\nGo\n';
  const file = '--b\nContent-Disposition: form-data; name="resume"; filename="a"\n\n%PDF-1.7';
  const unreadable = { status: 400, body: { error: "The request cannot be read." } };

  it.each([
    ["without a boundary", part, "multipart/form-data"],
    ["that breaks off", part, undefined],
    ["that breaks off in a file", file, undefined],
    ["that breaks off in a header", "--b\nContent-Dispos", undefined],
    ["with another boundary", `${part}--b--\n`, "multipart/form-data; boundary=c"],
    ["that is empty", "", undefined],
    ["that breaks off in a part behind a file", `${file}\n--b\n--b`, undefined],
  ])("%s gets 400", async (_, text, type) => {
    expect(await sendRaw(text, type)).toMatchObject(unreadable);
    expect(uploads()).toEqual([]);
  });

  it.each<[string, () => FormData]>([
    ["too many parts", () => formOf(Array.from({ length: 501 }, () => ["skills", "Go"]))],
    ["too much text", () => formOf([["profile", "x".repeat(1_100_000)]])],
    ["a part header of a megabyte", () => formOf([["x".repeat(1024 * 1024), "Go"]])],
    ["too much of everything", () => formOf(Array.from({ length: 14 }, () => ["photo", aPdf(maxFileSize)]))],
  ])("gets 413 with %s", async (_, form) => {
    expect(await send(form())).toMatchObject({ status: 413, body: { error: "The request is too large." } });
    expect(uploads()).toEqual([]);
  });

  it("leaves no files when its sender disconnects", async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    socket.write(
      `PATCH /applicant HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Length: 9999\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\n\r\n${file.replaceAll("\n", "\r\n")}`,
    );
    await vi.waitUntil(() => uploads().length === 1, { timeout: 20_000, interval: 5 });
    socket.destroy();
    await vi.waitUntil(() => uploads().length === 0, { timeout: 20_000, interval: 5 });
    expect(got).toBeUndefined();
  });
});
