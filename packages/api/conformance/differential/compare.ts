import { isRecord } from "../../src/contract/index";

/** Names that two implementations give to the same things: each name of one belongs to one name of the other. */
export class Names {
  private readonly left = new Map<string, string>();
  private readonly right = new Map<string, string>();

  /** Whether two names may refer to the same resource of a kind; remembers the pair. */
  pair(kind: string, one: unknown, other: unknown): boolean {
    const [a, b] = [`${kind} ${String(one)}`, `${kind} ${String(other)}`];
    if (!this.left.has(a) && !this.right.has(b)) {
      this.left.set(a, b);
      this.right.set(b, a);
    }
    return this.left.get(a) === b && this.right.get(b) === a;
  }
}

const references: Record<string, string> = {
  userId: "user",
  jobOfferID: "offer",
  applicationID: "application",
  applicationId: "application",
  commentId: "comment",
  discussionId: "discussion",
  ID: "offer",
  registrationId: "registration",
  readUpTo: "message",
  next: "message",
};

/** The fields that identify a resource; the first present one counts. */
const kinds: [field: string, kind: string][] = [
  ["device", "session"],
  ["lastViewedAt", "view of a resume"],
  ["Applicant", "application"],
  ["sender", "message"],
  ["jobOfferID", "application"],
  ["jobTitle", "offer or experience"],
  ["institution", "formation"],
  ["Description", "project"],
  ["organization", "certification"],
  ["comments", "post"],
  ["likes", "comment"],
  ["interlocutor", "discussion"],
  ["eventType", "notification"],
  ["reason", "report"],
  ["kind", "target"],
  ["firstname", "user"],
  ["role", "user"],
];

function kindOf(thing: Record<string, unknown>, where: string): string {
  const kind = kinds.find(([field]) => field in thing)?.[1];
  if (kind === "offer or experience") return "company" in thing && !("contract" in thing) ? "experience" : "offer";
  if (kind === "target") return thing["kind"] === "post" ? "post" : "offer";
  return kind ?? places.find(([place]) => where.includes(place))?.[1] ?? "like of a post";
}

/** What an id refers to where no field tells, by the call. */
const places: [place: string, kind: string][] = [
  ["/letter-templates", "letter template"],
  ["/notes", "note"],
  ["/job-offer-alerts", "alert"],
  ["comment", "like of a comment"],
];

const applicationsIn = (weeks: unknown) =>
  Array.isArray(weeks) ? weeks.reduce<number>((sum, week) => sum + Number(Object(week).applications), 0) : undefined;

const ownLikeOf = (thing: Record<string, unknown>) => ("comments" in thing ? "like of a post" : "like of a comment");

const moments = new Set([
  "asOf",
  "createdAt",
  "updatedAt",
  "editedAt",
  "deletedAt",
  "changeableUntil",
  "seenAt",
  "decidedAt",
  "withdrawnAt",
  "lastUsedAt",
  "lastViewedAt",
  "storedAt",
  "expiresAt",
]);
const files = new Set(["avatar", "logo", "file", "resumeUrl"]);
const isMoment = (value: unknown) => typeof value === "string" && /^\d{4}-\d\d-\d\dT.*Z$/.test(value);
const fileName = (value: string) => value.split("?")[0]?.replace(/\.\w+$/, "") ?? "";

/** What differs between two answers' bodies, each at its place; times count as equal, names by their pairs. */
export function differences(one: unknown, other: unknown, names: Names, where: string): string[] {
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return [`${where}: ${one.length} and ${other.length} entries`];
    return one.flatMap((item, index) => differences(item, other[index], names, `${where}/${index}`));
  }
  if (isRecord(one) && isRecord(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return keys.flatMap((key) => {
      const place = `${where}/${key}`;
      const [a, b] = [one[key], other[key]];
      if (a === undefined || b === undefined || a === null || b === null)
        return Object.is(a, b) ? [] : [told(place, a, b)];
      const kind = key === "id" ? kindOf(one, where) : key === "myLikeId" ? ownLikeOf(one) : references[key];
      if (kind !== undefined) return names.pair(kind, a, b) ? [] : [told(`${place} (a ${kind})`, a, b)];
      if (key === "token" || key === "url" || key === "eventId") return [];
      // A wait grows shorter between the two answers.
      if (key === "resendIn" && Number(a) > 0 && Number(b) > 0) return [];
      // Of the same CV each draws a document of its own.
      if (where.endsWith("resumeFile") && key === "size" && Number(a) > 0 && Number(b) > 0) return [];
      // When something was stored can be the clock's of a database, which nothing puts forward.
      if (key === "weeks" && applicationsIn(a) === applicationsIn(b)) return [];
      if (moments.has(key)) return isMoment(a) && isMoment(b) ? [] : [told(place, a, b)];
      if (files.has(key) && typeof a === "string" && typeof b === "string")
        return names.pair("file", fileName(a), fileName(b)) ? [] : [told(place, a, b)];
      return differences(a, b, names, place);
    });
  }
  return withoutSeconds(one) === withoutSeconds(other) ? [] : [told(where, one, other)];
}

// A wait may have grown shorter by a second between the two answers.
const withoutSeconds = (value: unknown) =>
  typeof value === "string" ? value.replace(/\d+ seconde?s?\b/, "some seconds") : value;

const told = (where: string, one: unknown, other: unknown) =>
  `${where}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
