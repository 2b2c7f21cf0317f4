import { describe, expect, it } from "vitest";
import { entryAt, entryGroups, shortcuts } from "./menu-entries";
import { hrefs } from "./story-setting";

describe("the menu (D-058)", () => {
  it("has only what all have in common while the role is not known", () =>
    expect(entryGroups(undefined).flat()).toEqual(["dashboard", "messages", "notifications", "myAccount"]));

  it.each([
    ["/dashboard", "dashboard"],
    ["/dashboard/posts", "posts"],
    ["/dashboard/offers", "offers"],
    ["/dashboard/applications", "applications"],
    ["/dashboard/job-offers/12", "jobOffers"],
    ["/dashboard/profile", undefined],
    ["/dashboard/postscript", undefined],
  ])("marks at %s the entry %s", (path, entry) => expect(entryAt(path, hrefs)).toBe(entry));
});

it.each([
  [undefined, ["dashboard", "messages", "notifications"]],
  ["applicant", ["dashboard", "offers", "posts", "messages", "notifications"]],
  ["recruiter", ["dashboard", "jobOffers", "posts", "messages", "notifications"]],
] as const)("the bar at the bottom leads as %s to %j", (role, names) =>
  expect(shortcuts(role).map(({ name }) => name)).toEqual(names),
);
