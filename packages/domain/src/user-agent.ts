import { parse } from "bowser";

/** The browser and the system that a `User-Agent` names; versions and models, which would tell people apart, are left out. */
export function deviceOf(userAgent: string | undefined): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = parse(userAgent.slice(0, 1_000));
  return { browser: browser.name?.slice(0, 50) || null, system: os.name?.slice(0, 50) || null };
}
