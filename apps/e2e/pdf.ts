/** A PDF of one page and about this many bytes. */
export function aPdf(size: number): Buffer {
  const content = `%${"x".repeat(size)}`;
  return Buffer.from(
    [
      "%PDF-1.4",
      "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
      "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj`,
      `4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj`,
      "trailer<</Size 5/Root 1 0 R>>",
      "startxref\n0\n%%EOF\n",
    ].join("\n"),
  );
}
