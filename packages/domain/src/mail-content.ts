import type { Language, Text } from "./language";

/**
 * A paragraph, a code to copy, a link to a screen of the application (quiet beside the main one), or an entry of a list,
 * which may lead to its object.
 */
export type MailBlock =
  | string
  | { code: string }
  | { link: string; path: string; isQuiet?: boolean }
  | { entry: string; path: string | null };

/** What a mail says, in the order in which it is read. */
export interface MailContent {
  subject: Text;
  blocks: Record<Language, MailBlock[]>;
}

/** A mail's blocks in one language, with the links in full; without them where the server's address is not known. */
export const mailBlocks = ({ blocks }: MailContent, language: Language, publicUrl: string | undefined): MailBlock[] =>
  blocks[language].flatMap((block): MailBlock[] => {
    if (typeof block === "string" || "code" in block) return [block];
    if (publicUrl === undefined) return "entry" in block ? [{ ...block, path: null }] : [];
    return [block.path === null ? block : { ...block, path: `${publicUrl}${block.path}` }];
  });

/** A mail as plain text. */
export function mailText(content: MailContent, language: Language, publicUrl: string | undefined): string {
  const colon = language === "fr" ? "\u00A0:" : ":";
  const paragraphs = mailBlocks(content, language, publicUrl).map((block) => {
    if (typeof block === "string") return block;
    if ("code" in block) return block.code;
    if ("entry" in block) return `- ${block.entry}${block.path === null ? "" : `\n  ${block.path}`}`;
    return `${block.link}${colon}\n${block.path}`;
  });
  return `${paragraphs.join("\n\n")}\n`;
}
