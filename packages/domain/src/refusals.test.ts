import { expect, it } from "vitest";
import { rateLimits } from "./rate-limits";
import { tooMany } from "./refusals";

it("says which limit is used up, what it allows and when it is renewed", () => {
  const { name, free, within } = rateLimits.writes;
  expect(tooMany(30, rateLimits.writes).headers).toEqual({
    "retry-after": "30",
    "ratelimit-policy": `"${name}";q=${free};w=${within}`,
    ratelimit: `"${name}";r=0;t=30`,
  });
});

it("names no limit where there is none to name", () => {
  expect(tooMany(30).headers).toEqual({ "retry-after": "30" });
});
