import type { Language } from "@passerelle/domain";

/** A text as a PDF writes it in hexadecimal digits; letters beyond Latin 1 are left out. */
const written = (text: string) =>
  Array.from(text.replaceAll("–", "-"), (letter) => letter.codePointAt(0) ?? 0)
    .filter((code) => code < 256)
    .map((code) => code.toString(16).padStart(2, "0"))
    .join("");

/** The lines of such a document, or of any that writes its lines in this way; empty for another one. */
export function linesOfPdf(content: string): string {
  const lines = Array.from(content.matchAll(/<([\da-f]*)>Tj/gi), ([, digits = ""]) =>
    String.fromCharCode(...(digits.match(/../g) ?? []).map((code) => Number.parseInt(code, 16))),
  );
  return lines.join("\n");
}

/** A document of plain lines on one page: it says what it has to, and looks like nothing. */
export function writtenPdf(lines: readonly string[], { title, language }: { title: string; language: Language }): Blob {
  const text = `BT/F1 10 Tf 12 TL 40 800 Td ${lines.map((line) => `<${written(line)}>Tj T*`).join("\n")} ET`;
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/Lang(${language})>>`,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>",
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    `<</Title<${written(title)}>>>`,
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  const trailer = `trailer<</Size ${size}/Root 1 0 R/Info 6 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Blob([file, table, trailer], { type: "application/pdf" });
}
