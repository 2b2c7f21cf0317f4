import { lengthOf, trimText } from "@passerelle/domain";
import type { Raw } from "./body";
import { invalid, parseId } from "./request";
import { Upload } from "./upload";
import { type Say, type Words, words } from "./words";

/** What no database of the contract keeps as it came: U+0000 and halves of a character. */
export const UNKEEPABLE = /\0|\p{Surrogate}/u;

/** An address that needs no escaping. */
const PLAIN_ADDRESS = /^https?:\/\/(?:[\w.~:/?#@!$&'()*+,;=-]|%[\dA-Fa-f]{2})+$/;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const escaped = (address: string) =>
  address.replaceAll(/%(?![\da-f]{2})/gi, "%25").replaceAll(/[^\w.~:/?#@!$&'()*+,;=%-]/g, encodeURIComponent);

/** The other spellings of a field that are understood (D-017). */
const OTHER_NAMES: Record<string, readonly string[]> = {
  Description: ["description"],
  jobOfferID: ["jobOfferId"],
  postID: ["postId"],
  commentID: ["commentId"],
  certificationID: ["certificationId"],
};

/**
 * Reads fields one by one and remembers what is wrong with them. With `current`, absent fields keep their value;
 * a PATCH gives it unless the body is the full form (D-082).
 */
export class Form {
  readonly problems: Record<string, string> = {};
  constructor(
    private readonly raw: Raw,
    private readonly say: Say,
    private readonly current?: Raw,
  ) {}

  /** A form for PATCH: full when it carries all required fields, else partial. */
  static patch(raw: Raw, say: Say, current: Raw, required: readonly string[]) {
    const sent = new Form(raw, say);
    return required.every((name) => sent.has(name)) ? sent : new Form(raw, say, current);
  }

  has(name: string): boolean {
    return this.spelling(name) !== undefined;
  }

  private spelling(name: string): string | undefined {
    return [name, ...(OTHER_NAMES[name] ?? [])].find((key) => this.raw[key] !== undefined);
  }

  raws(name: string): unknown {
    const key = this.spelling(name);
    return key === undefined ? this.current?.[name] : this.raw[key];
  }

  /** Says what is wrong with a field; one that was not sent cannot be wrong in a partial form. */
  problem(name: string, words: Words) {
    if (!this.current || this.has(name)) this.mistake(name, words);
  }

  /** Says what is wrong with a field whether it was sent or not. */
  mistake(name: string, words: Words) {
    this.problems[name] ??= this.say(words);
  }

  text(name: string, max: number): string {
    const raw = this.raws(name) ?? "";
    if (typeof raw !== "string" || UNKEEPABLE.test(raw)) {
      this.problem(name, words.badText);
      return "";
    }
    if (lengthOf(raw) > max) this.problem(name, words.tooLong(max));
    return trimText(raw);
  }

  required(name: string, max: number, missing: Words = words.required): string {
    const text = this.text(name, max);
    if (text === "") this.problem(name, missing);
    return text;
  }

  optional(name: string, max: number): string | null {
    return this.text(name, max) || null;
  }

  /** A date without its time; "", null and the zero date mean none (D-021, D-022). */
  date(name: string): string | null {
    const text = this.text(name, 40);
    if (text === "" || text.startsWith("0001-01-01")) return null;
    const day = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/.exec(text)?.[1] ?? "";
    const date = new Date(`${day}T00:00:00Z`);
    if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)) return day;
    this.problem(name, words.badDate);
    return null;
  }

  requiredDate(name: string): string {
    const date = this.date(name);
    if (date === null) this.problem(name, words.required);
    return date ?? "";
  }

  /** Short words, without blank ones and repetitions (D-094); in a form also as JSON or text with commas (D-083). */
  list(name: string, spelled: "list" | "form" = "list"): string[] {
    const raw = spelled === "form" ? listOf(this.raws(name)) : (this.raws(name) ?? []);
    const items = Array.isArray(raw) && raw.every((item) => typeof item === "string") ? raw : null;
    const trimmed = items?.map(trimText).filter((item) => item !== "");
    const bad = !trimmed || trimmed.length > 50 || trimmed.some((item) => lengthOf(item) > 60 || UNKEEPABLE.test(item));
    if (bad) this.problem(name, words.badList);
    const seen = new Map<string, string>();
    for (const item of trimmed ?? []) if (!seen.has(item.toLowerCase())) seen.set(item.toLowerCase(), item);
    return [...seen.values()];
  }

  choice<T extends string>(name: string, choices: readonly T[], byDefault: T): T {
    const raw = this.raws(name) ?? byDefault;
    const choice = choices.find((one) => one === raw);
    if (choice === undefined) this.problem(name, words.badChoice);
    return choice ?? byDefault;
  }

  amount(name: string): number {
    const raw = this.raws(name) ?? 0;
    if (typeof raw === "number" && raw >= 0 && raw <= 1_000_000) return raw;
    this.problem(name, words.badNumber);
    return 0;
  }

  flag(name: string, byDefault: boolean): boolean {
    const raw = this.raws(name) ?? byDefault;
    if (raw === true || raw === "true" || raw === "1") return true;
    if (raw !== false && raw !== "false" && raw !== "0") this.problem(name, words.badFlag);
    return false;
  }

  /** A web address as it was typed, or as a browser writes it when it has to be escaped (D-093). */
  url(name: string): string | null {
    const text = this.text(name, 2048);
    const parsed = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? escaped(new URL(text).href) : "";
    const address = PLAIN_ADDRESS.test(text) ? text : parsed;
    if (text !== "" && !(parsed && PLAIN_ADDRESS.test(address))) this.problem(name, words.badUrl);
    return address || null;
  }

  id(name: string): number {
    const id = parseId(this.raws(name));
    if (id === null) this.problem(name, this.has(name) ? words.badId : words.required);
    return id ?? 0;
  }

  /** The client's own name of what it creates, if it has one. */
  clientId(): string | null {
    const raw = this.raws("clientId");
    if (raw === undefined) return null;
    if (typeof raw === "string" && UUID.test(raw)) return raw.toLowerCase();
    this.problem("clientId", words.badId);
    return null;
  }

  /** An uploaded file; `""` when the present one is to be removed, `undefined` to be kept (D-081, D-087). */
  file(name: string, kind: "image" | "pdf"): Blob | "" | undefined {
    const raw = this.raw[name];
    if (raw === undefined || raw === "") return raw;
    if (raw instanceof Upload && raw.fits(kind)) return raw.content;
    this.problem(name, kind === "pdf" ? words.badPdf : words.badImage);
    return undefined;
  }

  /** 400 with everything that is wrong, if anything is. */
  refuse(shape: "flat" | "errors") {
    if (Object.keys(this.problems).length > 0) throw invalid(this.problems, shape);
  }
}

function listOf(raw: unknown): unknown {
  if (typeof raw !== "string") return raw ?? [];
  if (!raw.trim().startsWith("[")) return raw.split(",");
  try {
    return JSON.parse(raw);
  } catch {
    return raw.split(",");
  }
}
