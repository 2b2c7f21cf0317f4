import { describe, expect, it } from "vitest";
import { maxResumeBytes } from "../import-limits";
import { readJsonResume } from "./read-json-resume";
import { wholeCv as cv } from "./test-entries";
import { toJsonResume } from "@passerelle/domain";

/** The proposals of a file, which must be readable. */
function read(file: unknown) {
  const answer = readJsonResume(JSON.stringify(file));
  if (typeof answer === "string") throw new Error(answer);
  return answer;
}
const onlyOf = (section: string, entry: unknown) => read({ [section]: [entry] }).parts;

describe("a CV in the form of JSON Resume", () => {
  it("comes back as it was", () => {
    const { parts, ...rest } = read(toJsonResume(cv));
    const fields = Object.entries(parts).map(([part, list]) => [part, list.map((each) => each.fields)]);
    expect(Object.fromEntries(fields)).toEqual({
      formations: cv.formations,
      experiences: cv.experiences,
      projects: cv.projects,
      certifications: cv.certifications,
      skills: cv.skills.map((word) => ({ word })),
      languages: [
        { word: "Français", level: "native" },
        { word: "Anglais", level: "C1" },
        { word: "Breton", level: null },
      ],
    });
    const remarks = Object.values(parts).flatMap((list) => list.flatMap((each) => [...each.problems, ...each.without]));
    // The last experience has no end and is not ongoing.
    expect(remarks).toEqual([{ field: "finishedAt", why: "missing" }]);
    expect(rest).toEqual({ beyond: 0, unreadable: 0, ignored: [] });
  });

  it("has the levels of languages as their fluency (D-299)", () => {
    expect(toJsonResume(cv).languages).toEqual([
      { language: "Français", fluency: "Native speaker" },
      { language: "Anglais", fluency: "C1" },
      { language: "Breton" },
    ]);
  });

  it("contains contact and title, and omits empty fields", () => {
    expect(toJsonResume(cv).basics).toEqual({
      name: "Jeanne Martin",
      label: "Développeuse back-end",
      email: "jeanne@example.fr",
      phone: "06 12 34 56 78",
      url: "https://jeanne.example/",
      location: { address: "1 rue du Port, Nantes" },
      profiles: [{ network: "Passerelle", username: "jeanne.martin" }],
    });
    const bare = toJsonResume({ ...cv, phone: null, address: "", title: null, portfolioUrl: null });
    expect(Object.keys(bare.basics)).toEqual(["name", "label", "email", "location", "profiles"]);
    expect(JSON.stringify(toJsonResume(cv))).not.toContain("null");
  });
});

/** The remarks on a formation with this end date. */
const remarksWith = (endDate: unknown) =>
  onlyOf("education", { institution: "MIT", area: "Physics", startDate: "2010-09", endDate }).formations[0]?.without;

describe("an entry of another program's file", () => {
  it("has its title of two fields, and dates of a year or a month", () => {
    const [entry] = onlyOf("education", {
      institution: "MIT",
      area: "Physics",
      studyType: "Bachelor",
      startDate: "2010",
      endDate: "2012-02",
      courses: ["PH101", " ph101 ", 7],
    }).formations;
    expect(entry?.fields).toMatchObject({
      degree: "Bachelor, Physics",
      startedAt: "2010-01-01",
      finishedAt: "2012-02-29",
    });
    expect(entry?.fields.skills).toEqual(["PH101", "7"]);
    expect(onlyOf("education", { endDate: "2012" }).formations[0]?.fields.finishedAt).toBe("2012-12-31");
  });

  it.each(["2023-13", "0000-01-01", "0001-01-01", "23-01", "bientôt", 12, {}])(
    "misses its start if that is %j",
    (startDate) => {
      const [entry] = onlyOf("work", { name: "Lumio", position: "Go", startDate, endDate: "2024-01" }).experiences;
      expect(entry?.problems).toEqual([{ field: "startedAt", why: "missing" }]);
      expect(entry?.fields).toMatchObject({ jobTitle: "Go", company: "Lumio" });
    },
  );

  it("says which month is assumed for a year or a season (D-432)", () => {
    const periods = [
      { startDate: "2015", endDate: "été 2018" },
      { startDate: "2015-09", endDate: "2018-06-30" },
    ];
    const [years, months] = periods.map((period) =>
      onlyOf("work", { name: "Lumio", position: "Go", type: "cdd", ...period }),
    );
    expect(years?.experiences[0]?.without).toContainEqual({ field: "startedAt", why: "firstMonth", given: "2015" });
    expect(years?.experiences[0]?.without).toContainEqual({ field: "finishedAt", why: "lastMonth", given: "2018" });
    expect(months?.experiences[0]?.without.map(({ field }) => field)).not.toContain("startedAt");
    const [certificate] = onlyOf("certificates", { name: "TOEIC", issuer: "ETS", date: "2019" }).certifications;
    expect(certificate?.without).toEqual([{ field: "issuedTo", why: "firstMonth", given: "2019" }]);
  });

  it("goes on without an end, or with one that says so, but never silently with an odd one", () => {
    for (const end of [undefined, "", "Present", "en cours", "Aujourd’hui"]) expect(remarksWith(end)).toEqual([]);
    expect(remarksWith("fin d’été")).toEqual([{ field: "finishedAt", why: "notADate", given: "fin d’été" }]);
  });

  it.each<[object, ongoing: boolean, problems: string[]]>([
    [{}, true, []],
    [{ endDate: "" }, true, []],
    [{ endDate: "Present" }, true, []],
    [{ endDate: "à ce jour" }, true, []],
    [{ endDate: "2021" }, false, []],
    [{ endDate: "été 2021" }, false, []],
    [{ endDate: "fin d’été" }, false, ["finishedAt"]],
    [{ ongoing: false }, false, ["finishedAt"]],
  ])("of an experience with %j is ongoing: %s (D-277)", (end, ongoing, problems) => {
    const [entry] = onlyOf("work", { name: "Lumio", position: "Go", startDate: "2020", ...end }).experiences;
    expect(entry?.fields.ongoing).toBe(ongoing);
    expect(entry?.problems.map(({ field }) => field)).toEqual(problems);
  });

  it("of an experience has a text with its highlights, and its company and type under other names (D-278)", () => {
    const [entry] = onlyOf("work", {
      company: "Lumio",
      position: "Go",
      employmentType: "INTERNSHIP",
      startDate: "2020-01",
      endDate: "2021-01",
      summary: "<b>All</b> of it",
      highlights: ["Much"],
    }).experiences;
    expect(entry?.fields).toMatchObject({ company: "Lumio", experienceType: "stage" });
    expect(entry?.fields.description).toBe("All of it\n- Much");
    expect(entry?.without).toEqual([]);
    const [other] = onlyOf("work", { employmentType: "toString" }).experiences;
    expect(other?.fields.experienceType).toBe("cdi");
    expect(other?.without).toEqual([{ field: "experienceType", why: "assumed" }]);
  });

  it("of a project takes markup as the text that it is, and no address but http and https", () => {
    const [entry] = onlyOf("projects", {
      name: "<script>alert(1)</script>",
      description: "A map.",
      highlights: ["Free", "", "Fast"],
      url: "javascript:alert(1)",
    }).projects;
    expect(entry?.fields).toMatchObject({
      title: "<script>alert(1)</script>",
      Description: "A map.\n- Free\n- Fast",
      demoUrl: null,
    });
    expect(entry?.problems).toEqual([]);
    expect(entry?.without).toEqual([{ field: "demoUrl", why: "notAnAddress" }]);
  });

  it("of skills is a group's words and its name, which may be no skill", () => {
    const { skills } = read({ skills: [{ name: "Web", keywords: ["HTML", "CSS"] }, { name: "Go" }] }).parts;
    expect(skills.map(({ fields }) => fields.word)).toEqual(["Web", "HTML", "CSS", "Go"]);
    expect(skills.map(({ without }) => without.length)).toEqual([1, 0, 0, 0]);
  });

  it("keeps words of a length that is stored, and says that some were left out", () => {
    const [entry] = onlyOf("certificates", {
      name: "A",
      issuer: "B",
      date: "soon",
      keywords: ["Go", "x".repeat(61)],
    }).certifications;
    expect(entry?.fields).toMatchObject({ skills: ["Go"], issuedTo: null });
    expect(entry?.without).toEqual([
      { field: "issuedTo", why: "notADate", given: "soon" },
      { field: "skills", why: "partly" },
    ]);
    const words = Array.from({ length: 60 }, (_, index) => `word ${index}`);
    const [many] = onlyOf("certificates", { keywords: words }).certifications;
    expect(many?.fields.skills).toHaveLength(50);
  });
});

it.each([
  ["Full professional proficiency", "C1", []],
  ["Courant", "C1", []],
  ["", null, []],
  ["lu et écrit", null, [{ field: "level", why: "notALevel" }]],
])("a language of another program's file of the fluency '%s' has the level %s (D-299)", (fluency, level, without) => {
  const [entry] = onlyOf("languages", { language: "Italien", fluency }).languages;
  expect(entry).toEqual({ fields: { word: "Italien", level }, problems: [], without });
});

describe("a file that means harm", () => {
  it.each([
    ["no JSON", "{", "notJson"],
    ["a page", "<html>", "notJson"],
    ["nothing", "", "empty"],
    ["nested too deeply", `{"work":${"[".repeat(17)}${"]".repeat(17)}}`, "notJson"],
    ["a list", "[]", "notAResume"],
    ["a text", '"work"', "notAResume"],
    ["null", "null", "notAResume"],
    ["something else", '{"work":{"a":1},"basics":{}}', "notAResume"],
    ["too large", " ".repeat(maxResumeBytes + 1), "tooLarge"],
  ])("is refused: %s", (_, text, why) => expect(readJsonResume(text)).toBe(why));

  it("proposes the first hundred entries of each list, and counts the others", () => {
    const { parts, beyond } = read({
      work: Array.from({ length: 10_000 }, () => ({ position: "Go" })),
      skills: [{ keywords: Array.from({ length: 150 }, (_, index) => `skill ${index}`) }],
    });
    expect(parts.experiences).toHaveLength(100);
    expect(parts.skills).toHaveLength(100);
    expect(beyond).toBe(9_950);
  });

  it("has entries of other types passed over, and values of other types read as texts", () => {
    const { parts, unreadable } = read({
      work: ["Lumio", null, [], { name: { toString: 1 }, position: ["Go"], keywords: "Go", __proto__: { a: 1 } }],
      education: "MIT",
    });
    expect(unreadable).toBe(2);
    expect(parts.formations.map(({ fields }) => fields.degree)).toEqual(["MIT"]);
    expect(parts.experiences.map(({ fields }) => fields.jobTitle)).toEqual(["Lumio", "Go"]);
    expect(parts.experiences[1]?.fields).toMatchObject({ company: "", technologies: ["Go"] });
  });

  it("has no zero bytes, and a mark of its encoding does no harm", () => {
    expect(readJsonResume(`\uFEFF{"languages":[{"language":"Bre\\u0000ton"}],"awards":[{}]}`)).toMatchObject({
      parts: { languages: [{ fields: { word: "Breton" }, problems: [] }] },
      ignored: ["awards"],
    });
  });
});
