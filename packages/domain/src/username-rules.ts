import { accountErrors } from "./errors/account";
import type { ErrorText } from "./language";
import { minUsernameLength, textLimits } from "./contract-limits";
import { fold } from "./words/fold";

// Words that claim, anywhere in a name, to represent the product.
const official = new Set(
  `admin administrateur administrator administration root sysadmin webmaster postmaster hostmaster
  support aide assistance help helpdesk staff team equipe moderation moderator moderateur moderatrice mod
  security securite abuse official officiel officielle passerelle system systeme noreply`.split(/\s+/),
);

// Words that could be confused with a role, a state, or a part of a URL.
const misleading = new Set(
  `applicant applicants recruiter recruiters candidat candidate candidats recruteur recruteuse recruteurs
  deleted deleted-user utilisateur-supprime compte-supprime supprime anonymous anonyme guest invite unknown inconnu nobody
  personne everyone everybody all tous toutes me moi self myself you null undefined nan none aucun true false
  api www mail login logout register dashboard account compte settings users posts messages notifications`.split(/\s+/),
);

const bare = (name: string) => name.replaceAll(/[._-]/g, "");
const reserved = new Set([...official, ...misleading].map(bare));

/** Whether a username pretends to be the product, its staff, a role or a state. */
function isReserved(username: string): boolean {
  const name = username.toLowerCase();
  const words = name.split(/[._-]+/).map((word) => word.replace(/\d+$/, ""));
  return reserved.has(bare(name)) || words.some((word) => official.has(word));
}

/** Why a username is rejected, beyond its length and its characters. */
export function usernameProblem(username: string): ErrorText | undefined {
  if (!/[a-z0-9]/i.test(username)) return accountErrors.usernameBare;
  return isReserved(username) ? accountErrors.usernameReserved : undefined;
}

/**
 * Generates a username from a person's names (D-030): 'Éloïse', 'Le Goff' gives 'eloise.le-goff'; the number
 * distinguishes namesakes. Names that would give a reserved username are ignored.
 */
export function usernameFrom(firstname: string, lastname: string, number: number): string {
  const folded = [firstname, lastname].map((name) =>
    fold(name)
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-+|-+$/g, ""),
  );
  const suffix = number > 1 ? String(number) : "";
  const joined = folded.filter(Boolean).join(".");
  const name = isReserved(joined) ? "" : joined;
  const base = name.length + suffix.length < minUsernameLength ? `${name}user` : name;
  return base.slice(0, textLimits.username - suffix.length).replace(/[.-]+$/, "") + suffix;
}
