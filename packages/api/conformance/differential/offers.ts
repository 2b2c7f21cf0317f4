import { inLanguages, readEverything, type Name, type Step, step, tinyPdf } from "./steps";

const id = "{offer}";
const offer = (jobTitle: string, skills: string[], more: object = {}) => ({
  jobTitle,
  description: "Une équipe de cinq.\nDépart de Nantes.",
  location: "Nantes",
  skills,
  ...more,
});

const publish = (as: Name, keep: string, json: object): Step =>
  step(as, "POST /job-offer", { json, keep: { [keep]: "data/id" } });

/** What applicants are compared by, and the company of a recruiter. */
const profiles: Step[] = [
  step("anna", "GET /applicant/anna.arnaud"),
  step("anna", "PATCH /applicant", {
    form: [
      ["profile", "Développeuse web"],
      ["sector", "Énergie"],
      ["skills", "Golang, JS, golang,, Python (avancé)"],
      ["languages", "Français"],
      ["languages", "english"],
      ["languages", "English"],
      ["availableImmediately", "1"],
      ["portfolioUrl", "https://café.example/été"],
    ],
  }),
  step("bruno", "PATCH /applicant", { form: [["skills", '["Excel","Word"]']] }),
  step("rita", "PATCH /recruiter", {
    form: [
      ["company", "Vent du Large"],
      ["sector", "energie"],
      ["website", "HTTPS://Vent.example/A|b"],
    ],
  }),
  step("bruno", "GET /applicant/Anna.Arnaud"),
  step("anna", "GET /recruiter/rita.renard"),
  ...inLanguages([step("anna", "GET /recruiter/remy.roussel"), step("rita", "GET /applicant/personne")]),
  step("anna", "PATCH /applicant", { form: [["experienceLevel", ""]] }),
  ...(["anna", "bruno", "rita"] as const).map((name) => step(name, "GET /people/anna.arnaud")),
];

/** Anna blocks Remy, and Remy Bruno: what each of them is offered until the blocks end. */
const blocks: Step[] = [
  step("anna", "POST /user/blocks", { json: { userId: "{user_remy}" } }),
  step("remy", "POST /user/blocks", { json: { userId: "{user_bruno}" } }),
  ...["", "?search=ingenieur", "?search=chef&view=saved"].flatMap((query) =>
    (["anna", "bruno"] as const).map((name) => step(name, `GET /job-offers-for-me${query}`)),
  ),
  ...(["anna", "bruno"] as const).flatMap((name) =>
    ["job-offer/{fourth}", "job-offers/recruiter/remy.roussel"].map((path) => step(name, `GET /${path}`)),
  ),
  ...inLanguages([
    step("anna", "GET /job-offer/{fifth}"),
    step("anna", "PUT /job-offer/{fifth}/saved"),
    step("anna", "POST /application", { json: { jobOfferID: "{fifth}" } }),
  ]),
  step("anna", "DELETE /user/blocks/{user_remy}"),
  step("remy", "DELETE /user/blocks/{user_bruno}"),
];

/** Publishing and listing offers, in the order of the matching rule, and their notifications. */
export const offers: Step[] = [
  ...profiles,
  publish("rita", "offer", offer("Développeur web H/F", ["go", "JavaScript", "docker"], { salary: 2650.5 })),
  publish(
    "rita",
    "second",
    offer("Comptable", ["MS Excel", "excel", "Word "], { contract: "cdd", benefits: ["Vélo"] }),
  ),
  publish("remy", "third", offer("Data analyst (F/H)", ["python3", "SQL"], { active: false })),
  publish("remy", "fourth", offer("Chef de projet", [])),
  publish("remy", "fifth", offer("Ingénieur·e réseaux", ["Cisco", "K8s"])),
  publish("rita", "sixth", offer("Développeuse Go", ["Golang", "python 3"])),
  publish("rita", "once", { ...offer("Une fois", []), clientId: "7c9e6679-7425-40de-944b-e07fc1f90ae7" }),
  publish("rita", "again", { ...offer("Deux fois", []), clientId: "7C9E6679-7425-40DE-944B-E07FC1F90AE7" }),
  publish(
    "remy",
    "terms",
    offer("Chef de chantier", [], { remote: "full", closingDate: "2998-12-31T08:00:00Z", positions: 4 }),
  ),
  ...inLanguages([step("remy", "POST /job-offer", { json: offer("Passée", [], { closingDate: "2020-01-31" }) })]),
  step("remy", "PATCH /job-offer/{terms}", { json: { closingDate: "", positions: 1 } }),
  ...readEverything(["anna", "bruno"]),
  ...(["anna", "bruno", "zoe"] as const).flatMap((name) => [
    step(name, "GET /job-offers-for-me"),
    step(name, "GET /job-offers-for-me?page=2&pageSize=2"),
    step(name, "GET /job-offer/{second}"),
  ]),
  ...(["anna", "rita"] as const).flatMap((name) => [
    step(name, "GET /companies/Rita.Renard"),
    step(name, "GET /companies/rita.renard?pageSize=2&page=2"),
    step(name, "GET /companies/remy.roussel"),
  ]),
  ...(["anna", "bruno", "rita"] as const).flatMap((name) =>
    [
      "people?q=arn",
      "people?q=golang",
      "people?q=ANNA&by=name",
      "people?q=",
      "people?q=%2B",
      "people?q=r&pageSize=1&page=2",
    ]
      .concat("companies?q=vent+large", "companies?q=energie", "companies?q=x&page=0")
      .map((path) => step(name, `GET /${path}`)),
  ),
  ...["q=go", "q=EX", "q=k8s", "q=java", "q=%2B", "q="].map((query) => step("anna", `GET /skills?${query}`)),
  step("rita", "GET /skills?q=go"),
  ...inLanguages(["bruno.blanc", "personne"].map((name) => step("anna", `GET /companies/${name}`))),
  ...[
    "search=developpeu go",
    "contract=cdd,x&view=y",
    "location=nan&remote=none",
    "minSalary=2000&publishedWithin=1",
  ].map((query) => step("anna", `GET /job-offers-for-me?${query}`)),
  ...inLanguages([step("anna", "PUT /job-offer/{third}/saved"), step("rita", "PUT /job-offer/{second}/saved")]),
  step("anna", "PUT /job-offer/{second}/saved"),
  step("anna", "PUT /job-offer/{fourth}/saved"),
  step("anna", "PUT /job-offer/{fourth}/saved"),
  step("anna", "DELETE /job-offer/{second}/saved"),
  step("anna", "GET /job-offers-for-me?view=saved"),
  ...blocks,
  ...inLanguages([
    step("anna", "POST /job-offer-alerts", { json: {} }),
    step("rita", "GET /job-offer-alerts"),
    step("anna", "DELETE /job-offer-alerts/987654321"),
  ]),
  step("anna", "POST /job-offer-alerts", {
    json: { search: " Go ", contract: "cdd,x,CDI" },
    keep: { alert: "data/id" },
  }),
  step("anna", "POST /job-offer-alerts", { json: { search: "GO", contract: "cdi,cdd" } }),
  step("anna", "POST /job-offer-alerts", { json: { minSalary: "x" } }),
  step("anna", "GET /job-offer-alerts"),
  step("bruno", "DELETE /job-offer-alerts/{alert}"),
  step("anna", "DELETE /job-offer-alerts/{alert}"),
  step("anna", "GET /job-offer/{fourth}"),
  step("rita", "GET /job-offers/recruiter/rita.renard?pageSize=3&page=2"),
  ...[
    "status=open&sort=closing",
    "status=closed&search=go",
    "status=expired",
    "applications=none&sort=oldest",
    "status=x",
  ]
    .map((query) => `GET /job-offers/recruiter/rita.renard?${query}`)
    .flatMap((path) => [step("rita", path), step("anna", path)]),
  step("anna", "GET /job-offers/recruiter/REMY.roussel"),
  step("remy", "GET /job-offers/recruiter/remy.roussel"),
  ...inLanguages([
    step("anna", "GET /job-offers/recruiter/bruno.blanc"),
    step("anna", "GET /job-offer/{third}"),
    step("remy", "PATCH /job-offer/{offer}", { json: { active: false } }),
    step("remy", "DELETE /job-offer/{offer}"),
  ]),
  step("remy", "PATCH /job-offer/{third}", { json: { active: true, skills: ["Go", "go", "JS"] } }),
  step("remy", "PATCH /job-offer/{third}", { json: { active: true } }),
  step("remy", "PATCH /job-offer/{third}", { json: {} }),
  ...readEverything(["anna"]),
];

const apply = (as: Name, jobOfferID: string, keep: string, more: object = {}): Step =>
  step(as, "POST /application", { json: { jobOfferID, ...more }, keep: { [keep]: "data/id" } });
const decide = (application: string, decision: string | null, message?: string): Step =>
  step("rita", `PATCH /application/{${application}}`, { json: { decision, ...(message && { message }) } });
const both = ["anna", "rita"] as const;

/** Applying, reading, deciding, withdrawing. */
export const applications: Step[] = [
  apply("anna", id, "application", { message: "  Bonjour\n" }),
  apply("bruno", id, "other", { clientId: "0b0a6f0c-3a55-4b8f-9f0c-0a4f4b2f1a11" }),
  apply("bruno", id, "other", { clientId: "0b0a6f0c-3a55-4b8f-9f0c-0a4f4b2f1a11" }),
  ...inLanguages([
    step("anna", "POST /application", { json: { jobOfferID: id } }),
    step("anna", "POST /application", { json: { jobOfferID: 987_654_321 } }),
    step("remy", "GET /applications?jobOfferId={offer}"),
    step("rita", "GET /applications?jobOfferId=987654321"),
    step("remy", "GET /job-offer/{offer}/applications"),
    step("rita", "GET /job-offer/987654321/applications"),
    step("remy", "GET /application/{application}"),
    step("bruno", "GET /application/{application}"),
    step("bruno", "DELETE /application/{application}"),
    step("remy", "PATCH /application/{application}", { json: { decision: "accepted" } }),
  ]),
  ...readEverything(both),
  step("anna", "GET /job-offers-for-me"),
  step("rita", "GET /job-offer/{offer}/applications", { keep: { asOf: "asOf" } }),
  ...["", "&status=unread&sort=oldest", "&search=zzz"].map((query) =>
    step("rita", `GET /job-offer/{offer}/applications/csv?language=en${query}`),
  ),
  ...inLanguages(
    ["csv", "pdf"].flatMap((kind) => [
      step("remy", `GET /job-offer/{offer}/applications/${kind}?language=fr`),
      step("anna", `GET /job-offer/{offer}/applications/${kind}?language=fr`),
      step("rita", `GET /job-offer/{offer}/applications/${kind}?language=de`),
    ]),
  ),
  step("rita", "GET /job-offer/{offer}/applications/pdf?language=fr&search=bonj"),
  ...inLanguages([
    step("anna", "GET /letter-templates"),
    step("rita", "POST /letter-templates", { json: { name: " ", decision: "x" } }),
    step("rita", "PATCH /letter-templates/987654321", { json: { name: "Non" } }),
    step("rita", "DELETE /letter-templates/987654321"),
  ]),
  step("rita", "POST /letter-templates", {
    json: { name: " Pourvu ", decision: "rejected", text: " Bonjour {prénom} " },
    keep: { template: "data/id" },
  }),
  step("rita", "PATCH /letter-templates/{template}", { json: { text: " Merci " } }),
  step("remy", "PATCH /letter-templates/{template}", { json: { text: "Non." } }),
  step("remy", "DELETE /letter-templates/{template}"),
  step("rita", "GET /letter-templates"),
  step("rita", "DELETE /letter-templates/{template}"),
  step("rita", "GET /letter-templates"),
  ...inLanguages([
    step("anna", "GET /application/{application}/notes"),
    step("remy", "GET /application/{application}/notes"),
    step("remy", "POST /application/{application}/notes", { json: { text: "Non." } }),
    step("rita", "POST /application/{application}/notes", { json: { text: " " } }),
    step("rita", "DELETE /application/{application}/notes/987654321"),
  ]),
  step("rita", "POST /application/{application}/notes", { json: { text: " À rappeler " }, keep: { note: "data/id" } }),
  step("rita", "GET /application/{application}/notes"),
  step("remy", "DELETE /application/{application}/notes/{note}"),
  step("rita", "DELETE /application/{application}/notes/{note}"),
  step("rita", "GET /application/{application}/notes"),
  step("rita", "GET /application/{other}"),
  step("rita", "GET /application/{other}"),
  ...["", "sort=oldest", "status=unread", "status=seen", "status=x&sort=x", "search=bonj", "search=zzz"].map((query) =>
    step("rita", `GET /job-offer/{offer}/applications?${query}`),
  ),
  step("rita", "GET /job-offer/{offer}/applications?pageSize=1&page=2&asOf={asOf}"),
  step("rita", "GET /applications?jobOfferId={offer}&limit=100"),
  step("rita", "GET /applications?jobOfferId={offer}&limit=1&page=2"),
  ...readEverything(both),
  step("rita", "GET /applicant/anna.arnaud"),
  step("bruno", "PATCH /applicant", { form: [["resume", tinyPdf]], keep: { ownResume: "data/resumeUrl" } }),
  step("bruno", "GET {ownResume}"),
  step("bruno", "GET /user/resume-views"),
  step("rita", "GET /applicant/bruno.blanc", { keep: { resume: "data/resumeUrl" } }),
  step("rita", "GET {resume}"),
  step("rita", "GET {resume}"),
  ...inLanguages([step("bruno", "GET /user/resume-views?pageSize=1"), step("rita", "GET /user/resume-views")]),
  decide("application", "accepted", "À lundi !"),
  decide("application", "accepted", "À lundi !"),
  ...readEverything(both),
  decide("application", "rejected"),
  decide("application", null),
  decide("application", null),
  ...readEverything(both),
  ...inLanguages([
    step("rita", "PATCH /applications", {
      json: { decisions: [{ applicationID: "{other}", decision: "rejected", message: "Non." }] },
    }),
    step("remy", "PATCH /applications", { json: { decisions: [{ applicationID: "{other}", decision: "accepted" }] } }),
    step("rita", "PATCH /applications", { json: { decisions: [] } }),
  ]),
  decide("other", null),
  decide("other", "rejected", " "),
  step("bruno", "GET /notifications", { keep: { decided: "items/0/id" } }),
  step("bruno", "PATCH /notifications/{decided}/read"),
  step("bruno", "PATCH /notifications/{decided}/read", { language: "en" }),
  decide("other", null),
  ...readEverything(["bruno"]),
  step("rita", "PATCH /job-offer/{offer}", { json: { active: false } }),
  ...inLanguages([step("zoe", "POST /application", { json: { jobOfferID: id } })]),
  step("anna", "GET /job-offer/{offer}"),
  step("anna", "GET /job-offers-for-me"),
  step("anna", "DELETE /application/{application}"),
  ...inLanguages([step("anna", "DELETE /application/{application}")]),
  ...readEverything(both),
  apply("anna", "{second}", "last"),
  step("rita", "DELETE /job-offer/{second}"),
  ...inLanguages([step("rita", "DELETE /job-offer/{second}"), step("anna", "GET /job-offer/{second}")]),
  ...readEverything(["anna", "rita", "bruno"]),
  step("rita", "GET /dashboard/stats"),
];
