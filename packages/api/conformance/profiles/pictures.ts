import { maxFileSize } from "@passerelle/domain";
import { expect } from "vitest";
import type { Schemas } from "../../src";
import { once, theApplicant, everyUser } from "../context/acts";
import { asNode } from "../../src/contract/openapi-document";
import {
  aFile,
  aJpegOf,
  aJpegWithMetadata,
  aPdf,
  aWideJpeg,
  NEITHER,
  PICTURES,
  typeOf,
} from "../context/files-samples";
import { dataIn, save, type SavedForm } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { call, refused, refusedErrors, statusesOf } from "../context/calls";
import { unwrap } from "../context/unwrap";

export interface FileField {
  operationId: SavedForm["operationId"];
  field: string;
  owner: (context: TestContext) => Promise<TestUser>;
  /** Reads the file's link as its owner; null without a file. */
  link: (owner: TestUser) => Promise<string | null>;
  /** An acceptable file, of `size` bytes if given. */
  sample: (size?: number) => File;
  /** Files of other types that the field refuses, by name. */
  others: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
  /** Another field of the form with a value that is refused. */
  wrong: Readonly<Record<string, string>>;
  /** Other fields of the form with new values. */
  beside: Readonly<Record<string, string>>;
}

/** Requests a link as a browser does, without a token. */
export const follow = ({ baseUrl }: TestContext, link: string): Promise<Response> => fetch(new URL(link, baseUrl));

const open = async (context: TestContext, link: string) => (await follow(context, link)).status;
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const textOf = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
const asLink = (value: unknown) => (typeof value === "string" ? value : null);

/** Saves a file; returns its link and the bytes served there. */
export async function keep(context: TestContext, { operationId, field, owner, link }: FileField, file: File) {
  const me = await owner(context);
  const answer = await save(me, operationId, { [field]: file });
  const found = await link(me);
  if (answer.status !== 200 || found === null) throw new Error(`Not kept: ${JSON.stringify(answer)}`);
  const served = await follow(context, found);
  return { link: found, served, bytes: await bytesOf(served.clone()) };
}

/** Expects each size of a picture to be served as a different image. */
export async function expectVersions(context: TestContext, versions: Schemas["PictureSizes"]): Promise<void> {
  const widths = versions.map(({ width }) => width);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  const served = await Promise.all(versions.map(({ url }) => follow(context, url)));
  expect(served.map(({ status }) => status)).toEqual(versions.map(() => 200));
  const texts = await Promise.all(served.map(async (answer) => textOf(await bytesOf(answer))));
  expect(new Set(texts).size).toBe(versions.length);
}

/** Contract tests that every file field has to pass. */
export function fileTests(form: FileField): ContractTest[] {
  const { operationId, field, owner, link, sample, others, wrong, beside } = form;
  /** Expects files to be refused at their field, and the existing file to stay. */
  const refuses = (what: string, files: () => Record<string, unknown>) =>
    contractTest(`refuses ${what} as ${field}`, operationId, async (context) => {
      const { link: present } = await keep(context, form, sample());
      const me = await owner(context);
      for (const [name, file] of Object.entries(files()))
        expect([name, await save(me, operationId, { [field]: file })]).toEqual([name, refusedErrors(field)]);
      expect(await open(context, present)).toBe(200);
    });
  const disguised = (files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>) => {
    const { name, type } = sample();
    return Object.fromEntries(Object.entries(files).map(([what, bytes]) => [what, aFile(bytes, name, type)]));
  };

  return [
    ...testsOf(operationId, {
      [`checks the ${field} by its content, not by its name and type (D-087)`]: async (context) => {
        const named = { type: "text/html" };
        for (const name of [
          "page.html",
          "../../../../etc/passwd",
          "x".repeat(300),
          "a\"b;c='d.png",
          "é🙂.PDF",
          ".",
          "con",
        ]) {
          const { served, bytes } = await keep(context, form, new File([sample()], name, named));
          expect([name, served.status, served.headers.get("Content-Type")]).toEqual([name, 200, typeOf(bytes)]);
        }
      },
      [`accepts 5 MB as ${field} and no byte more (D-087, D-088)`]: async (context) => {
        const { served } = await keep(context, form, sample(maxFileSize));
        expect(served.status).toBe(200);
        const answer = await save(await owner(context), operationId, { [field]: sample(maxFileSize + 1) });
        expect(answer).toEqual(refusedErrors(field));
      },
      [`keeps the ${field} if the form omits it (D-081)`]: async (context) => {
        const { link: present } = await keep(context, form, sample());
        for (const fields of [{}, beside]) {
          expect(await save(await owner(context), operationId, fields)).toHaveProperty("status", 200);
          expect(await open(context, present)).toBe(200);
          expect(await link(await owner(context))).not.toBeNull();
        }
      },
      [`keeps the ${field} if another field is refused (D-001)`]: async (context) => {
        const { link: present, bytes } = await keep(context, form, sample());
        const answer = await save(await owner(context), operationId, { [field]: sample(400), ...wrong });
        expect(answer).toEqual(refusedErrors(...Object.keys(wrong)));
        expect(await bytesOf(await follow(context, present))).toEqual(bytes);
      },
      [`reports the wrong ${field} together with the other fields (D-001)`]: async (context) => {
        const fields = { [field]: aFile(NEITHER["a text"]), ...wrong };
        const answer = await save(await owner(context), operationId, fields);
        expect(answer).toEqual(refusedErrors(field, ...Object.keys(wrong)));
      },
      [`gives a new ${field} a new link, and the old one is a 404 (D-089)`]: async (context) => {
        const [first, second] = [await keep(context, form, sample()), await keep(context, form, sample())];
        expect(second.link).not.toBe(first.link);
        expect([await open(context, first.link), await open(context, second.link)]).toEqual([404, 200]);
      },
      [`removes the ${field} with an empty value, and its link is a 404 (D-081, D-089)`]: async (context) => {
        const { link: present } = await keep(context, form, sample());
        const me = await owner(context);
        for (const _ of ["once", "and again"])
          expect(await save(me, operationId, { [field]: "" })).toHaveProperty("status", 200);
        expect(await link(me)).toBeNull();
        expect(await open(context, present)).toBe(404);
      },
      [`keeps one ${field} of two sent simultaneously`]: async (context) => {
        const me = await owner(context);
        const answers = await Promise.all([1, 2].map(() => save(me, operationId, { [field]: sample() })));
        expect(statusesOf(answers)).toEqual([200, 200]);
        const found = (await link(me)) ?? "";
        expect((await follow(context, found)).status).toBe(200);
      },
    }),
    refuses("files of other types, whatever they claim (D-087)", () => disguised({ ...NEITHER, ...others })),
    refuses("a text or two files", () => ({ text: "fichier", list: "[]", two: [sample(), sample()] })),
  ];
}

/** Contract tests for pictures: they are public and contain no metadata. */
function pictureTests(form: FileField): ContractTest[] {
  const { operationId, field } = form;
  return [
    ...Object.entries(PICTURES).map(([format, picture]) =>
      contractTest(
        `accepts a ${format} as ${field}, which everyone may fetch (D-023, D-087)`,
        operationId,
        async (context) => {
          const { served, bytes } = await keep(context, form, aFile(picture));
          expect(served.status).toBe(200);
          expect(typeOf(bytes)).toMatch(/^image\//);
          expect(served.headers.get("Content-Type")).toBe(typeOf(bytes));
          expect(served.headers.get("X-Content-Type-Options")).toBe("nosniff");
        },
      ),
    ),
    contractTest(`refuses a truncated picture as ${field} (D-087)`, operationId, async (context) => {
      const me = await form.owner(context);
      for (const [format, picture] of Object.entries(PICTURES)) {
        const half = aFile(picture.slice(0, picture.length * 0.6));
        expect([format, await save(me, operationId, { [field]: half })]).toEqual([format, refusedErrors(field)]);
      }
    }),
    contractTest(`removes the metadata of the ${field} (D-087)`, operationId, async (context) => {
      const where = "48.8566 N, 2.3522 E";
      const stored = await keep(context, form, aFile(aJpegWithMetadata(where)));
      expect(textOf(stored.bytes)).not.toContain(where);
      const page = "<script>alert(1)</script>";
      const me = await form.owner(context);
      const { status } = await save(me, operationId, { [field]: new File([PICTURES.JPEG, page], "a.jpg") });
      const link = (await form.link(me)) ?? "";
      expect([200, 400]).toContain(status);
      expect(textOf(await bytesOf(await follow(context, link)))).not.toContain("script");
    }),
    contractTest(`gives the ${field} an unguessable name (D-023)`, operationId, async (context) => {
      const names = [];
      for (const _ of [1, 2]) names.push((await keep(context, form, aFile(PICTURES.PNG, "zoe-lefevre.png"))).link);
      const [first = "", second = ""] = names.map((name) => /([\w-]{16,})[^/]*$/.exec(name)?.[1] ?? "");
      expect(first).not.toBe(second);
      expect(names.join()).not.toMatch(/zoe|lefevre/);
    }),
  ];
}

const aPicture = (size?: number) => aFile(size === undefined ? PICTURES.PNG : aJpegOf(size), "image.png", "image/png");

const avatar: FileField = {
  operationId: "updateMe",
  field: "avatar",
  owner: once(({ signIn }) => signIn("recruiter")),
  link: async (owner) => {
    const { avatar: name } = await unwrap(owner.GET("/user/me"));
    return name && `/avatars/${name}`;
  },
  sample: aPicture,
  others: { "a PDF": aPdf() },
  wrong: { firstname: "" },
  beside: { firstname: "Zoé", phone: "" },
};

const logo: FileField = {
  operationId: "updateRecruiterProfile",
  field: "logo",
  owner: once(({ signIn }) => signIn("recruiter")),
  link: async (owner) => asLink(dataIn(await call(owner, "GET", `/recruiter/${owner.me.username}`))["logo"]),
  sample: aPicture,
  others: { "a PDF": aPdf() },
  wrong: { website: "exemple" },
  beside: { company: "Acme", description: "Une forge." },
};

const tricks = [
  "..%2F..%2Fpackage.json",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "%00",
  "a%00.png",
  "%5c..%5c",
  "con",
  "x".repeat(300),
];

export const picturesTests: ContractTest[] = [
  ...[avatar, logo].flatMap((form) => [...fileTests(form), ...pictureTests(form)]),
  contractTest("appears in the directory and on the account (D-149)", "updateMe", async (context) => {
    await keep(context, avatar, aPicture());
    const owner = await avatar.owner(context);
    const { avatar: name } = await unwrap(owner.GET("/user/me"));
    const users = await everyUser(await theApplicant(context));
    expect(users.find(({ id }) => id === owner.me.id)).toHaveProperty("avatar", name);
    const answer = await save(owner, "updateMe", {});
    expect([asNode(answer.body)["avatar"], dataIn(answer)["avatar"]]).toEqual([name, name]);
  }),
  contractTest("gives the actual sizes of a logo, if any", "updateRecruiterProfile", async (context) => {
    const owner = await logo.owner(context);
    const answer = await save(owner, "updateRecruiterProfile", { logo: aFile(aWideJpeg(), "image.jpg", "image/jpeg") });
    expect(answer).toHaveProperty("status", 200);
    const { data } = await unwrap(
      owner.GET("/recruiter/{username}", { params: { path: { username: owner.me.username } } }),
    );
    expect([data.logo, undefined]).toContain(data.logoSizes?.at(-1)?.url);
    await expectVersions(context, data.logoSizes ?? []);
  }),
  contractTest("is a picture even if a smaller version is requested", "getAvatar", async (context) => {
    const { link } = await keep(context, avatar, aPicture());
    const small = await follow(context, `${link}?size=small`);
    expect(small.status).toBe(200);
    expect(typeOf(await bytesOf(small))).toMatch(/^image\//);
  }),
  contractTest("is a 404 for an unknown name (D-005)", "getAvatar", async ({ anonymous }) => {
    expect(await call(anonymous, "GET", "/avatars/6f1c2a9be04d6f1c2a9be04d.png")).toEqual(refused(404));
  }),
  contractTest("answers 4xx, never 5xx, for an impossible name (D-018)", "getAvatar", async ({ anonymous }) => {
    const answers = await Promise.all(
      tricks.map(async (name) => ({ name, ...(await call(anonymous, "GET", `/avatars/${name}`)) })),
    );
    expect(answers.filter(({ status }) => status !== 400 && status !== 404)).toEqual([]);
  }),
];
