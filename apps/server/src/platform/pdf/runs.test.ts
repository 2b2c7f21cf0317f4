import { describe, expect, it } from "vitest";
import { type Contents, type Section, typesetPdf } from "./document";
import { pdfPages } from "./runs";

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

  it("contains at most twenty pages", async () => {
    const entry = { title: "Entrée", dates: "", place: "", text: "", lists: [], links: [] };
    const entries = Array.from({ length: 24 * 31 }, () => entry);
    const pages = await pdfPages(await aDocument({ kind: "section", title: "Partie", text: "", entries }));
    expect(pages).toHaveLength(20);
  });
});
