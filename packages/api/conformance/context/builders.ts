import type { Schemas } from "../../src";

let people = 0;

/** A registration of a new user. */
export function aPerson(changes: Partial<Schemas["RegisterInput"]> = {}): Schemas["RegisterInput"] {
  const number = `${Date.now().toString(36)}${(people += 1)}`;
  return {
    firstname: "Camille",
    lastname: `Essai ${number}`,
    email: `camille.${number}@exemple.fr`,
    password: `mot-de-passe-${number}`,
    birthdate: "1994-05-12",
    role: "applicant",
    ...changes,
  };
}

export const times = (count: number) => Array.from({ length: count }, (_, number) => number);

/** A username that no person has. */
export const aName = () => aPerson().email.split("@")[0] ?? "";

/** The date of birth of a person who turns `years` years old today, moved by `days`. */
export function birthdateOf(years: number, days = 0): string {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A complete offer to publish. */
export function anOffer(changes: Partial<Schemas["JobOfferInput"]> = {}): Schemas["JobOfferInput"] {
  return {
    jobTitle: "Technicienne de maintenance éolienne",
    description: "Entretien de douze éoliennes en mer.\nDépart de Saint-Nazaire.",
    location: "Saint-Nazaire",
    contract: "cdd",
    salary: 2650.5,
    skills: ["Hydraulique", "Travail en hauteur"],
    benefits: ["Prime de mer"],
    remote: "none",
    closingDate: null,
    positions: 1,
    active: true,
    ...changes,
  };
}

/** Invisible characters: a text of only these counts as empty. */
export const INVISIBLE = " \u200B\u200D\u00AD\u200E\uFE0F\u2800\u3164";

/** Usernames that impersonate the product, its staff, a role or a state, in both languages, or that are unreadable. */
export const MISLEADING = [
  "admin",
  "Support",
  "staff24",
  "moderation",
  "security",
  "securite",
  "passerelle",
  "system",
  "utilisateur-supprime",
  "null",
  "---",
] as const;

/** Characters that cannot be stored: U+0000 and unpaired surrogates. */
export const UNSTORABLE = { "U+0000": "a\u0000b", "a lone surrogate": "a\ud800b" } as const;

/** Ids that identify no resource: malformed ones, and well-formed unused ones. */
export const NO_IDS = [
  "abc",
  "0",
  "-1",
  "1.5",
  "1e3",
  "%20",
  "%00",
  "' OR 1=1 --",
  "2147483648",
  "9007199254740991",
  "9007199254740993",
  "99999999999999999999",
] as const;

/** A text of at most sixty characters to store unchanged: markup, right-to-left script, characters beyond U+FFFF. */
export const PECULIAR = `<b onclick="x('é')">&amp;</b> مرحبا עברית 🙂𝒜 e\u0301 100% \\n`;

/** Web addresses that are stored unchanged, and texts that are not web addresses. */
export const ADDRESSES = [
  "http://exemple.fr",
  "https://www.exemple.fr:8443/~zoe/a_b?c=d&e=%C3%A9#f",
  "https://exemple.fr/%20",
];
export const NO_ADDRESSES = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)//https://exemple.fr",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "ftp://exemple.fr",
  "//exemple.fr",
  "exemple.fr",
  "https://",
  "https://exemple .fr",
  "https://[::1",
  "https://exemple.fr:99999",
  `https://exemple.fr/${"x".repeat(2048)}`,
  "https://exemple.fr/\u0000",
];
/** Web addresses that are not valid URIs as written. */
export const ODD_ADDRESSES = [
  "HTTPS://exemple.fr/A",
  "https://café.example/été?où=là#fin",
  "https://exemple.fr/a|b[c]{d}",
  'https://exemple.fr/"><script>',
  "https://exemple.fr/100%",
];
