import { anApplicantProfile, aRecruiterProfile } from "@passerelle/mocks";
import { describe, expect, it } from "vitest";
import { changesOf } from "../../forms/changes";
import { applicantFields, applicantInput, applicantValuesOf, type ApplicantValues } from "./applicant-values";
import { recruiterFields, recruiterInput, recruiterValuesOf } from "./recruiter-values";

const languageLevels = [
  { language: "Français", level: "native" },
  { language: "Anglais", level: "C1" },
] as const;
const applicant = anApplicantProfile({
  languageLevels: [...languageLevels],
  skills: ["Go", "SQL"],
  experienceLevel: "Intermédiaire",
});
const resume = new File(["%PDF-"], "cv.pdf");

/** The request body for these changes. */
function sent(changes: Partial<ApplicantValues>) {
  const values = applicantValuesOf(applicant);
  return changesOf(applicantInput(values), applicantInput({ ...values, ...changes }));
}

describe("the form of an applicant profile", () => {
  it("sends nothing of an unchanged profile, with a level that is not in the list too (D-095)", () =>
    expect(sent({})).toEqual({}));

  it.each<[string, Partial<ApplicantValues>, object]>([
    ["a trimmed title", { profile: " Architecte " }, { profile: "Architecte" }],
    ["a cleared address (D-081)", { portfolioUrl: " " }, { portfolioUrl: "" }],
    ["no skills at all (D-081)", { skills: "" }, { skills: [] }],
    ["skills, each once (D-094)", { skills: "Go, ,go,Rust" }, { skills: ["Go", "Rust"] }],
    ["the availability taken back (D-084)", { availableImmediately: false }, { availableImmediately: false }],
    ["a level as it is stored", { experienceLevel: "Senior (5-10 ans)" }, { experienceLevel: "Senior (5-10 ans)" }],
    [
      "another level",
      { languageLevels: "B2 Anglais" },
      { languageLevels: JSON.stringify([{ language: "Anglais", level: "B2" }]) },
    ],
    ["that no level is stated", { languageLevels: "" }, { languageLevels: "" }],
    [
      "a further language",
      { languages: "Français, Anglais, Breton" },
      { languages: ["Français", "Anglais", "Breton"] },
    ],
    ["a new resume", { resume }, { resume }],
    ["that the resume goes", { resume: "" }, { resume: "" }],
  ])("sends %s alone", (_, changes, input) => expect(sent(changes)).toEqual(input));

  it("sends the other levels when a language is removed (D-299)", () => {
    expect(sent({ languages: "Anglais" })).toEqual({
      languages: ["Anglais"],
      languageLevels: JSON.stringify([{ language: "Anglais", level: "C1" }]),
    });
  });

  it("takes spaces around commas for no change", () => expect(sent({ skills: "Go,SQL" })).toEqual({}));

  it("is empty while there is no profile", () => {
    const { availableImmediately, resume: file, ...texts } = applicantValuesOf(null);
    expect(new Set(Object.values(texts))).toEqual(new Set([""]));
    expect([availableImmediately, file]).toEqual([false, null]);
  });

  it("names all its fields", () =>
    expect([...applicantFields].toSorted()).toEqual(Object.keys(applicantValuesOf(null)).toSorted()));
});

describe("the form of a recruiter profile", () => {
  it("sends what changed and nothing else", () => {
    const values = recruiterValuesOf(aRecruiterProfile());
    const changed = { ...values, company: " Lumio Énergie ", employees: "", logo: "" as const };
    expect(changesOf(recruiterInput(values), recruiterInput(changed))).toEqual({
      company: "Lumio Énergie",
      employees: "",
      logo: "",
    });
  });

  it("names all its fields", () =>
    expect([...recruiterFields].toSorted()).toEqual(Object.keys(recruiterValuesOf(null)).toSorted()));
});
