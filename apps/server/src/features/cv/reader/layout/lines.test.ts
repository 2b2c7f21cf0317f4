import { describe, expect, it } from "vitest";
import type { Run } from "../../../../platform/pdf/text-runs";
import { linesOf } from "./lines";

const run = (text: string, x: number, y: number, style: Partial<Run> = {}): Run => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  font: "f1",
  ...style,
});
/** Runs below each other. */
const column = (x: number, y: number, texts: readonly string[]) =>
  texts.map((text, index) => run(text, x, y + 13 * index));
const textsOf = (...pages: Run[][]) => linesOf(pages.map((runs) => ({ runs, height: 842 }))).map(({ text }) => text);

const sidebar = column(40, 100, ["Compétences", "TIG", "Métré", "Langues", "Breton"]);
const main = column(220, 106, [
  "Expérience",
  "Soudeuse",
  "Chantiers de l'Ouest",
  "Lecture de plans.",
  "Formation",
  "CAP",
]);

const page = (number: number) => [
  run("Jeanne Martin", 40, 30),
  run(`Texte ${"abc".charAt(number)} de la page`, 40, 400),
  run(`${number} / 2`, 300, 820),
];

describe("the lines of a page", () => {
  it("come one column after the other, whatever the order of the stream", () => {
    const expected = [...sidebar, ...main].map(({ text }) => text);
    expect(textsOf([...main, ...sidebar])).toEqual(expected);
    expect(textsOf([...sidebar, ...main].toReversed())).toEqual(expected);
  });

  it("continue a column on the next page", () => {
    const next = [
      ...column(40, 80, ["Anglais", "Gallois", "Gallo"]),
      ...column(220, 84, ["Lycée", "Option", "Mention"]),
    ];
    const texts = textsOf([...sidebar, ...main], next);
    expect(texts.indexOf("Anglais")).toBeLessThan(texts.indexOf("Expérience"));
    expect(texts.slice(-3)).toEqual(["Lycée", "Option", "Mention"]);
  });

  it("have the heading of a text across both columns above that text", () => {
    const wide = run("Soudage de coques sur les chantiers du port, pour des navires de pêche", 50, 113);
    const left = column(40, 100, ["Compétences", "TIG", "Métré", "Levage", "Plans"]);
    const texts = textsOf([...left, ...main], [run("Projets", 40, 60), { ...wide, y: 80 }, { ...wide, y: 93 }]);
    expect(texts.slice(-3)).toEqual(["Projets", wide.text, wide.text]);
  });

  it("join a period over two lines, aligned at its right", () => {
    const texts = textsOf([
      run("septembre 2013 – janvier", 40, 100),
      run("Soudeuse", 220, 100),
      run("2016", 140, 113),
      run("Chantiers de l'Ouest", 220, 113),
    ]);
    expect(texts).toEqual(["septembre 2013 – janvier 2016\tSoudeuse", "Chantiers de l'Ouest"]);
  });

  it("join a month and its year below, across a row of another cell", () => {
    const texts = textsOf([run("Août", 52, 100), run("Soudeuse", 220, 107), run("2024", 50, 114)]);
    expect(texts).toEqual(["Août 2024", "Soudeuse"]);
  });

  it("have each date and place of a margin before the entry beside them", () => {
    const text = ["Globex", "Soudure de coques."];
    const texts = textsOf([
      run("Expérience", 40, 80),
      ...column(40, 100, ["Lyon", "2021 – 2024"]),
      ...column(220, 100, ["Soudeuse", ...text]),
      ...column(40, 160, ["Lyon", "2018 – 2021"]),
      ...column(220, 160, ["Tuyauteuse", ...text]),
    ]);
    const jobs = [
      ["Lyon", "2021 – 2024", "Soudeuse", ...text],
      ["Lyon", "2018 – 2021", "Tuyauteuse", ...text],
    ];
    expect(texts).toEqual(["Expérience", ...jobs.flat()]);
  });

  it("stay in their column below a heading that starts further left", () => {
    const left = column(40, 100, ["Contact", "Nantes", "Permis B", "Compétences", "TIG", "Métré", "Plans", "Coques"]);
    const right = [
      run("Expérience", 205, 100),
      ...column(226, 113, ["Soudeuse", "Globex", "Tuyauteuse"]),
      run("Formation", 205, 152),
      ...column(226, 165, ["CAP Soudage", "Lycée Nord", "Mention"]),
    ];
    expect(textsOf([...left, ...right])).toEqual([...left, ...right].map(({ text: words }) => words));
  });

  it("have no cells where a text is flush at both edges", () => {
    const words = ["de", "la", "joie", "à", "aider"];
    const starts = words.map((_, index) => 40 + 15 * index + words.slice(0, index).join("").length * 5);
    expect(textsOf(words.map((word, index) => run(word, starts[index] ?? 0, 100)))).toEqual(["de la joie à aider"]);
  });

  it("have no space before an apostrophe", () => {
    expect(textsOf([run("Chargée d ’accueil", 40, 100)])).toEqual(["Chargée d’accueil"]);
  });

  it("keep the dates of a table beside their entries", () => {
    const rows = [0, 1, 2, 3].flatMap((row) => [
      run(`20${10 + row} – 20${11 + row}`, 40, 100 + 40 * row),
      run(`Titre ${row} d'un emploi`, 160, 100 + 40 * row),
      run(`Entreprise ${row}`, 160, 113 + 40 * row),
    ]);
    expect(textsOf(rows).slice(0, 3)).toEqual([
      "2010 – 2011\tTitre 0 d'un emploi",
      "Entreprise 0",
      "2011 – 2012\tTitre 1 d'un emploi",
    ]);
  });

  it("join a period that its cell continues on the next line", () => {
    const rows = [
      run("janvier 2021 –", 40, 100),
      run("Soudeuse", 160, 100),
      run("aujourd’hui", 40, 113),
      run("Chantiers de l'Ouest", 160, 113),
    ];
    expect(textsOf(rows)).toEqual(["janvier 2021 – aujourd’hui\tSoudeuse", "Chantiers de l'Ouest"]);
  });

  it("separate a date that touches its title in another font", () => {
    expect(textsOf([run("Soudeuse", 40, 100, { font: "bold" }), run("2019 – 2021", 80, 100)])).toEqual([
      "Soudeuse\t2019 – 2021",
    ]);
  });

  it("leave out page numbers, and heads and feet after the first", () => {
    expect(textsOf(page(1), page(2))).toEqual(["Jeanne Martin", "Texte b de la page", "Texte c de la page"]);
  });

  it("keep a name that stands at the top of two pages at different heights", () => {
    const [first, second] = [run("Université de Nantes", 40, 30), run("Université de Nantes", 40, 60)];
    expect(textsOf([first, run("Master", 40, 400)], [second, run("Licence", 40, 400)])).toEqual([
      "Université de Nantes",
      "Master",
      "Université de Nantes",
      "Licence",
    ]);
  });

  it("join a heading in the margin that stands over two rows", () => {
    const rows = [
      run("Professional", 40, 100),
      run("Lumio", 160, 100),
      run("Nantes", 400, 100),
      run("Soudeuse", 160, 107),
      run("2019 – 2021", 400, 107),
      run("Experience", 40, 114),
    ];
    expect(textsOf(rows)).toEqual(["Professional Experience\tLumio\tNantes", "Soudeuse\t2019 – 2021"]);
  });

  it("keep the dates of two entries apart, one below the other", () => {
    const rows = [
      run("Badge A", 40, 100),
      run("Dec. 2024", 300, 100),
      run("Badge B", 40, 113),
      run("Oct. 2024", 300, 113),
    ];
    expect(textsOf(rows)).toEqual(["Badge A\tDec. 2024", "Badge B\tOct. 2024"]);
  });

  it("have no icons, which are single letters of a font of their own", () => {
    const text = ["Lycée Nord", "CAP de soudage", "Soudeuse"].map((words, index) => run(words, 60, 100 + 13 * index));
    expect(textsOf([run("B", 40, 100, { font: "f9" }), ...text])).toEqual(["Lycée Nord", "CAP de soudage", "Soudeuse"]);
  });

  it("keep the labels and headings of a table beside their values", () => {
    const left = ["ÉTUDES", "2019 – 2021", "OUTILS", "Bureau :", "Web :", "Autres :", "LANGUES", "Breton"];
    const right = ["BTS Réseaux", "Tableur", "Pages", "Plans", "Natif"];
    const at = left.flatMap((text, index) =>
      text === text.toUpperCase() && !/\d/.test(text) ? [] : [100 + 20 * index],
    );
    const rows = [
      ...left.map((text, index) => run(text, 40, 100 + 20 * index)),
      ...right.map((text, index) => run(text, 200, at[index] ?? 0)),
    ];
    expect(textsOf(rows)).toContain("2019 – 2021\tBTS Réseaux");
  });

  it("join 'Work' and 'Experience' in the margin, though each is a heading", () => {
    const rows = [
      run("WORK", 40, 100),
      run("Lumio", 160, 100),
      run("EXPERIENCE", 40, 113),
      run("Soudeuse, 2019 – 2021", 160, 113),
    ];
    expect(textsOf(rows)).toEqual(["WORK EXPERIENCE\tLumio", "Soudeuse, 2019 – 2021"]);
  });

  it("read the cells of a grid row by row, even below a heading", () => {
    const rows = ["Formation", "Master", "Nantes", "Mention", "Mémoire", "Stage"].flatMap((text, index) => [
      run(text, 40, 100 + 13 * index),
      run(`Cellule ${text}`, 260, 100 + 13 * index),
    ]);
    expect(textsOf(rows)[0]).toBe("Formation\tCellule Formation");
  });

  it("read ligatures, accents and dashes as they are meant", () => {
    const written = ["Exp´erience", "E\u001bicace", "o\u6600\u6900ce", "ﬁnance", "2019 \u2012 2021", "C÷ur"];
    expect(textsOf(column(40, 100, written))).toEqual([
      "Expérience",
      "Efficace",
      "ofice",
      "finance",
      "2019 – 2021",
      "Cœur",
    ]);
    expect(textsOf(column(40, 100, ["2017\u00AD2018", "2019\u20112021"]))).toEqual(["2017-2018", "2019-2021"]);
  });

  it("read the ligatures of Calibri, which are characters by their number in the font", () => {
    const written = ["formaƟon", "Ɵtre", "aƩente", "soŌware", "plaƞorm", "seƫng", "na\u{10019F}onale", "Ōsaka"];
    expect(textsOf(column(40, 100, written))).toEqual([
      "formation",
      "titre",
      "attente",
      "software",
      "platform",
      "setting",
      "nationale",
      "Ōsaka",
    ]);
  });

  it("have no icons, but letters of another font within a word", () => {
    const accent = run("é", 55, 100, { font: "f2" });
    const icon = run("a", 20, 113, { font: "f3" });
    const words = [run("Nantes", 40, 113), ...column(40, 126, ["Soudage", "Tuyauterie"])];
    const texts = textsOf([run("Lyc", 40, 100), accent, run("e Nord", 60, 100), icon, ...words]);
    expect(texts).toEqual(["Lycée Nord", "Nantes", "Soudage", "Tuyauterie"]);
  });

  it("have the words of a text that is flush at both edges in one piece", () => {
    const words = ["Chargée", "ASSISTANTE", "DE", "RECHERCHE"];
    const row = words.map((word, index) =>
      run(word, 40 + 15 * index + words.slice(0, index).join("").length * 5, 100, { font: index === 0 ? "f2" : "f1" }),
    );
    const [line] = linesOf([{ runs: row, height: 842 }]);
    expect(line?.parts).toEqual(["Chargée", "ASSISTANTE DE RECHERCHE"]);
  });

  it.each([
    ["Arabic", ["CDI", "·", "للتقنية", "النور", "شركة"], "شركة النور للتقنية · CDI"],
    ["Hebrew within Latin", ["Chez", "לוי", "נועה", "depuis", "2019"], "Chez נועה לוי depuis 2019"],
  ])("read the words of %s from right to left", (_, words, text) => {
    expect(textsOf(words.map((word, index) => run(word, 40 + 40 * index, 100, { width: 36 })))).toEqual([text]);
  });

  it("read letter-spaced headings, and text that is drawn twice once", () => {
    expect(textsOf([run("F O R M A T I O N", 40, 100), run("Soudeuse", 40, 130), run("Soudeuse", 40.3, 130)])).toEqual([
      "FORMATION",
      "Soudeuse",
    ]);
  });
});
