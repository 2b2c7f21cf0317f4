import { BROWSER_MAP, OS_MAP, parse } from "bowser";

const browsers = new Set(Object.values(BROWSER_MAP));
const systems = new Set(Object.values(OS_MAP));
// The header may contain any text, and these names are written into mails to other people.
const knownIn = (names: Set<string>, name: string | undefined) => (name !== undefined && names.has(name) ? name : null);

/** The browser and system in a `User-Agent` header, without versions and models, which would identify people. */
export function deviceOf(userAgent: string | undefined): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = parse(userAgent.slice(0, 1_000));
  return { browser: knownIn(browsers, browser.name), system: knownIn(systems, os.name) };
}
