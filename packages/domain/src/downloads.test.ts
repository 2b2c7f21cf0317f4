import { expect, it } from "vitest";
import { downloadHeaders, downloadNames, sentFileName } from "./downloads";

it.each([
  ["Claire Petit", 'attachment; filename="CV Claire Petit.pdf"'],
  ["Zoé Lefèvre", "attachment; filename=\"CV Zoe Lefevre.pdf\"; filename*=UTF-8''CV%20Zo%C3%A9%20Lef%C3%A8vre.pdf"],
  ["ليلى", "attachment; filename=\"CV ____.pdf\"; filename*=UTF-8''CV%20%D9%84%D9%8A%D9%84%D9%89.pdf"],
  ['A"/\\\r\nB: c', 'attachment; filename="CV A B  c.pdf"'],
  ["D’Arc (Jo)", "attachment; filename=\"CV D_Arc (Jo).pdf\"; filename*=UTF-8''CV%20D%E2%80%99Arc%20%28Jo%29.pdf"],
])("a CV is downloaded under its person's name: %s (D-342)", (name, header) => {
  expect(downloadHeaders(downloadNames.cv(name))["content-disposition"]).toBe(header);
});

it("reads the three characters that browsers escape in a file's name, and no others", async () => {
  const name = 'CV "2026" 100%25 %2F.pdf';
  const form = new FormData();
  form.append("resume", new Blob([]), name);
  const [, sent = ""] = /filename="([^"]*)"/.exec(await new Response(form).text()) ?? [];
  expect(sent).toBe("CV %222026%22 100%25 %2F.pdf");
  expect(sentFileName(sent)).toBe(name);
  expect(sentFileName("a%0D%0Ab%0a")).toBe("a\r\nb%0a");
});
