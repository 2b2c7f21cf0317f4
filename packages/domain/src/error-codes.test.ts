import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as domain from "./index";

const isCoded = (value: unknown): value is domain.ErrorText =>
  typeof value === "object" && value !== null && "code" in value;

const inUse = Object.values(domain)
  .flatMap((value): unknown[] => (typeof value === "object" ? Object.values(value) : []))
  .filter(isCoded);

it("documents exactly the codes in use", () => {
  const listed = readFileSync(new URL("../../../docs/contract/error-codes.md", import.meta.url), "utf8");
  const codes = Array.from(listed.matchAll(/^\| `(\w+)`/gm), ([, code]) => code);
  const limited = [domain.commonErrors.tooMany, domain.commonErrors.busy, ...Object.values(domain.rateLimitErrors)];
  const { shorter, longer, atLeast, atMost, fewer } = domain.fieldErrors;
  const bounded = [...limited, shorter, longer, atLeast, atMost, fewer];
  const ofCalls = [...bounded.map((refusal) => refusal(30).code), "field_invalid"];
  expect(new Set(codes)).toEqual(new Set([...inUse.map(({ code }) => code), ...ofCalls]));
  expect(codes).toHaveLength(new Set(codes).size);
});

it("gives each code one meaning", () => {
  const sentences = new Set(inUse.map(({ code, en }) => `${code}: ${en}`));
  expect(sentences.size).toBe(new Set(inUse.map(({ code }) => code)).size);
});
