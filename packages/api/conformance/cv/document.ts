import { expect } from "vitest";
import { asNode } from "../../src/contract/openapi-document";
import { once } from "../context/acts";
import { add, change, cvLists, experiences } from "../context/cv-lists";
import { follow } from "../profiles/pictures";
import { aFile, aPdf } from "../context/files-samples";
import { dataIn, save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { pdfIn } from "../context/pdf";
import { call, refused, refusedFields, sendJson } from "../context/calls";
import { times } from "../context/builders";

const theAuthor = once(({ signIn }) => signIn("applicant"));

/** Sets the CV as the resume; returns its link. */
async function madeResume(user: TestUser, language = "fr"): Promise<string> {
  const answer = await sendJson(user, "POST", "/cv/resume", { language });
  expect(answer).toMatchObject({ status: 200, body: { data: { resumeUrl: expect.any(String) } } });
  return String(dataIn(answer)["resumeUrl"]);
}

async function isPdf(response: Response): Promise<boolean> {
  const text = new TextDecoder("latin1").decode(await response.arrayBuffer());
  return text.startsWith("%PDF-") && text.trimEnd().endsWith("%%EOF");
}

export const cvDocumentTests: ContractTest[] = [
  ...testsOf("getCvPdf", {
    "returns a PDF in either language, not to be cached, named after the person (D-342)": async (context) => {
      const author = await theAuthor(context);
      const { firstname, lastname } = author.me;
      for (const language of ["fr", "en"]) {
        const response = await author.raw("GET", `/cv/pdf?language=${language}`);
        expect(response.status).toBe(200);
        expect(response.headers.get("Content-Type")).toBe("application/pdf");
        expect(response.headers.get("Cache-Control")).toContain("no-store");
        const named = decodeURIComponent(response.headers.get("Content-Disposition") ?? "");
        expect(named).toContain(`CV ${firstname} ${lastname}.pdf`);
        expect(await isPdf(response)).toBe(true);
      }
    },
    "uses the chosen language, regardless of the call's own (D-210)": async (context) => {
      const author = await theAuthor(context);
      for (const [language, other] of [
        ["fr", "en"],
        ["en", "fr"],
      ] as const) {
        const headers = { "Accept-Language": other };
        const read = await author.raw("GET", `/cv/pdf?language=${language}`, { headers });
        expect(await pdfIn(read)).toHaveProperty("language", language);
        const body = JSON.stringify({ language });
        const sent = { body, headers: { ...headers, "Content-Type": "application/json" } };
        const made = asNode(await (await author.raw("POST", "/cv/resume", sent)).json());
        const kept = await follow(context, String(asNode(made["data"])["resumeUrl"]));
        expect(await pdfIn(kept)).toHaveProperty("language", language);
      }
    },
    "contains profile, CV and contact data, but never the birth date (D-210)": async (context) => {
      const author = await context.signIn("applicant", { phone: "06 12 34 56 78", birthdate: "1971-02-03" });
      await save(author, "updateMe", { address: "4 rue du Port" });
      await save(author, "updateApplicantProfile", { profile: "Soudeuse navale", skills: "TIG", languages: "Breton" });
      for (const list of cvLists) await add(list, author, list.least);
      const { text } = await pdfIn(await author.raw("GET", "/cv/pdf?language=fr"));
      const { firstname, lastname, email } = author.me;
      const contact = [firstname, lastname, email, "06 12 34 56 78", "4 rue du Port"];
      const entries = cvLists
        .flatMap(({ least }) => Object.values(least).map(String))
        .filter((said) => !/^\d{4}-/.test(said));
      for (const said of [...contact, "Soudeuse navale", "TIG", "Breton", ...entries]) expect(text).toContain(said);
      for (const secret of ["1971", "03/02", "3 février"]) expect(text).not.toContain(secret);
    },
    "has its sections in order, with headings in its language (D-210)": async (context) => {
      const author = await context.signIn("applicant");
      const profile = { profile: "Soudeuse navale", portfolioUrl: "https://soudures.example/" };
      await save(author, "updateApplicantProfile", { ...profile, skills: "TIG", languages: "Breton" });
      for (const list of cvLists) await add(list, author, list.least);
      const parts = ["Soudeuse navale", "soudures.example", "TIG", "Acme", "Nantes Université", "Carte des arbres"];
      const words = { fr: ["Compétences", "Langues"], en: ["Skills", "Languages"] } as const;
      const titles = new Set<unknown>();
      for (const language of ["fr", "en"] as const) {
        const { text, title } = await pdfIn(await author.raw("GET", `/cv/pdf?language=${language}`));
        const places = [author.me.lastname, ...parts, "Fondation Nuage Ouvert", "Breton"].map((part) =>
          text.indexOf(part),
        );
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(places[0]).toBeGreaterThanOrEqual(0);
        for (const word of words[language]) expect(text).toContain(word);
        for (const word of words[language === "fr" ? "en" : "fr"]) expect(text).not.toContain(word);
        expect(title).toContain(author.me.lastname);
        titles.add(title);
      }
      expect(titles.size).toBe(2);
    },
    "has the entries in the order of their list (D-210, D-236)": async (context) => {
      const author = await context.signIn("applicant");
      const [first, second] = [
        await add(experiences, author, { company: "Chantier Alpha", startedAt: "2015-01-01" }),
        await add(experiences, author, { company: "Chantier Bravo", startedAt: "2016-01-01" }),
      ];
      expect(second.id).not.toBe(first.id);
      const companies = async () => {
        const { text } = await pdfIn(await author.raw("GET", "/cv/pdf?language=fr"));
        return text.match(/Chantier (?:Alpha|Bravo)/g);
      };
      expect(await companies()).toEqual(["Chantier Bravo", "Chantier Alpha"]);
      await change(experiences, author, first.id, { position: 1 });
      expect(await companies()).toEqual(["Chantier Alpha", "Chantier Bravo"]);
    },
    "has the same contents in each design (D-341)": async (context) => {
      const author = await context.signIn("applicant");
      for (const list of cvLists) await add(list, author, list.least);
      const documents = [];
      for (const design of ["", "&design=classic", "&design=sober", "&design=compact"]) {
        const { text } = await pdfIn(await author.raw("GET", `/cv/pdf?language=fr${design}`));
        for (const said of [author.me.lastname, "Acme", "Nantes Université", "Carte des arbres"])
          expect([design, text]).toEqual([design, expect.stringContaining(said)]);
        documents.push(text);
      }
      expect(documents[0]).toBe(documents[1]);
      const stored = await sendJson(author, "POST", "/cv/resume", { language: "fr", design: "sober" });
      expect(stored).toHaveProperty("status", 200);
      expect(await call(author, "GET", "/cv/pdf?language=fr&design=baroque")).toEqual(refused(400));
      const refusal = await sendJson(author, "POST", "/cv/resume", { language: "fr", design: "baroque" });
      expect(refusal).toEqual(refusedFields("design"));
    },
    "writes a name in any of ten scripts (D-340)": async (context) => {
      const author = await context.signIn("applicant", { firstname: "ليلى", lastname: "王小明" });
      const { text } = await pdfIn(await author.raw("GET", "/cv/pdf?language=fr"));
      for (const name of ["ليلى", "王小明"]) expect(text).toContain(name);
    },
    "requires one of the two languages": async (context) => {
      const author = await theAuthor(context);
      for (const path of ["/cv/pdf", "/cv/pdf?language=", "/cv/pdf?language=de"])
        expect([path, await call(author, "GET", path)]).toEqual([path, refused(400)]);
    },
    "allows thirty documents in ten minutes (D-028)": async ({ signUp }) => {
      const author = await signUp("applicant");
      for (const number of times(30)) {
        const { status } =
          number % 2 === 0
            ? await author.raw("GET", "/cv/pdf?language=fr")
            : await sendJson(author, "POST", "/cv/resume", { language: "en" });
        expect(status).toBe(200);
      }
      expect(await call(author, "GET", "/cv/pdf?language=fr")).toEqual(refused(429));
      expect(await sendJson(author, "POST", "/cv/resume", { language: "fr" })).toEqual(refused(429));
    },
  }),
  contractTest("shows its pages before it is created, in each design (D-334)", "getCvPreview", async (context) => {
    const author = await context.signIn("applicant");
    for (const list of cvLists) await add(list, author, list.least);
    for (const design of ["classic", "sober", "compact"]) {
      const path = `/cv/preview?language=fr&design=${design}`;
      const preview = await call(author, "GET", path);
      const { pages } = await pdfIn(await author.raw("GET", `/cv/pdf?language=fr&design=${design}`));
      expect(preview).toMatchObject({ status: 200, body: { pages, svg: expect.stringMatching(/^<svg /) } });
      expect(JSON.stringify(preview.body)).not.toMatch(/<script|<foreignObject| on\w+=/i);
    }
  }),
  contractTest("requires one of the two languages", "getCvPreview", async (context) =>
    expect(await call(await theAuthor(context), "GET", "/cv/preview?language=de")).toEqual(refused(400)),
  ),

  contractTest("stores the document as the resume, even for a new profile", "storeCvAsResume", async (context) => {
    const author = await context.signIn("applicant");
    const served = await follow(context, await madeResume(author));
    expect([served.status, await isPdf(served)]).toEqual([200, true]);
  }),
  contractTest("replaces the former resume and keeps the rest", "storeCvAsResume", async (context) => {
    const author = await context.signIn("applicant");
    const resume = aFile(aPdf(), "cv.pdf", "application/pdf");
    const before = dataIn(await save(author, "updateApplicantProfile", { profile: "Soudeuse", skills: "TIG", resume }));
    const { resumeUrl: former, resumeFile: _formerFile, ...rest } = before;
    const link = await madeResume(author, "en");
    expect((await follow(context, String(former))).status).toBe(404);
    const after = dataIn(await call(author, "GET", `/applicant/${author.me.username}`));
    const file = { name: expect.stringMatching(/\.pdf$/), size: expect.any(Number), storedAt: expect.any(String) };
    expect(after).toEqual({ ...rest, resumeUrl: expect.any(String), resumeFile: file });
    expect((await follow(context, link)).status).toBe(200);
  }),
  contractTest("requires one of the two languages", "storeCvAsResume", async (context) => {
    const author = await theAuthor(context);
    for (const body of [{}, { language: "" }, { language: "de" }, { language: null }])
      expect([body, await sendJson(author, "POST", "/cv/resume", body)]).toEqual([body, refusedFields("language")]);
  }),
];
