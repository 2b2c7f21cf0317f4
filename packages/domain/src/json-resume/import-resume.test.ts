import { describe, expect, it } from "vitest";
import { readResume } from "./import-resume";

/** The entries of a file, which must be readable. */
function read(file: unknown) {
  const resume = readResume(file);
  if (!resume) throw new Error("It is no resume.");
  return resume;
}
const job = (entry: object) => read({ work: [{ name: "Lumio", position: "Go", ...entry }] }).work[0];
const at = (start: string, end: string, isOpen = false) => ({ start, end, isOpen, unread: {} });

describe("the period of a job (D-321)", () => {
  it.each([
    [{ startDate: "2014-6", endDate: "2014/08" }, at("2014-06", "2014-08")],
    [{ startDate: "06/2014", endDate: "juin 2016" }, at("2014-06", "2016-06")],
    [{ startDate: "2014-06-00", endDate: "2016-06-31" }, at("2014-06", "2016-06")],
    [{ start: 2014, end: 2016 }, at("2014", "2016")],
    [{ start_date: "2014", "end-date": "2016" }, at("2014", "2016")],
    [{ startDate: { year: 2014, month: 6 } }, at("2014-06", "", true)],
    [{ duration: { start: "2014", end: "2016" } }, at("2014", "2016")],
    [{ date: "06/2018-08/2018" }, at("2018-06", "2018-08")],
    [{ dates: "Février 2021 – Aujourd'hui" }, at("2021-02", "", true)],
    [{ years: "2014--2016" }, at("2014", "2016")],
    [{ startDate: "juin 2014 à ce jour" }, at("2014-06", "", true)],
    [{ startDate: "2014", endDate: "2016", current: true }, at("2014", "", true)],
    [{ span: { from: "Mar 2022", to: "Present" } }, at("2022-03", "", true)],
    [{ work_time: ["2014.09.01", "2018.06.30"] }, at("2014-09-01", "2018-06-30")],
    [{ work_time: ["2014.09", null] }, at("2014-09", "", true)],
    [
      { date_start: "1 Sep 2009 00:00:00 GMT", date_end: "Sat, 01 Aug 2014 00:00:00 GMT" },
      at("2009-09-01", "2014-08-01"),
    ],
    [{ fr_dates: "2014 – 2016", en_dates: "2014 – 2016" }, at("2014", "2016")],
    [{ graduationYear: "2015" }, at("2015", "2015")],
    [{ startDate: "2012", graduationYear: "2015" }, at("2012", "2015")],
  ])("%j", (entry, period) => expect(job(entry)?.period).toEqual(period));

  it.each(["", null, undefined, "Present", "Actuel", "à ce jour", "en poste", "active", "None", "Invalid date"])(
    "has no end yet with the end %j",
    (endDate) => expect(job({ startDate: "2020", endDate })?.period).toEqual(at("2020", "", true)),
  );

  it.each([
    [{ startDate: "2020", current: false }, at("2020", "")],
    [{ startDate: "2020", ongoing: false, endDate: "" }, at("2020", "")],
    [{}, at("", "")],
    [{ startDate: "Invalid date", endDate: "2020" }, at("", "2020")],
    [{ startDate: "Invalid date" }, at("", "")],
    [
      { startDate: "Invalid date", endDate: "Invalid date" },
      { ...at("", ""), unread: { start: "Invalid date", end: "Invalid date" } },
    ],
    [
      { startDate: "2020", endDate: "fin d’été" },
      { ...at("2020", ""), unread: { end: "fin d’été" } },
    ],
    [{ date: "l’an dernier" }, { ...at("", ""), unread: { start: "l’an dernier" } }],
  ])("is not known whole in %j, and not open", (entry, period) => expect(job(entry)?.period).toEqual(period));
});

describe("a job", () => {
  it.each(["companyName", "org_name", "employer", "organisation"])("has its employer in %j", (field) => {
    expect(job({ position: "Dev", [field]: "Lumio" })).toMatchObject({ position: "Dev", name: "Lumio" });
  });

  it("is in a section of jobs, if another section lists experience with tools", () => {
    const file = { experience: [{ tools: ["Git"] }], employment: [{ company: "Lumio", position: "Dev" }] };
    expect(readResume(file)?.work).toMatchObject([{ name: "Lumio", position: "Dev" }]);
  });

  it("is read under other names, with its employer as an object", () => {
    const company = { name: "Lumio", location: "Lyon" };
    const { work } = read({ work: [{ company, title: "Développeuse", url: "lumio.example", start: "2020" }] });
    expect(work[0]).toMatchObject({
      name: "Lumio",
      position: "Développeuse",
      description: "lumio.example\nLyon",
    });
  });

  it("is read from fields in several languages, in French first", () => {
    const entry = {
      name: { fr: "Mairie", en: "Town hall" },
      fr_position: "Agente",
      en_position: "Clerk",
      summary: { en: "Desk" },
    };
    expect(job({ position: "", ...entry })).toMatchObject({
      name: "Mairie",
      position: "Agente",
      description: "Desk\nClerk",
    });
  });

  it("is one for each of its positions", () => {
    const positions = [
      { title: "Cheffe", startDate: "2020", summary: "Six personnes." },
      { title: "Développeuse", startDate: "2018", endDate: "2020" },
    ];
    const { work } = read({ work: [{ company: "Lumio", location: "Lyon", positions }] });
    expect(work).toMatchObject([
      { name: "Lumio", position: "Cheffe", period: at("2020", "", true), description: "Six personnes.\nLyon" },
      { name: "Lumio", position: "Développeuse", period: at("2018", "2020"), description: "" },
    ]);
    expect(job({ position: undefined, roles: ["Cheffe", "Développeuse"] })?.position).toBe("Cheffe, Développeuse");
  });

  it("keeps all of its texts", () => {
    const entry = {
      summary: "<p>La <strong>vitrine</strong> &amp; le reste.</p>",
      highlights: ["Tests", "- Rapide"],
      description: "Une agence",
      location: { city: "Lyon", country: "France" },
      projects: [{ title: "Marée", tasks: ["Carte"] }],
      score: 3.8,
      _draft: "x",
      logo: "logo.png",
      isPinned: true,
      keywords: ["Go", "un mot clé qui est une phrase entière et ne tient pas dans une étiquette"],
    };
    expect(job(entry)).toMatchObject({
      keywords: ["Go"],
      description: [
        "La vitrine & le reste.",
        "- Tests",
        "- Rapide",
        "Une agence",
        "Lyon, France",
        "- Marée",
        "- Carte",
        "score: 3.8",
        "- un mot clé qui est une phrase entière et ne tient pas dans une étiquette",
      ].join("\n"),
    });
  });

  it("has the type that its field or its title says (D-331)", () => {
    expect(job({ employmentType: "INTERNSHIP" })).toMatchObject({ type: "stage", description: "" });
    expect(job({ position: "Stagiaire" })?.type).toBe("stage");
    expect(job({ type: "Temps partiel" })).toMatchObject({ type: undefined, description: "Temps partiel" });
  });
});

describe("an entry", () => {
  it("of education is read under other names", () => {
    const entry = { school: "CNAM", degree: "Licence", fieldOfStudy: "Droit", years: "2016 - 2019", gpa: "15/20" };
    expect(read({ education: [entry] }).education).toEqual([
      {
        institution: "CNAM",
        degree: "Licence, Droit",
        period: at("2016", "2019"),
        courses: [],
        description: "gpa: 15/20",
      },
    ]);
  });

  it("is read under names that repeat its section", () => {
    const file = {
      educationList: [{ edu_time: ["2014", "2018"], school: "CNAM", academic_degree: "Licence" }],
      projectList: [{ project_name: "Marée", project_description: "Les horaires." }],
    };
    expect(read(file)).toMatchObject({
      education: [{ institution: "CNAM", degree: "Licence", period: at("2014", "2018") }],
      projects: [{ name: "Marée", description: "Les horaires." }],
    });
  });

  it("of projects has its dates in its text, and an address without a scheme", () => {
    const entry = {
      title: "Marée",
      summary: "Les horaires.",
      roles: ["Cheffe"],
      startDate: "2019-03",
      url: "maree.example/a",
    };
    expect(read({ projects: [entry] }).projects[0]).toMatchObject({
      name: "Marée",
      description: "03/2019\nLes horaires.\n- Cheffe",
      url: "https://maree.example/a",
    });
  });

  it("of certifications is a certificate", () => {
    const entry = { title: "Opquast", organization: "Opquast", date: "mai 2022", id: "A-1" };
    expect(read({ certifications: [entry] }).certificates[0]).toMatchObject({
      name: "Opquast",
      issuer: "Opquast",
      date: "2022-05",
      id: "A-1",
    });
  });

  it("of languages may be a text, and has its level", () => {
    const languages = [
      { name: "Anglais", level: "C1" },
      "Breton (notions)",
      "Grec",
      { language: "Italien - B1" },
      { title: "Danois", description: "Native", level: 5 },
      { language: "Basque", fluency: "", level: 0 },
    ];
    expect(read({ languages }).languages).toEqual([
      { language: "Anglais", fluency: "C1" },
      { language: "Breton", fluency: "notions" },
      { language: "Grec", fluency: "" },
      { language: "Italien", fluency: "B1" },
      { language: "Danois", fluency: "Native" },
      { language: "Basque", fluency: "" },
    ]);
  });

  it("that is only a text is one to complete", () => {
    const { work, education } = read({ work: ["Soudeuse"], education: ["BTS", 7, null] });
    expect(work[0]?.position).toBe("Soudeuse");
    expect(education.map(({ degree }) => degree)).toEqual(["BTS", "7"]);
  });
});

it.each([
  [
    ["Go", "AWS (EC2, S3)"],
    ["Go", "AWS (EC2, S3)"],
  ],
  [[{ name: "Web", keywords: "HTML, CSS; SVG" }], ["[Web]", "HTML", "CSS", "SVG"]],
  [
    [
      { name: "Web", keywords: ["HTML"] },
      { name: "Go", level: "Master" },
    ],
    ["[Web]", "HTML", "Go"],
  ],
  [{ Web: ["HTML"], Données: ["SQL"] }, ["[Web]", "HTML", "[Données]", "SQL"]],
])("the skills %j are %j, with the names of their groups", (skills, words) => {
  expect(read({ skills }).skills.map(({ word, isGroup }) => (isGroup ? `[${word}]` : word))).toEqual(words);
});

describe("a file", () => {
  const work = [{ name: "Lumio", position: "Go" }];

  it.each([
    ["wrapped", { resume: { work } }],
    ["a list", [{ work }]],
    ["of another name of the section", { experience: work }],
    ["with a section that is an object", { work: { title: "Expérience", jobs: work } }],
    ["with its sections together", { data: { sections: { experience: { name: "Expérience", items: work } } } }],
    ["with a section in capitals", { "Work Experience": work }],
    ["with a section in French", { "Expériences professionnelles": work, formations: [] }],
  ])("is read: %s", (_, file) => expect(read(file).work).toHaveLength(1));

  it.each([null, 7, "work", [], [7], {}, { work: "Go" }, { work: { a: 1 }, basics: {} }])("is none: %j", (file) => {
    expect(readResume(file)).toBeUndefined();
  });

  it("has no entry in a section without items", () => {
    expect(
      read({ sections: { experience: { name: "Expérience", items: [] }, skills: { items: [{ name: "Go" }] } } }),
    ).toMatchObject({
      work: [],
      skills: [{ word: "Go" }],
    });
  });

  it("may have a section that is a single text", () => {
    const { skills, languages, education } = read({
      work,
      skills: "HTML; AWS (EC2, S3)",
      languages: "Français (natif), Anglais",
      education: "BTS comptabilité, Brest",
    });
    expect(skills.map(({ word }) => word)).toEqual(["HTML", "AWS (EC2, S3)"]);
    expect(languages).toEqual([
      { language: "Français", fluency: "natif" },
      { language: "Anglais", fluency: "" },
    ]);
    expect(education.map(({ degree }) => degree)).toEqual(["BTS comptabilité, Brest"]);
    expect(read({ work, language: "fr" }).languages).toEqual([]);
  });

  it("loses empty entries, and counts those that are neither objects nor texts", () => {
    const empty = { company: "", position: "", startDate: "" };
    expect(read({ work: [empty, ...work, null, []], awards: [{ title: "Prix" }] })).toMatchObject({
      work: [{ name: "Lumio" }],
      unreadable: 2,
      ignored: ["awards"],
    });
  });
});
