import { describe, expect, it } from "vitest";
import { aDocx, paragraph, run, table } from "../../../../test/docx";
import { wordLines } from "./word-lines";

function linesOf(body: string, styles = "") {
  const lines = wordLines(aDocx(body, styles));
  if (lines === "notWord") throw new Error(lines);
  return lines;
}
const textsOf = (body: string) => linesOf(body).map(({ text }) => text);
const bold = "<w:b/>";
const drawing = (choice: string, fallback: string) =>
  `<w:r><mc:AlternateContent><mc:Choice>${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent></w:r>`;

describe("the lines of a Word file", () => {
  it("are its paragraphs, with line breaks, tabs and spaces that imitate them", () => {
    const broken = `<w:r><w:t>Soudeuse</w:t><w:tab/><w:t>2019</w:t><w:br/><w:t>Nantes</w:t></w:r>`;
    expect(textsOf(paragraph(broken) + paragraph("Soudeuse          2019") + paragraph("Une  phrase"))).toEqual([
      "Soudeuse\t2019",
      "Nantes",
      "Soudeuse\t2019",
      "Une phrase",
    ]);
  });

  it("look like their styles, and those on which these are based", () => {
    const styles = `
      <w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
      <w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:b/></w:rPr></w:style>
      <w:style w:type="paragraph" w:styleId="Title"><w:basedOn w:val="Base"/><w:rPr><w:sz w:val="32"/></w:rPr></w:style>`;
    const [title, same, text] = linesOf(
      paragraph("Titre", '<w:pStyle w:val="Title"/>') +
        paragraph(run("Titre", `${bold}<w:sz w:val="32"/>`)) +
        paragraph("Texte"),
      styles,
    );
    expect([title?.style, same?.style, text?.style]).toEqual(["16 bold", "16 bold", "11"]);
    expect(text?.size).toBe(11);
  });

  it("end where styles are based on each other", () => {
    const circle = ["A", "B"].map(
      (id, index) => `<w:style w:type="paragraph" w:styleId="${id}"><w:basedOn w:val="${"BA"[index]}"/></w:style>`,
    );
    expect(linesOf(paragraph("Texte", '<w:pStyle w:val="A"/>'), circle.join(""))).toHaveLength(1);
  });

  it("are apart by their spacing and by empty paragraphs", () => {
    const gaps = linesOf(
      paragraph("Un") +
        paragraph("Deux") +
        paragraph("Trois", '<w:spacing w:before="200"/>') +
        paragraph("") +
        paragraph("Quatre"),
    ).map(({ gap }) => gap);
    expect(gaps).toEqual([9, 1.2, 2.2, 2.4]);
  });

  it("have bullets where they are items of a list", () => {
    const item = '<w:numPr><w:numId w:val="3"/></w:numPr>';
    expect(
      textsOf(
        paragraph("Go", item) + paragraph("- SQL", item) + paragraph("Fin", '<w:numPr><w:numId w:val="0"/></w:numPr>'),
      ),
    ).toEqual(["• Go", "- SQL", "Fin"]);
  });

  it("leave out texts that are deleted or hidden, codes of fields, and the copy of a drawing", () => {
    const box = `<w:txbxContent>${paragraph("Encadré")}</w:txbxContent>`;
    const body =
      `<w:p>${run("Visible")}<w:del><w:r><w:delText>barré</w:delText></w:r></w:del>${run("caché", "<w:vanish/>")}` +
      `<w:r><w:instrText>PAGE</w:instrText></w:r><w:ins>${run(" ajouté")}</w:ins>${drawing(box, box)}</w:p>`;
    expect(textsOf(body)).toEqual(["Visible ajouté", "Encadré"]);
  });

  it("of a table stand in rows, so that dates are beside their titles", () => {
    const title = paragraph(run("Soudeuse", bold)) + paragraph("Chantiers de l’Ouest");
    const [first, second] = linesOf(table([paragraph("2019 – 2021"), title]));
    expect(first).toMatchObject({ text: "2019 – 2021\tSoudeuse", style: "10 bold", left: 100 });
    expect(second).toMatchObject({ text: "Chantiers de l’Ouest", left: 100 });
  });

  it("of a table whose columns have headings are read column by column", () => {
    const side = paragraph("Compétences") + paragraph("TIG");
    const main = paragraph("Expériences") + paragraph("Soudeuse 2019 – 2021");
    expect(textsOf(table([side, main]))).toEqual(["Compétences", "TIG", "Expériences", "Soudeuse 2019 – 2021"]);
  });

  it("of a table whose columns have a row of headings are read column by column", () => {
    const rows = [
      [paragraph("Contact"), paragraph("Expériences")],
      [paragraph("Nantes"), paragraph("Soudeuse 2019 – 2021")],
    ];
    expect(textsOf(table(...rows))).toEqual(["Contact", "Nantes", "Expériences", "Soudeuse 2019 – 2021"]);
  });

  it("of a table of labels and values stay in rows, although the labels read like headings", () => {
    const rows = [
      [paragraph("Langues"), paragraph("Anglais")],
      [paragraph("Formation"), paragraph("Licence") + paragraph("Nantes")],
    ];
    expect(textsOf(table(...rows))).toEqual(["Langues\tAnglais", "Formation\tLicence", "Nantes"]);
  });

  it("are broken where they are long, without losing a word", () => {
    const words = Array.from({ length: 200 }, (_, index) => `mot${index}`);
    const lines = textsOf(paragraph(words.join(" ")));
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join(" ")).toBe(words.join(" "));
  });
});
