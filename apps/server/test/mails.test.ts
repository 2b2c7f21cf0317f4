import * as domain from "@passerelle/domain";
import { describe, expect, it } from "vitest";
import { isScreenOfDashboard, paths } from "../../web/src/paths";
import { renderMail } from "../src/platform/mail/render-mail";

const hostile = `</p><img src="https://evil.example/x.png" onerror='alert(1)'>&"`;
const publicUrl = "https://passerelle.example";
const otp = "048151";
const code = "7QJ4-9XKM-2VBT";
const addressCode = "4829 1306 5127 9934";
const asking = { at: new Date("2026-03-14T14:05:00Z"), browser: "Firefox", system: "Windows" };

const digest = domain.digestMail({
  firstname: hostile,
  notifications: 5,
  messages: 2,
  hidden: 3,
  entries: [
    { text: { fr: hostile, en: hostile }, path: "/dashboard/posts/88?comment=204" },
    { text: { fr: "Une offre", en: "An offer" }, path: "/dashboard/offers?offer=12" },
    { text: { fr: "Une offre supprimée", en: "A deleted offer" }, path: null },
  ],
  code: "3q2-7wAZ8mJkQm0uXo2Jt1cW0yq4n9bZ5eT6rH7vLpE",
});

/** Every mail of the catalog, with its code if it has one. */
const catalogue: Record<string, { content: domain.MailContent; code?: string; links?: number }> = {
  codeMail: { content: domain.codeMail(otp, "zoé.123456+x@exemple.fr", asking, "0123456789ab"), code: otp },
  newEmailMail: { content: domain.newEmailMail(otp, asking), code: otp },
  addressCodeMail: { content: domain.addressCodeMail(addressCode), code: addressCode },
  undoMail: { content: domain.undoMail(hostile, code), code },
  resetMail: { content: domain.resetMail(code, asking), code },
  passwordChangedMail: { content: domain.passwordChangedMail(hostile) },
  suspendedMail: { content: domain.suspendedMail(hostile, hostile) },
  restoredMail: { content: domain.restoredMail(hostile) },
  inactivityMail: { content: domain.inactivityMail(hostile) },
  digestMail: { content: digest, links: 4 },
  accountDeletedMail: { content: domain.accountDeletedMail(hostile) },
};

it("tests every mail", () => {
  const names = Object.keys(domain).filter((name) => name.endsWith("Mail"));
  expect(Object.keys(catalogue).toSorted()).toEqual(names.toSorted());
});

const publicPaths = new Set<string>(Object.values(paths));
const leadsToAScreen = (path: string) => publicPaths.has(path) || isScreenOfDashboard(path);

const linksIn = (text: string) =>
  (text.match(/https:\/\/passerelle\.example\/[^\s"<]*/g) ?? []).map((link) => link.replaceAll("&amp;", "&"));

const quotedIn = (text: string) => (text.match(/“[^”]+”|«[^»]+»/g) ?? []).map((label) => label.slice(1, -1).trim());

describe.each(Object.entries(catalogue))("%s", (_name, mail) => {
  const languages = ["fr", "en"] as const;
  const rendered = languages.map((language) => renderMail(mail.content, language, publicUrl));

  it("is translated into each language, and equally complete", () => {
    const [fr, en] = languages.map((language) => mail.content.blocks[language]);
    expect(fr?.map((block) => typeof block)).toEqual(en?.map((block) => typeof block));
    expect(rendered[0]?.subject).not.toBe(rendered[1]?.subject);
    for (const [index, language] of languages.entries())
      expect(rendered[index]?.html).toContain(`<html lang="${language}">`);
  });

  it("quotes labels of the interface in its own language", () => {
    const [french, english] = rendered.map(({ body }) => quotedIn(body));
    expect(english?.filter((label) => french?.includes(label))).toEqual([]);
  });

  it("has the same code and links in text and HTML, the code before any other number", () => {
    for (const { body, html } of rendered) {
      for (const part of [body, html]) {
        expect(part).toContain(mail.code ?? "");
        const codes = [otp, addressCode.replaceAll(" ", "")];
        expect(codes).toContain(domain.codeIn(part) ?? otp);
        expect((part.match(/\b\d{6}\b/g) ?? []).filter((number) => number !== otp)).toEqual([]);
      }
      expect(new Set(linksIn(html))).toEqual(new Set(linksIn(body)));
    }
  });

  it("links only to screens of the application", () => {
    for (const { body } of rendered) {
      expect(linksIn(body)).toHaveLength(mail.links ?? 1);
      expect(linksIn(body).filter((address) => !leadsToAScreen(new URL(address).pathname))).toEqual([]);
    }
  });

  it("escapes names, and loads no external content", () => {
    for (const { html } of rendered) {
      expect(html).not.toMatch(/<(?:img|script|style|link|iframe)\b/);
      expect(html).not.toMatch(/\s(?:onerror|src)=["']/);
      expect(html).not.toContain(hostile);
    }
  });

  it("is complete without the server's URL, and has no empty lines for it", () => {
    for (const language of languages) {
      const { body, html } = renderMail(mail.content, language, undefined);
      expect(body).not.toMatch(/undefined|\n{3}/);
      expect(html).not.toContain("<a ");
      expect(body).toContain(mail.code ?? "");
    }
  });
});
