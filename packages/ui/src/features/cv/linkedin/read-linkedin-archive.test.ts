import { strFromU8, strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readJsonResume } from "../json-resume-import/read-json-resume";
import { readArchive } from "./read-linkedin-archive";

const zip = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

/** An archive whose directory marks each file as encrypted. */
function withPassword(archive: Uint8Array): Uint8Array {
  for (const index of archive.keys())
    if (strFromU8(archive.subarray(index, index + 4), true) === "PK\u0001\u0002") archive[index + 8] = 1;
  return archive;
}

const positions = "Company Name,Title,Description,Location,Started On,Finished On\n";

/** The proposals of an archive with these files. */
function read(files: Readonly<Record<string, string>>) {
  const resume = readArchive(zip(files));
  const proposals = readJsonResume(JSON.stringify(resume));
  if (typeof proposals === "string") throw new Error(`${JSON.stringify(resume)}: ${proposals}`);
  return proposals;
}
const fieldsOf = (list: readonly { fields: object }[]) => list.map(({ fields }) => fields);

describe("LinkedIn's data archive", () => {
  it("proposes entries for each of its lists (D-327)", () => {
    const { parts, ignored } = read({
      "Positions.csv": `${positions}Océane Mutuelle,Développeuse,"Refonte, puis ""accessibilité"".","Brest, Bretagne, France",Jan 2020,\nLumio,Stagiaire,,,Feb 2018,Aug 2018\n`,
      "Education.csv":
        "School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversité de Nantes,2015,2018,Mention bien,Licence Informatique,Chorale\n",
      "Projects.csv":
        "Title,Description,Url,Started On,Finished On\nMarées,Les horaires.,https://marees.example/,Jan 2021,\n",
      "Certifications.csv":
        "Name,Url,Authority,Started On,Finished On,License Number\nOpquast,,Opquast SAS,May 2022,,A-1\n",
      "Skills.csv": "Name\nTypeScript\nC; C++\n",
      "Languages.csv":
        "Name,Proficiency\nFrançais,Native or bilingual proficiency\nAnglais,Professional working proficiency\nBreton,\n",
      "Volunteering.csv": "Company Name,Role\nMaison de quartier,Bénévole\n",
      "Connections.csv": "First Name,Last Name\nInès,Roy\n",
    });
    expect(fieldsOf(parts.experiences)).toMatchObject([
      {
        jobTitle: "Développeuse",
        company: "Océane Mutuelle",
        startedAt: "2020-01-01",
        finishedAt: null,
        ongoing: true,
        description: 'Refonte, puis "accessibilité".\nBrest, Bretagne, France',
      },
      { jobTitle: "Stagiaire", startedAt: "2018-02-01", finishedAt: "2018-08-31", ongoing: false },
    ]);
    expect(fieldsOf(parts.formations)).toMatchObject([
      {
        institution: "Université de Nantes",
        degree: "Licence Informatique",
        startedAt: "2015-01-01",
        finishedAt: "2018-12-31",
        description: "Mention bien\nChorale",
      },
    ]);
    expect(fieldsOf(parts.projects)).toMatchObject([{ title: "Marées", demoUrl: "https://marees.example/" }]);
    expect(fieldsOf(parts.certifications)).toMatchObject([
      { title: "Opquast", organization: "Opquast SAS", issuedTo: "2022-05-01", certificationID: "A-1" },
    ]);
    expect(fieldsOf(parts.skills)).toEqual([{ word: "TypeScript" }, { word: "C; C++" }]);
    expect(fieldsOf(parts.languages)).toEqual([
      { word: "Français", level: "native" },
      { word: "Anglais", level: "B2" },
      { word: "Breton", level: null },
    ]);
    expect(ignored).toEqual(["volunteer"]);
  });

  it.each([
    ["in a folder, with another case", "Complete_LinkedInDataExport/positions.CSV", ""],
    ["below notes", "Positions.csv", 'Notes:\n"When exporting, some fields, such as these, may be missing."\n\n'],
    ["behind a byte order mark", "Positions.csv", "\uFEFF"],
  ])("has its files %s", (_, name, before) => {
    const { parts } = read({ [name]: `${before}${positions}Lumio,Stagiaire,,,2018,2018\r\n` });
    expect(fieldsOf(parts.experiences)).toMatchObject([{ company: "Lumio", startedAt: "2018-01-01" }]);
  });

  it("knows its columns by their names, in any order", () => {
    const { parts } = read({ "Positions.csv": "Title,Started On,Company Name\nStagiaire,2018,Lumio\n" });
    expect(fieldsOf(parts.experiences)).toMatchObject([{ jobTitle: "Stagiaire", company: "Lumio" }]);
  });

  it("may name the columns of dates as in 2018", () => {
    const { parts } = read({
      "Positions.csv": "Title,Start Date,End Date,Company Name\nStagiaire,Jun 2018,Aug 2018,Lumio\n",
      "Certifications.csv": "Name,Authority,Start Date\nOpquast,Opquast SAS,May 2017\n",
    });
    expect(fieldsOf(parts.experiences)).toMatchObject([{ startedAt: "2018-06-01", finishedAt: "2018-08-31" }]);
    expect(fieldsOf(parts.certifications)).toMatchObject([{ issuedTo: "2017-05-01" }]);
  });

  it.each([
    ["Paiements en ligne.  Missions : - Files - Pannes", "Paiements en ligne.\nMissions :\n- Files - Pannes"],
    ["Deux équipes. -\tFiles. -\tPannes.", "Deux équipes.\n-\tFiles.\n-\tPannes."],
    ["Missions : • Files • Pannes", "Missions :\n• Files\n• Pannes"],
    ["Deux équipes.\n- Files  d'attente", "Deux équipes.\n- Files  d'attente"],
    ["Nantes - Brest, tous les jours", "Nantes - Brest, tous les jours"],
  ])("has the line breaks of a description that LinkedIn wrote as spaces: %j", (written, description) => {
    const { parts } = read({ "Positions.csv": `${positions}Lumio,Stagiaire,"${written}",,2018,2018\n` });
    expect(fieldsOf(parts.experiences)).toMatchObject([{ description }]);
  });

  it.each<[string, Uint8Array, string]>([
    ["another archive", zip({ "cv.txt": "Bonjour" }), "notLinkedIn"],
    ["half of one", zip({ "Positions.csv": positions }).slice(0, 60), "archiveUnreadable"],
    ["one with a password", withPassword(zip({ "photo/": "", "Positions.csv": positions })), "archivePassword"],
    ["one that unpacks to more than 1 MB", zip({ "Skills.csv": "x".repeat(1_048_577) }), "archiveTooLarge"],
    ["one without lists", zip({ "folder/Connections.csv": "First Name\nInès\n" }), "notLinkedIn"],
  ])("is refused if it is %s", (_, archive, why) => expect(readArchive(archive)).toBe(why));

  it("is read without what it does not need, however large that is", () => {
    const { parts } = read({ "messages.csv": "x".repeat(3_000_000), "Skills.csv": "Name\nGo\n" });
    expect(fieldsOf(parts.skills)).toEqual([{ word: "Go" }]);
  });
});
