import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const roots = ["../", "../../../../packages/ui/src/"].map((path) => join(import.meta.dirname, path));
const declared = /\bconst (?:\w*[kK]ey|cookie|reloadedFor) = "([\w-]+)"|\bdraftAtom\("([\w-]+)"/g;

const sources = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.test|\.stories)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(root, path), "utf8")),
);

/** What the privacy notice says of each key under 'Cookies and third parties'. */
const told = {
  addressAfterVerification: "the page to open once your email address is verified",
  colorMode: "the colour mode",
  draftOwner: "what you typed and did not send",
  forms: "what you typed and did not send",
  language: "the language",
  logoutId: "a mark of the last logout",
  outbox: "what you typed and did not send",
  reloadedForRelease: "the version for which the page was reloaded",
  returnAddress: "the page to return to after a login",
  "scroll-positions": "how far you scrolled",
  searchKey: "the search shortcut",
  session: "a second cookie keeps your session",
  sessionEnd: "your session",
  verification: "a registration that you began",
  "without-live": "your choice to continue without live updates",
};

it("the privacy notice names everything that the browser keeps", () => {
  const keys = sources.flatMap((source) => Array.from(source.matchAll(declared), ([, key, draft]) => key ?? draft));
  expect(new Set(keys)).toEqual(new Set(Object.keys(told)));
  const notice = readFileSync(join(roots[1] ?? "", "features/legal/en.json"), "utf8");
  for (const words of Object.values(told)) expect(notice).toContain(words);
});
