import { isRecord } from "../../src/contract/index";
import { connectLive, type LiveConnection, type TestSocket } from "../live-connection";
import { findOperation } from "../../src/contract/reader";
import { differences, Names } from "./compare";
import type { Step } from "./steps";

/** An empty implementation. */
export interface Implementation {
  baseUrl: string;
  readOtp: (email: string) => Promise<string>;
  readResetCode?: (email: string) => Promise<string>;
  /** Puts its clock forward; without it, limits may answer in the place of a call. */
  passTime?: (seconds: number) => Promise<void>;
  WebSocket: new (url: string) => TestSocket;
}

// Fast enough to be one sitting, slow enough that no limit of a minute answers in the place of the rule that is compared.
const PAUSE = 2;

/** What a caller may rely on beside the body. */
const comparedHeaders = [
  "Allow",
  "Cache-Control",
  "Content-Disposition",
  "Location",
  "RateLimit",
  "RateLimit-Policy",
  "Retry-After",
  "WWW-Authenticate",
];

interface Taken {
  status: number;
  body: unknown;
  type: string;
  headers: Record<string, string | undefined>;
}

/**
 * The compared headers of an answer. Ids are its own, waits grow shorter, only of files it matters who keeps
 * them, and HEAD need not be answered.
 */
const headersOf = ({ headers }: Response, isJson: boolean) =>
  Object.fromEntries(
    comparedHeaders
      .filter((name) => !(isJson && name === "Cache-Control"))
      .map((name) => [
        name,
        headers
          .get(name)
          ?.replace(/^\d+$|(?<=\bt=)\d+|(?<=^\/.*)\d+/, "some")
          .replace("GET, HEAD", "GET"),
      ]),
  );

/** One of the two, with what it has called the things that were made. */
class Side {
  private readonly known = new Map<string, string | number>();
  private readonly live = new Map<string, LiveConnection>();
  constructor(private readonly implementation: Implementation) {}

  private filled(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.filled(item));
    if (isRecord(value))
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.filled(item)]));
    if (typeof value !== "string") return value;
    const whole = /^\{(\w+)\}$/.exec(value)?.[1];
    if (whole !== undefined && this.known.has(whole)) return this.known.get(whole);
    return value.replaceAll(/\{(\w+)\}/g, (text, name: string) => String(this.known.get(name) ?? text));
  }

  async take(step: Step): Promise<Taken> {
    const { readOtp, readResetCode, passTime } = this.implementation;
    await passTime?.(step.pause ?? PAUSE);
    if (step.codeOf !== undefined) this.known.set("code", await readOtp(step.codeOf));
    if (step.resetCodeOf !== undefined) this.known.set("resetCode", (await readResetCode?.(step.resetCodeOf)) ?? "");
    if (step.frame !== undefined) return this.send(step);
    const [method, path] = step.call.split(" ", 2);
    const token = step.as === undefined ? undefined : this.known.get(`token_${step.as}`);
    const headers: Record<string, string> = {
      ...(token !== undefined && { Authorization: `Bearer ${String(token)}` }),
      ...(step.language !== undefined && { "Accept-Language": step.language }),
      ...(step.json !== undefined && { "Content-Type": "application/json" }),
      ...(step.type !== undefined && { "Content-Type": step.type }),
    };
    const url = `${this.implementation.baseUrl}${String(this.filled(path))}`;
    const response = await fetch(url, { method: method ?? "GET", headers, ...this.bodyOf(step) });
    const type = response.headers.get("Content-Type") ?? "";
    const isJson = type.includes("json");
    // Of a file only its kind is compared: one redraws pictures, the other keeps them.
    const body: unknown = isJson ? await response.json() : (await response.arrayBuffer()).byteLength > 0;
    this.name(step, body);
    const kind = type.split("/")[0] ?? "";
    return { status: response.status, body, type: isJson ? "json" : kind, headers: headersOf(response, isJson) };
  }

  private bodyOf({ json, text, form }: Step): { body?: string | FormData } {
    if (json !== undefined) return { body: JSON.stringify(this.filled(json)) };
    if (text !== undefined) return { body: text };
    if (form === undefined) return {};
    const data = new FormData();
    for (const [name, value] of form) {
      if (typeof value === "string") data.append(name, String(this.filled(value)));
      else data.append(name, value, "file");
    }
    return { body: data };
  }

  /** Gives names to things of an answer. */
  private name({ keep = {} }: Step, body: unknown) {
    for (const [name, pointer] of Object.entries(keep)) {
      const value = at(body, pointer);
      if (typeof value === "string" || typeof value === "number") this.known.set(name, value);
    }
  }

  private async send(step: Step): Promise<Taken> {
    const { baseUrl, WebSocket } = this.implementation;
    const { as = "", frame } = step;
    const token = String(this.known.get(`token_${as}`));
    const connection = this.live.get(token) ?? (await connectLive(baseUrl, token, WebSocket));
    this.live.set(token, connection);
    const answers = ["message_sent", "error"] as const;
    connection.send(typeof frame === "string" ? frame : JSON.stringify(this.filled(frame)));
    await connection.until((pending) => pending.some(({ type }) => answers.some((answer) => answer === type)));
    const type = connection.pending().find((message) => answers.some((answer) => answer === message.type))?.type;
    const body = type === "error" ? await connection.next("error") : await connection.next("message_sent");
    this.name(step, body);
    return { status: 0, body, type: "frame", headers: {} };
  }

  close() {
    for (const connection of this.live.values()) connection.close();
  }
}

const at = (body: unknown, pointer: string): unknown =>
  pointer.split("/").reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isRecord(value) ? value[key] : undefined;
  }, body);

/** The result of a comparison. */
export interface Comparison {
  /** Step by step. */
  differences: string[];
  /** Which operations answered with which statuses: "getMe 200". */
  answered: Set<string>;
}

/** Takes the same steps with two implementations and compares their statuses, headers and bodies exactly. */
export async function compareImplementations(
  steps: readonly Step[],
  one: Implementation,
  other: Implementation,
): Promise<Comparison> {
  const sides = [new Side(one), new Side(other)] as const;
  const names = new Names();
  const found: string[] = [];
  const answered = new Set<string>();
  for (const [index, step] of steps.entries()) {
    const [a, b] = await Promise.all([sides[0].take(step), sides[1].take(step)]);
    const [method = "", path = ""] = step.call.split(/[ ?]/);
    answered.add(`${findOperation({ method, path })?.id} ${a.status}`);
    const told: string[] = [];
    if (a.status !== b.status) told.push(`status: ${a.status} and ${b.status}`);
    if (a.type !== b.type) told.push(`content: ${a.type} and ${b.type}`);
    for (const name of comparedHeaders)
      if (a.headers[name] !== b.headers[name]) told.push(`${name}: ${a.headers[name]} and ${b.headers[name]}`);
    told.push(...differences(a.body, b.body, names, step.call.toLowerCase()));
    if (told.length > 0) found.push(`${index}. ${titleOf(step)}\n   ${told.join("\n   ")}`);
  }
  for (const side of sides) side.close();
  return { differences: found, answered };
}

function titleOf({ call, as = "nobody", language = "no language", json, text, form, frame }: Step): string {
  const sent = form?.map(([name, value]) => `${name}=${typeof value === "string" ? value : "(file)"}`).join("&");
  const body = sent ?? text ?? JSON.stringify(json ?? frame) ?? "";
  return `${call} by ${as} in ${language} ${body.slice(0, 200)}`;
}
