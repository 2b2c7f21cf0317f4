import { describe, expect, it } from "vitest";
import { mergePages } from "./merge-pages";
import { type Application, nameOf } from "./received-applications";

function anApplication(id: number, names: [string | null, string | null] = ["Jeanne", "Martin"]): Application {
  const [firstname, lastname] = names;
  const user = { firstname, lastname, email: null };
  return { id, createdAt: "2026-03-12T08:00:00Z", Applicant: { user }, profile: null, skills: [], resumeUrl: null };
}

describe("the applications to an offer", () => {
  it("are one list over their pages, each application once", () => {
    const counts = { totalPages: 2, totalItems: 3 };
    const pages = [
      { items: [anApplication(9), anApplication(8)], page: 1, ...counts },
      { items: [anApplication(8), anApplication(7)], page: 2, ...counts, totalItems: 4 },
    ];
    const { items, totalItems } = mergePages({ pages });
    expect([items.map((item) => item.id), totalItems]).toEqual([[9, 8, 7], 4]);
  });

  it.each<[[string | null, string | null], string]>([
    [["Jeanne", "Martin"], "Jeanne Martin"],
    [[null, "Martin"], "Martin"],
    [["", " "], ""],
    [[null, null], ""],
  ])("come from %j, called %j", (names, name) => expect(nameOf(anApplication(1, names))).toBe(name));
});
