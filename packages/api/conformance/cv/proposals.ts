import { maxFileSize } from "@passerelle/domain";
import { expect } from "vitest";
import type { Schemas } from "../../src";
import { once } from "../context/acts";
import { add, cvLists } from "../context/cv-lists";
import { aFile, aPdf, aPdfOfLines, NEITHER, PICTURES } from "../context/files-samples";
import { save } from "../context/forms";
import { anArchive, aWordFileOfLines } from "../context/word-samples";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { call, type PlainAnswer, refused, refusedErrors } from "../context/calls";

const operation = "proposeCvEntries";
const lines = ["Soudeuse", "", "Langues", "Breton (B1), Anglais courant"];

const propose = (user: TestUser, file: unknown): Promise<PlainAnswer> => save(user, operation, { file });
const aResume = (bytes = aPdfOfLines(lines)) => aFile(bytes, "cv.pdf", "application/pdf");

/** The same PDF with a script that runs when it is opened. */
const withScript = new TextEncoder().encode(
  new TextDecoder()
    .decode(aPdfOfLines(lines))
    .replace("/Type/Catalog", "/Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>"),
);

/** Empty proposals, which tests complete. */
const nothing: Schemas["CvProposals"] = {
  work: [],
  education: [],
  projects: [],
  certificates: [],
  skills: [],
  languages: [],
};
const found = (proposed: Partial<Schemas["CvProposals"]>) => ({ status: 200, body: { ...nothing, ...proposed } });

/** A new person for each test, because the number of proposals per period is limited. */
const anApplicant = once(({ signIn }) => signIn("applicant"));

export const cvProposalTests: ContractTest[] = [
  ...(["fr", "en"] as const).map((language) =>
    contractTest(`proposes the entries of one's own document, in ${language} (D-237)`, operation, async (context) => {
      const author = await context.signIn("applicant");
      await save(author, "updateApplicantProfile", { skills: "TIG, Métré", languages: "Breton, Anglais" });
      for (const list of cvLists) await add(list, author, { ...list.least, ...list.more });
      const document = await author.raw("GET", `/cv/pdf?language=${language}`);
      const answer = await propose(author, aResume(new Uint8Array(await document.arrayBuffer())));
      expect(answer).toMatchObject({
        status: 200,
        body: {
          work: [
            {
              name: "Acme",
              position: "Développeuse",
              employmentType: "alternance",
              startDate: "2018-09",
              endDate: "2024-03",
              keywords: ["Go", "PostgreSQL"],
            },
          ],
          education: [
            {
              institution: "Nantes Université",
              studyType: "Master Informatique",
              startDate: "2018-09",
              endDate: "2024-06",
              description: "Mémoire sur les pannes.",
              courses: ["Go", "SQL"],
            },
          ],
          projects: [{ name: "Carte des arbres", description: expect.stringContaining("Une carte participative.") }],
          certificates: [{ name: expect.any(String), issuer: expect.any(String) }],
          skills: [{ name: "TIG" }, { name: "Métré" }],
          languages: [{ language: "Breton" }, { language: "Anglais" }],
        },
      });
    }),
  ),
  ...testsOf(operation, {
    "proposes the content of another program's document, and nothing else (D-237)": async (context) => {
      const author = await anApplicant(context);
      expect(await propose(author, aResume())).toEqual(
        found({
          languages: [
            expect.objectContaining({ language: "Breton" }),
            expect.objectContaining({ language: "Anglais" }),
          ],
        }),
      );
      const markup = "<img src=x onerror=alert(1)>";
      expect(await propose(author, aResume(aPdfOfLines(["Skills", markup])))).toEqual(
        found({ skills: [{ name: markup }] }),
      );
    },
    "recognises a school before its degree, and a position after its company (D-237)": async (context) => {
      const work = ["Expériences", "2020 - 2022", "Océane Mutuelle", "Ingénieure", ""];
      const education = ["Formations", "2016 - 2018", "Université de Nantes", "Licence de droit"];
      const file = aResume(aPdfOfLines([...work, ...education]));
      expect(await propose(await anApplicant(context), file)).toMatchObject({
        status: 200,
        body: {
          work: [{ name: "Océane Mutuelle", position: "Ingénieure" }],
          education: [{ institution: "Université de Nantes", studyType: "Licence de droit" }],
        },
      });
    },
    "proposes words of up to 60 characters (D-237)": async (context) => {
      const [longest, longer] = ["a".repeat(60), "b".repeat(61)];
      const author = await anApplicant(context);
      expect(
        await propose(
          author,
          aResume(aPdfOfLines(["Langues", "Breton", `${longest} (B1)`, "Anglais", `${longer} (B1)`])),
        ),
      ).toEqual(
        found({ languages: [{ language: "Breton" }, { language: longest, fluency: "B1" }, { language: "Anglais" }] }),
      );
    },
    "stores nothing (D-237)": async (context) => {
      const author = await context.signUp("applicant");
      expect(await propose(author, aResume())).toHaveProperty("status", 200);
      for (const path of ["/formations", "/experiences", "/projects", "/certifications"])
        expect(await call(author, "GET", path)).toMatchObject({ status: 200, body: { items: [] } });
      expect(await call(author, "GET", `/applicant/${author.me.username}`)).toEqual(refused(404));
    },
    "refuses a file that is not a PDF, or is truncated (D-087)": async (context) => {
      const author = await context.signIn("applicant");
      const half = aFile(aPdfOfLines(lines).slice(0, 300));
      for (const file of [
        aFile(NEITHER["a page"]),
        aFile(PICTURES.PNG),
        aFile(NEITHER["an empty file"]),
        half,
        "fichier",
      ])
        expect(await propose(author, file)).toEqual(refusedErrors("file"));
      expect(await save(author, operation, {})).toEqual(refusedErrors("file"));
    },
    "reads a PDF that acts when it is opened (D-316)": async (context) => {
      const answer = await propose(await anApplicant(context), aResume(withScript));
      expect(answer).toMatchObject(found({ languages: [{ language: "Breton" }, { language: "Anglais" }] }));
    },
    "reads a Word file like a PDF, or refuses it (D-326)": async (context) => {
      const author = await anApplicant(context);
      const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
      const answer = await propose(author, aFile(aWordFileOfLines(lines), "cv.docx", type));
      if (answer.status === 200)
        expect(answer).toMatchObject(found({ languages: [{ language: "Breton" }, { language: "Anglais" }] }));
      else expect(answer).toEqual(refusedErrors("file"));
      expect(await propose(author, aFile(anArchive(), "cv.docx", type))).toEqual(refusedErrors("file"));
    },
    "refuses a file of more than 5 MB (D-087)": async (context) => {
      const author = await anApplicant(context);
      expect(await propose(author, aResume(aPdf(maxFileSize + 1)))).toEqual(refusedErrors("file"));
    },
    "refuses a PDF without text or without entries (D-237)": async (context) => {
      const author = await anApplicant(context);
      for (const bytes of [aPdf(), aPdfOfLines(["Une lettre", "Bonjour"])])
        expect(await propose(author, aResume(bytes))).toEqual(refusedErrors("file"));
    },
    "allows ten proposals in ten minutes (D-028)": async ({ signUp }) => {
      const author = await signUp("applicant");
      const nothingIn = aResume(aPdf());
      for (const _ of Array.from({ length: 10 }))
        expect(await propose(author, nothingIn)).toEqual(refusedErrors("file"));
      expect(await propose(author, nothingIn)).toEqual(refused(429));
    },
  }),
];
