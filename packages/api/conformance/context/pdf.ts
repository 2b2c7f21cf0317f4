import { extractText, getDocumentProxy } from "unpdf";

/** A PDF as displayed: its text, language, title and number of pages. */
export async function pdfIn(response: Response) {
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  const { info } = await pdf.getMetadata();
  const said = (name: string): unknown => Reflect.get(info, name);
  const language = said("Language");
  return {
    text: text.normalize("NFC").replaceAll(/\s+/g, " "),
    language: typeof language === "string" ? language.slice(0, 2) : undefined,
    title: said("Title"),
    pages: pdf.numPages,
  };
}
