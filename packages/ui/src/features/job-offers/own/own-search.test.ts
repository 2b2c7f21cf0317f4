import { describe, expect, it } from "vitest";
import { isNarrowed, queryOf, wantedOf } from "./own-search";

const asked = (search: string) => queryOf(wantedOf(new URLSearchParams(search)));

describe("what the address asks of a recruiter's offers", () => {
  it.each([
    ["", {}],
    ["status=all&applications=any&sort=newest&search=++", {}],
    ["status=x&applications=x&sort=x&page=2", {}],
    ["status=draft&sort=closing", { status: "draft", sort: "closing" }],
    ["status=expired", {}],
    ["applications=none&search=+go++rust+", { applications: "none", search: "go  rust" }],
  ])("%s", (search, query) => expect(asked(search)).toEqual(query));

  it.each([
    ["sort=oldest", false],
    ["search=go", true],
    ["status=open", true],
    ["applications=none", true],
  ])("%s leaves something out: %s", (search, isTrue) =>
    expect(isNarrowed(wantedOf(new URLSearchParams(search)))).toBe(isTrue),
  );
});
