import { expect } from "vitest";
import { call } from "../context/calls";
import { once, theRecruiter } from "../context/acts";
import { aFile } from "../context/files-samples";
import { dataIn, fieldsOf, save } from "../context/forms";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { pdfIn } from "../context/pdf";
import { showTo } from "../people/people";

const { saved, refuses } = fieldsOf({
  operationId: "updateApplicantProfile",
  owner: once(({ signIn }) => signIn("applicant")),
  others: {},
  read: async (owner) => dataIn(await call(owner, "GET", `/applicant/${owner.me.username}`)),
});

const languages = ["Français", "Anglais", "Breton"];
const english = { language: "Anglais", level: "C1" };
const french = { language: "Français", level: "native" };
const json = (...levels: unknown[]) => JSON.stringify(levels);
const field = "languageLevels";

export const languageLevelTests: ContractTest[] = [
  ...testsOf("updateApplicantProfile", {
    "stores levels, in the order and spelling of the languages (D-299)": async (context) => {
      const given = json({ ...english, language: "ANGLAIS" }, { ...french, language: "francais" });
      const { answer, after } = await saved(context, { languages, [field]: given });
      expect(answer).toMatchObject({ status: 200, body: { data: { languages, [field]: [french, english] } } });
      expect(after).toMatchObject({ languages, [field]: [french, english] });
    },
    "replaces all levels, and clears them with an empty value (D-299)": async (context) => {
      await saved(context, { languages, [field]: json(french, english) });
      const { after } = await saved(context, { [field]: json({ ...english, level: "B2" }) });
      expect(after).toMatchObject({ languages, [field]: [{ ...english, level: "B2" }] });
      for (const empty of ["", "[]"]) {
        await saved(context, { [field]: json(english) });
        expect((await saved(context, { [field]: empty })).after[field] ?? []).toEqual([]);
      }
    },
    "keeps the levels when only the languages are saved; those of removed ones go (D-299)": async (context) => {
      await saved(context, { languages, [field]: json(french, english) });
      const changed = ["Gallois", "anglais"];
      const level = { ...english, language: "anglais" };
      expect((await saved(context, { languages: changed })).after).toMatchObject({
        languages: changed,
        [field]: [level],
      });
      expect((await saved(context, { languages })).after).toHaveProperty(field, [english]);
      expect((await saved(context, { sector: "Énergie" })).after).toHaveProperty(field, [english]);
    },
    "drops the level of a language that is not in the list (D-299)": async (context) => {
      const given = json(english, { language: "Klingon", level: "C2" });
      expect((await saved(context, { languages, [field]: given })).after).toHaveProperty(field, [english]);
    },
  }),
  refuses(
    "unknown levels, and levels that are not a list of languages",
    field,
    json({ ...english, level: "C3" }),
    json({ language: "Anglais" }),
    json({ ...english, language: "x".repeat(61) }),
    json("Anglais"),
    json(null),
    JSON.stringify(english),
    "Anglais C1",
    "[",
    json(...Array.from({ length: 51 }, () => english)),
  ),
  contractTest("shows the levels on the person's page and in the document (D-299)", "getPerson", async (context) => {
    const owner = await context.signIn("applicant");
    await save(owner, "updateApplicantProfile", { languages, [field]: json(english, french) });
    await showTo(owner, "members");
    expect(await call(await theRecruiter(context), "GET", `/people/${owner.me.username}`)).toMatchObject({
      body: { data: { profile: { languages, [field]: [french, english] } } },
    });
    for (const [language, native] of [
      ["fr", "langue maternelle"],
      ["en", "native"],
    ] as const) {
      const { text } = await pdfIn(await owner.raw("GET", `/cv/pdf?language=${language}`));
      for (const said of [`Français (${native})`, "Anglais (C1)"]) expect(text).toContain(said);
    }
  }),
  contractTest("proposes the levels of a document's languages (D-299)", "proposeCvEntries", async (context) => {
    const owner = await context.signIn("applicant");
    await save(owner, "updateApplicantProfile", { languages, [field]: json(english, french) });
    const document = await (await owner.raw("GET", "/cv/pdf?language=fr")).arrayBuffer();
    const file = aFile(new Uint8Array(document), "cv.pdf", "application/pdf");
    expect(await save(owner, "proposeCvEntries", { file })).toMatchObject({
      body: {
        languages: [
          { language: "Français", fluency: "Native speaker" },
          { language: "Anglais", fluency: "C1" },
          { language: "Breton" },
        ],
      },
    });
  }),
];
