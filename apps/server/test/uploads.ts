/** A PDF of one page; the text, in its content, makes it unique. */
export function aPdf(text = "CV"): File {
  const content = `% ${text}`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>",
    `<</Length ${Buffer.byteLength(content)}>>stream\n${content}\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join("");
  const file = `%PDF-1.4\n${body}trailer<</Size 5/Root 1 0 R>>\nstartxref\n0\n%%EOF\n`;
  return new File([file], "cv.pdf", { type: "application/pdf" });
}

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** A one-pixel picture. */
export const aPicture = (): File => new File([Buffer.from(pixel, "base64")], "photo.png", { type: "image/png" });
