import { applicationExportTexts, dayInParis, type Language } from "@passerelle/domain";

export interface ExportedApplication {
  firstname: string | null;
  lastname: string | null;
  profile: string | null;
  email: string | null;
  createdAt: Date;
  isSeen: boolean;
  decision: "accepted" | "rejected" | null;
}

const columns = ["firstname", "lastname", "profile", "email", "receivedAt", "status"] as const;

// Spreadsheets execute cells that begin with these characters.
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const cell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * Applications as CSV for spreadsheets: a byte order mark, lines that end with CR LF, and the separator that
 * spreadsheets expect in this language.
 */
export function applicationsCsv(applications: readonly ExportedApplication[], language: Language): string {
  const say = (name: keyof typeof applicationExportTexts) => applicationExportTexts[name][language];
  const lines = applications.map(({ firstname, lastname, profile, email, createdAt, isSeen, decision }) => {
    const anonymous = firstname || lastname ? "" : say("anonymous");
    const status = say(decision ?? (isSeen ? "seen" : "unread"));
    return [firstname ?? "", lastname || anonymous, profile ?? "", email ?? "", dayInParis(createdAt), status];
  });
  const separator = language === "fr" ? ";" : ",";
  return `\uFEFF${[columns.map(say), ...lines].map((line) => `${line.map(cell).join(separator)}\r\n`).join("")}`;
}
