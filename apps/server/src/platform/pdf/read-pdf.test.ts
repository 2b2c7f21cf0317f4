import { PDFArray, PDFDocument, PDFHexString, PDFName, PDFString, rgb } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { type Contents, type Section, typesetPdf } from "./typeset-pdf";
import { pdfPages } from "./read-pdf";

async function aDocument(part: Contents | Section) {
  const about = { design: "classic", title: "CV", author: "J", language: "fr", createdAt: new Date() } as const;
  return new Uint8Array(await typesetPdf(1, about, [part], { maxPages: 50, seconds: 20 }));
}

describe("the text of a PDF", () => {
  it("has its place, size and font", async () => {
    const entries = [
      { text: "Jeanne", page: "1", aside: "2019 – 2021" },
      { text: "Paul", page: "2", aside: "" },
    ];
    const bytes = await aDocument({ kind: "contents", title: "Soudeuse", subtitle: "", entries });
    const [page] = await pdfPages(bytes);
    const named = (text: string) => page?.runs.find((run) => run.text === text);
    const [name, dates, next] = [named("Jeanne"), named("2019 – 2021"), named("Paul")];
    expect(name?.size).toBeCloseTo(9.8, 1);
    expect(name).toMatchObject({ font: next?.font, x: next?.x });
    expect(dates?.y).toBeCloseTo(name?.y ?? 0, 1);
    expect(dates?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
    expect(next?.y).toBeGreaterThan(name?.y ?? 0);
  });

  it("includes values of form fields and typed annotations, where they stand", async () => {
    const written = await PDFDocument.create();
    const sheet = written.addPage([400, 400]);
    sheet.drawText("Poste", { x: 20, y: 300, size: 10 });
    const form = written.getForm();
    const aField = (name: string, y: number, height = 16) => {
      const field = form.createTextField(name);
      field.addToPage(sheet, { x: 100, y, width: 200, height, textColor: rgb(0, 0, 0) });
      field.setFontSize(10);
      return field;
    };
    aField("job", 296).setText("Soudeuse");
    aField("empty", 260);
    const tasks = aField("tasks", 200, 40);
    tasks.enableMultiline();
    tasks.setText("Coques\nLevage");
    form.createCheckBox("yes").addToPage(sheet, { x: 20, y: 20, width: 10, height: 10 });
    const note = (contents: string, flags: number) =>
      written.context.register(
        written.context.obj({
          Type: "Annot",
          Subtype: "FreeText",
          Rect: [100, 100, 300, 120],
          Contents: PDFHexString.fromText(contents),
          DA: PDFString.of("/Helv 10 Tf 0 g"),
          F: flags,
        }),
      );
    const annotations = sheet.node.lookup(PDFName.of("Annots"), PDFArray);
    annotations.push(note("Disponible en mai", 4));
    annotations.push(note("Caché", 2));

    const [page] = await pdfPages(await written.save());
    const [label, ...others] = page?.runs ?? [];
    const typed = others.toSorted((a, b) => a.y - b.y);
    expect(typed.map(({ text, size }) => [text, size])).toEqual([
      ["Soudeuse", 10],
      ["Coques", 10],
      ["Levage", 10],
      ["Disponible en mai", 10],
    ]);
    expect(Math.abs((typed[0]?.y ?? 0) - (label?.y ?? 0))).toBeLessThan(3);
    expect(typed[0]?.x).toBeGreaterThan(100);
  });

  it("contains at most twenty pages", async () => {
    const entry = { title: "Entrée", dates: "", place: "", text: "", lists: [], links: [] };
    const entries = Array.from({ length: 24 * 31 }, () => entry);
    const pages = await pdfPages(await aDocument({ kind: "section", title: "Partie", text: "", entries }));
    expect(pages).toHaveLength(20);
  });
});
