import type { Language, Text } from "../language";

/**
 * A paragraph, a code to copy, a link to a screen of the application (`quiet` for a secondary one), or a list entry
 * with an optional link.
 */
export type MailBlock =
  | string
  | { code: string }
  | { link: string; path: string; isQuiet?: boolean }
  | { entry: string; path: string | null };

/** The content of a mail, in reading order. */
export interface MailContent {
  subject: Text;
  blocks: Record<Language, MailBlock[]>;
}

/** A mail's blocks in one language with absolute links; without links if the server's address is unknown. */
export const mailBlocks = ({ blocks }: MailContent, language: Language, publicUrl: string | undefined): MailBlock[] =>
  blocks[language].flatMap((block): MailBlock[] => {
    if (typeof block === "string" || "code" in block) return [block];
    if (publicUrl === undefined) return "entry" in block ? [{ ...block, path: null }] : [];
    return [block.path === null ? block : { ...block, path: `${publicUrl}${block.path}` }];
  });

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
