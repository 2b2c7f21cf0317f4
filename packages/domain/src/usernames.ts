import { limits } from "./text";

const shortest = 3;

/**
 * Generates a username from the names, for a user who gave none (D-030): 'Éloïse', 'Le Goff' gives 'eloise.le-goff', and the
 * number distinguishes namesakes.
 */
export function usernameFrom(firstname: string, lastname: string, number: number): string {
  const folded = [firstname, lastname].map((name) =>
    name
      .normalize("NFD")
      .replaceAll(/\p{Mark}/gu, "")
      .replaceAll(/[œŒ]/g, "oe")
      .replaceAll(/[æÆ]/g, "ae")
      .replaceAll("ß", "ss")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-+|-+$/g, ""),
  );
  const suffix = number > 1 ? String(number) : "";
  const name = folded.filter(Boolean).join(".");
  const base = name.length + suffix.length < shortest ? `${name}user` : name;
  return base.slice(0, limits.username - suffix.length).replace(/[.-]+$/, "") + suffix;
}

/** How long a given up username still resolves to its user and stays reserved, in seconds (D-172). */
export const secondsFormerUsernameKept = 90 * 24 * 60 * 60;
