import { beforeEach, describe, expect, it } from "vitest";
import { createDb, type Db } from "../index";
import { normaliseSkill, offersFor, wellMatchedApplicants } from "./matching";

let db: Db;
const RECRUITER = 1;
const APPLICANT = 2;

beforeEach(() => {
  db = createDb({ seeded: false });
  db.user.create({ id: RECRUITER, role: "recruiter" });
  db.user.create({ id: APPLICANT, role: "applicant" });
});

const offer = (id: number, skills: string[], createdAt = "2026-10-01T00:00:00.000Z", active = true) =>
  db.jobOffer.create({ id, recruiterId: RECRUITER, jobTitle: `Offre ${id}`, skills, active, createdAt });
const declare = (skills: string[]) => db.applicantProfile.create({ userId: APPLICANT, skills });
const order = () => offersFor(db, APPLICANT).map(({ offer }) => offer.id);

describe("the order of offers (matching.md)", () => {
  it("puts shared skills first, what cannot be compared next, nothing shared last", () => {
    offer(1, ["go", "sql", "docker"]);
    offer(2, ["excel"]);
    offer(3, []);
    declare(["Golang", "SQL (avancé)"]);
    expect(order()).toEqual([1, 3, 2]);
    const [first, , last] = offersFor(db, APPLICANT);
    expect(first?.match).toMatchObject({ matched: 2, total: 3, level: "medium", missingSkills: ["docker"] });
    expect(last?.match).toMatchObject({ matched: 0, total: 1, level: "weak" });
  });

  it("is by date, and without a number, for an empty profile", () => {
    offer(1, ["go"], "2026-10-01T00:00:00.000Z");
    offer(2, ["sql"], "2026-10-03T00:00:00.000Z");
    offer(3, [], "2026-10-02T00:00:00.000Z");
    expect(order()).toEqual([2, 3, 1]);
    expect(offersFor(db, APPLICANT).every(({ match }) => match === null)).toBe(true);
  });

  it("prefers seven of eight to one of one", () => {
    offer(1, ["a"]);
    offer(2, ["a", "b", "c", "d", "e", "f", "g", "h"]);
    declare(["a", "b", "c", "d", "e", "f", "g"]);
    expect(order()).toEqual([2, 1]);
  });

  it("keeps an inactive offer only for those who applied to it", () => {
    offer(1, [], "2026-10-01T00:00:00.000Z", false);
    offer(2, [], "2026-10-01T00:00:00.000Z", false);
    db.application.create({ jobOfferId: 2, applicantId: APPLICANT });
    expect(order()).toEqual([2]);
  });

  it("says where a skill was declared", () => {
    offer(1, ["Go"]);
    db.experience.create({ userId: APPLICANT, company: "Acme", technologies: ["golang"] });
    const source = { kind: "experience", title: "Acme" };
    expect(offersFor(db, APPLICANT)[0]?.match?.matchedSkills).toEqual([{ name: "Go", source }]);
  });
});

it.each([
  ["Python (primary)", "python"],
  ["  Développement   WEB ", "developpement web"],
  ["C++", "c++"],
  ["React.js", "react"],
  ["Python 3", "python"],
  ["ISO 9001", "iso 9001"],
])("reads %s as %s", (skill, normal) => {
  expect(normaliseSkill(skill)).toBe(normal);
});

it("tells of a new offer only those whom it fits well", () => {
  declare(["a", "b"]);
  expect(wellMatchedApplicants(db, offer(1, ["a", "b", "c", "d"]))).toHaveLength(1);
  expect(wellMatchedApplicants(db, offer(2, ["a", "b", "c", "d", "e"]))).toHaveLength(0);
  expect(wellMatchedApplicants(db, offer(3, ["a"]))).toHaveLength(1);
  expect(wellMatchedApplicants(db, offer(4, ["a", "z"]))).toHaveLength(0);
  expect(wellMatchedApplicants(db, offer(5, []))).toHaveLength(0);
});
