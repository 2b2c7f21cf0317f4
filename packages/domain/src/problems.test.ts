import { expect, it } from "vitest";
import { rateLimits } from "./rate-limits";
import { fieldErrors } from "./errors/fields";
import { checkAll, FieldProblem, notFound, rejectField, tooMany } from "./problems";

it("says which limit is used up, what it allows and when it is renewed", () => {
  const { name, free, within } = rateLimits.writes;
  expect(tooMany(30, rateLimits.writes).headers).toEqual({
    "retry-after": "30",
    "ratelimit-policy": `"${name}";q=${free};w=${within}`,
    ratelimit: `"${name}";r=0;t=30`,
  });
});

it("names no limit where there is none to name", () => expect(tooMany(30).headers).toEqual({ "retry-after": "30" }));

const { required, date, text } = fieldErrors;
const faultsOf = (checks: Record<string, () => unknown>) =>
  checkAll(checks).then(
    () => ({}),
    (error: unknown) => (error instanceof FieldProblem ? Object.entries(error.fields) : error),
  );

it("names the faults of all checks in their order, and of two at one field the first", async () => {
  const one = () => rejectField("one", required);
  const both = () => {
    throw new FieldProblem({ two: date, one: text });
  };
  expect(await faultsOf({ one, fine: () => 1, both })).toEqual([
    ["one", required],
    ["two", date],
  ]);
});

const gone = () => {
  throw notFound();
};

it("ends the checks at an error that concerns no field", async () =>
  expect(await faultsOf({ one: () => rejectField("one", required), gone })).toMatchObject({ status: 404 }));

it("returns the results of checks without faults", async () =>
  expect(await checkAll({ one: () => 1, later: async () => "2" })).toEqual({ one: 1, later: "2" }));
