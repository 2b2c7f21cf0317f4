import { BROWSER_MAP, OS_MAP, parse } from "bowser";

const browsers = new Set(Object.values(BROWSER_MAP));
const systems = new Set(Object.values(OS_MAP));
// A header may name anything, and these names are written into mails to other people.
const knownIn = (names: Set<string>, name: string | undefined) => (name !== undefined && names.has(name) ? name : null);

/** The browser and the system that a `User-Agent` names; versions and models, which would tell people apart, are left out. */
export function deviceOf(userAgent: string | undefined): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = parse(userAgent.slice(0, 1_000));
  return { browser: knownIn(browsers, browser.name), system: knownIn(systems, os.name) };
}
