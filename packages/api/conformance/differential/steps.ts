/** One call, or one frame of the live channel, to be sent to two implementations. */
export interface Step {
  /** Whose token it carries. */
  as?: string | undefined;
  /** "POST /post"; `{name}` stands for what an implementation calls something. */
  call: string;
  json?: unknown;
  /** A raw body. */
  text?: string;
  form?: readonly (readonly [string, string | Blob])[];
  /** The content type of a text. */
  type?: string;
  language?: string | undefined;
  /** Things of the answer to be named, by their place in it. */
  keep?: Record<string, string>;
  /** Whose code `{code}` stands for. */
  codeOf?: string;
  /** Whose code for another password `{resetCode}` stands for. */
  resetCodeOf?: string;
  /** Seconds that pass before it. */
  pause?: number;
  /** A frame in the place of a call, and its answer. */
  frame?: unknown;
}

/** Somebody who is to be registered. */
export const person = (firstname: string, lastname: string, role: string) => ({
  firstname,
  lastname,
  email: `${firstname}.${lastname}@exemple.fr`.toLowerCase(),
  password: `mot de passe de ${firstname}`,
  birthdate: "1994-05-12",
  role,
});

/** The people of the sequence: two applicants, two recruiters, and a stranger who has only an account. */
export const people = {
  anna: person("Anna", "Arnaud", "applicant"),
  bruno: person("Bruno", "Blanc", "applicant"),
  rita: person("Rita", "Renard", "recruiter"),
  remy: person("Remy", "Roussel", "recruiter"),
  zoe: person("Zoe", "Zola", "applicant"),
};
export type Name = keyof typeof people;

/** A step of somebody. */
export const step = (as: Name | undefined, call: string, more: Omit<Step, "call" | "as"> = {}): Step => ({
  as,
  call,
  ...more,
});

/** The same in both languages, in a preference with weights, and with none. */
export const inLanguages = (steps: readonly Step[]): Step[] =>
  ["fr", "en-GB", "de, en;q=0.3, fr;q=0.7", undefined].flatMap((language) =>
    steps.map((one) => ({ ...one, language })),
  );

/** What everybody sees of what has happened. */
export const readEverything = (names: readonly Name[] = ["anna", "rita"]): Step[] =>
  names.flatMap((name) => [
    step(name, "GET /notifications?limit=1000", { language: "fr" }),
    step(name, "GET /notifications?limit=1000", { language: "en" }),
    step(name, "GET /notifications/unread-count"),
    step(name, "GET /dashboard/stats"),
    step(name, "GET /dashboard/next"),
  ]);

/** A picture of one pixel. */
export const tinyGif = new Blob([
  Uint8Array.from(atob("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"), (letter) => letter.charCodeAt(0)),
]);

/** A document without a page. */
export const tinyPdf = new Blob(["%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n"], { type: "application/pdf" });
