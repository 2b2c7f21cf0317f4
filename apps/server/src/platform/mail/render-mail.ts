import {
  brandColors,
  type Language,
  type MailBlock,
  mailBlocks,
  type MailContent,
  mailText,
  productName,
} from "@passerelle/domain";
import { escapeHtml } from "../escape-html";
import type { Mail } from "./mailer";

// Sets no text and background colors, so that a reader's dark mode applies; only the button has both.
const styles = {
  body: "margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
  sheet: "max-width:560px;margin:0 auto",
  brand: "margin:0 0 24px;font-size:18px;font-weight:700",
  heading: "margin:0 0 16px;font-size:22px;line-height:1.3",
  paragraph: "margin:0 0 16px;overflow-wrap:anywhere",
  code: "margin:0 0 16px;font:700 28px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:2px",
  button: `display:inline-block;padding:12px 20px;border-radius:8px;background:${brandColors.brand};color:${brandColors.contrast};font-weight:700;text-decoration:none`,
};

/** A link as a button and as a full URL: some mail programs show no button, and some people want to see the target. */
function linkHtml(label: string, address: string): string {
  const href = escapeHtml(address);
  return (
    `<p style="${styles.paragraph}"><a href="${href}" style="${styles.button}">${escapeHtml(label)}</a></p>\n` +
    `<p style="${styles.paragraph}"><a href="${href}" style="color:inherit">${href}</a></p>`
  );
}

const quietHtml = (label: string, address: string) =>
  `<p style="${styles.paragraph}"><a href="${escapeHtml(address)}" style="color:inherit">${escapeHtml(label)}</a></p>`;

function blockHtml(block: MailBlock): string {
  if (typeof block === "string") return `<p style="${styles.paragraph}">${escapeHtml(block)}</p>`;
  if ("code" in block) return `<p style="${styles.code}">${escapeHtml(block.code)}</p>`;
  if ("link" in block) return block.isQuiet ? quietHtml(block.link, block.path) : linkHtml(block.link, block.path);
  return block.path === null ? blockHtml(block.entry) : quietHtml(block.entry, block.path);
}

/** Renders a mail in one language, as text and as HTML. */
export function renderMail(
  content: MailContent,
  language: Language,
  publicUrl: string | undefined,
): Pick<Mail, "subject" | "body" | "html"> {
  const subject = content.subject[language];
  const title = escapeHtml(subject);
  const html = [
    `<!doctype html>`,
    `<html lang="${language}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title></head>`,
    `<body style="${styles.body}">`,
    `<div lang="${language}" style="${styles.sheet}">`,
    `<p style="${styles.brand}">${productName}</p>`,
    `<h1 style="${styles.heading}">${title}</h1>`,
    ...mailBlocks(content, language, publicUrl).map(blockHtml),
    `</div>`,
    `</body>`,
    `</html>\n`,
  ].join("\n");
  return { subject, body: mailText(content, language, publicUrl), html };
}
