import { extractText, getDocumentProxy } from "unpdf";

/** A document as its reader takes it: its words, and the language that it says they are in. */
export async function pdfIn(response: Response): Promise<{ text: string; language: string | undefined }> {
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  const { info } = await pdf.getMetadata();
  const said: unknown = Reflect.get(info, "Language");
  return {
    text: text.normalize("NFC").replaceAll(/\s+/g, " "),
    language: typeof said === "string" ? said.slice(0, 2) : undefined,
  };
}
