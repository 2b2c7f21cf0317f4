import type { Language, Text } from "./language";

/** A paragraph, a code to copy, or a link to a screen of the application. */
export type MailBlock = string | { code: string } | { link: string; path: string };

/** What a mail says, in the order in which it is read. */
export interface MailContent {
  subject: Text;
  blocks: Record<Language, MailBlock[]>;
}

/** A mail's blocks in one language, with the links in full; without them where the server's address is not known. */
export const mailBlocks = ({ blocks }: MailContent, language: Language, publicUrl: string | undefined): MailBlock[] =>
  blocks[language].flatMap((block) => {
    if (typeof block === "string" || "code" in block) return block;
    return publicUrl === undefined ? [] : { link: block.link, path: `${publicUrl}${block.path}` };
  });

/** A mail as plain text. */
export function mailText(content: MailContent, language: Language, publicUrl: string | undefined): string {
  const colon = language === "fr" ? "\u00A0:" : ":";
  const paragraphs = mailBlocks(content, language, publicUrl).map((block) => {
    if (typeof block === "string") return block;
    return "code" in block ? block.code : `${block.link}${colon}\n${block.path}`;
  });
  return `${paragraphs.join("\n\n")}\n`;
}
