/** @module-tag release */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cvDesigns } from "@passerelle/domain";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, describe, expect, it } from "vitest";
import { ensureProgram } from "../../../test/programs";
import { type Entry, type Part, typesetPdf } from "../../platform/pdf/typeset-pdf";
import { parseCv } from "./parse-cv";

const folder = mkdtempSync(join(tmpdir(), "passerelle-readers-"));
const path = join(folder, "cv.pdf");
afterAll(() => rmSync(folder, { recursive: true }));

const title = "Ingénieure d’études et développement de plateformes de données distribuées, responsable technique";
const address = `zoe.exemple.fr/${"mes-projets/".repeat(14)}`;
const entry = (each: Partial<Entry>): Entry => ({
  title: "",
  dates: "",
  place: "",
  text: "",
  lists: [],
  links: [],
  ...each,
});

const parts: Part[] = [
  {
    kind: "person",
    name: "Zoé Lefèvre",
    headline: "Ingénieure",
    contact: [{ text: "zoe@exemple.fr", url: "mailto:zoe@exemple.fr" }],
    facts: [],
    notes: [],
  },
  {
    kind: "section",
    title: "Expériences",
    text: "",
    entries: [
      entry({ title, dates: "janv. 2022 – Présent", place: "Novelia · CDI", text: "Première ligne.\nSeconde ligne." }),
      entry({
        title: "Développeuse",
        dates: "mars 2019 – déc. 2021",
        place: "Ville de Brest · CDD",
        links: [{ text: address, url: `https://${address}` }],
      }),
    ],
  },
  {
    kind: "section",
    title: "Formations",
    text: "",
    entries: [entry({ title: "Master", dates: "2018", place: "Nantes Université" })],
  },
  { kind: "section", title: "Noms", text: "ليلى بن علي\nشركة الأمل للاتصالات\nנועה לוי", entries: [] },
];

const inOrder = [
  "Zoé Lefèvre",
  "zoe@exemple.fr",
  title,
  "Novelia",
  "Première ligne. Seconde ligne.",
  "Développeuse",
  "Ville de Brest",
  address,
  "Master",
  "Nantes Université",
];

const readers: Record<string, (bytes: Uint8Array) => Promise<string> | string> = {
  "pdf.js": async (bytes) => (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text,
  pdftotext: () => execFileSync(ensureProgram(["pdftotext"], "poppler-utils"), [path, "-"], { encoding: "utf8" }),
  mutool: () =>
    execFileSync(ensureProgram(["mutool"], "mupdf-tools"), ["draw", "-q", "-F", "txt", path], { encoding: "utf8" }),
};

/** A text on one line, without the breaks inside the address. */
const flat = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[\u202a-\u202e]/g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll("/ ", "/");

describe.each(cvDesigns)("a CV in the design %s", (design) => {
  it.each(Object.entries(readers))("is read whole and in order by %s (D-341)", async (_reader, read) => {
    const about = { design, title: "CV", author: "Zoé", language: "fr", createdAt: new Date() } as const;
    const bytes = await typesetPdf(1, about, parts, { maxPages: 5, seconds: 20 });
    writeFileSync(path, bytes);
    const text = flat(await read(new Uint8Array(bytes)));
    const places = inOrder.map((said) => [said, text.indexOf(said)] as const);
    expect(places.filter(([, place]) => place < 0)).toEqual([]);
    expect(places).toEqual(places.toSorted(([, one], [, other]) => one - other));
    for (const dates of ["janv. 2022 – Présent", "mars 2019 – déc. 2021", "2018"]) expect(text).toContain(dates);
  });

  it("has right-to-left words in order for pdftotext (D-340)", async () => {
    const about = { design, title: "CV", author: "Zoé", language: "fr", createdAt: new Date() } as const;
    writeFileSync(path, await typesetPdf(1, about, parts, { maxPages: 5, seconds: 20 }));
    const text = flat(await (readers["pdftotext"]?.(new Uint8Array()) ?? "")).normalize("NFKC");
    for (const name of ["ليلى بن علي", "شركة الأمل للاتصالات", "נועה לוי"]) expect(text).toContain(name);
  });

  it("does not break addresses at a hyphen, which pdftotext drops (D-425)", async () => {
    const about = { design, title: "CV", author: "Zoé", language: "fr", createdAt: new Date() } as const;
    const places = ["Saint-Jean-de-Monts", "zoe-anne.le-goff@ateliers-de-la-baie.exemple.fr", "Port-Louis"];
    const contact = Array.from({ length: 12 }, (_, index) => places[index % 3] ?? "").map((said) => ({ text: said }));
    const [person] = parts;
    if (person?.kind !== "person") throw new Error("The first part is no person.");
    writeFileSync(path, await typesetPdf(1, about, [{ ...person, contact }], { maxPages: 5, seconds: 20 }));
    const text = flat(await (readers["pdftotext"]?.(new Uint8Array()) ?? ""));
    expect(text).toContain(contact.map((span) => span.text).join(" · "));
  });

  it("gives its entries back to our own reader (D-237)", async () => {
    const about = { design, title: "CV", author: "Zoé", language: "fr", createdAt: new Date() } as const;
    const jobs = [
      entry({ title, dates: "janv. 2022 – Présent", place: "Novelia · CDI", text: "Première ligne." }),
      entry({
        title: "Développeuse",
        dates: "mars 2019 – déc. 2021",
        place: "Ville de Brest · CDD",
        links: [{ text: address, url: `https://${address}` }],
      }),
      entry({ title: "مهندسة برمجيات لامعة", dates: "janv. 2015 – févr. 2018", place: "شركة الأمل للاتصالات · CDI" }),
      entry({ title: "מהנדסת תוכנה", dates: "sept. 2012 – déc. 2014", place: "נועה לוי · Stage" }),
    ];
    const study = entry({ title: "Master", dates: "sept. 2015 – juin 2018", place: "Nantes Université" });
    const map = entry({ title: "Carte", text: "Une carte.", links: [{ text: address, url: `https://${address}` }] });
    const sections = [
      { kind: "section", title: "Expériences", text: "", entries: jobs },
      { kind: "section", title: "Formations", text: "", entries: [study] },
      { kind: "section", title: "Projets", text: "", entries: [map] },
    ] as const;
    const bytes = await typesetPdf(1, about, [...parts.slice(0, 1), ...sections], { maxPages: 5, seconds: 20 });
    const read = await parseCv(new Uint8Array(bytes));
    expect(read).not.toHaveProperty("unsure");
    expect(read).toMatchObject({
      work: [
        { position: title, name: "Novelia", startDate: "2022-01", employmentType: "cdi", summary: "Première ligne." },
        { position: "Développeuse", name: "Ville de Brest", startDate: "2019-03", endDate: "2021-12" },
        { position: "مهندسة برمجيات لامعة", name: "شركة الأمل للاتصالات", startDate: "2015-01", employmentType: "cdi" },
        { position: "מהנדסת תוכנה", name: "נועה לוי", startDate: "2012-09", employmentType: "stage" },
      ],
      education: [{ studyType: "Master", institution: "Nantes Université", startDate: "2015-09", endDate: "2018-06" }],
      projects: [{ name: "Carte", description: "Une carte.", url: `https://${address}` }],
    });
  });
});
