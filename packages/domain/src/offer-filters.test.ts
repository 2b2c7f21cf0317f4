import { describe, expect, it } from "vitest";
import { countFilters, holdsTerms, offerFilters, offerTerms, type OfferQuery, wantedTerms } from "./offer-filters";

const offer = {
  jobTitle: "Développeur ou développeuse Go",
  description: "Vous rejoignez l’équipe Paiements et ses micro-services.",
  location: "Saint-Nazaire (44600)",
  contract: "cdi",
  remote: "partial",
  skills: ["Go", "C++", "Node.js", ".NET", "Full-stack"],
  company: "Atelier de l'Ouest",
} as const;
const terms = offerTerms({ ...offer, skills: [...offer.skills] });
const finds = (query: OfferQuery) => holdsTerms(terms, wantedTerms(offerFilters(query)));

describe("the filters of offers", () => {
  it.each<[OfferQuery]>([
    [{ search: "DEVELOPPEUSE" }],
    [{ search: "dévelop paiements" }],
    [{ search: "go de l'equipe" }],
    [{ search: "c++ node.js .net" }],
    [{ search: "développeurs golang cpp" }],
    [{ search: "nodejs dotnet Go 1.22" }],
    [{ location: "st nazaire" }],
    [{ search: "atelier ouest" }],
    [{ location: "saint nazaire" }],
    [{ location: "446" }],
    [{ company: "OUEST atelier" }],
    [{ contract: "cdd,cdi" }],
    [{ remote: "full, Partial" }],
    [{ contract: "benevolat", remote: "," }],
    [{ search: "   ", location: "" }],
    [{ search: "ou" }],
    [{ search: "dev" }],
    [{ search: "pai nazaire" }],
    [{ search: "développeuse go saint-nazaire" }],
    [{ search: "fullstack" }],
    [{ search: "full-stack" }],
    [{ search: "full stack" }],
    [{ search: "microservices" }],
  ])("%j finds the offer", (query) => expect(finds(query)).toBe(true));

  it.each<[OfferQuery]>([
    [{ search: "gouvernance" }],
    [{ search: "🙂" }],
    [{ location: "-" }],
    [{ company: "/" }],
    [{ search: "the" }],
    [{ search: "pa" }],
    [{ search: "développeuse java" }],
    [{ search: "na" }],
    [{ search: "servicesmicro" }],
    [{ location: "nantes" }],
    [{ location: "ouest" }],
    [{ company: "paiements" }],
    [{ contract: "stage" }],
    [{ remote: "full" }],
    [{ search: "place/saint contract/stage" }],
  ])("%j does not", (query) => expect(finds(query)).toBe(false));

  const named = {
    title: { jobTitle: "Assistante de Me N’Diaye" },
    description: { description: "Vous assistez Mme N’Diaye." },
    company: { company: "N'Diaye Conseil" },
    location: { location: "Place N'Diaye" },
  };
  it.each(
    Object.entries(named).flatMap(([field, given]) =>
      ["ndiaye", "n diaye", "n'diaye"].map((search) => [field, search, given] as const),
    ),
  )("in the %s find N'Diaye by %j (D-271)", (_, search, given) => {
    const own = offerTerms({ ...offer, ...given, skills: [] });
    expect(holdsTerms(own, wantedTerms(offerFilters({ search })))).toBe(true);
  });

  it("counts the kinds that are set", () => {
    const all = { search: "go", location: "Lyon", contract: "cdi,cdd", remote: "full", minSalary: 1, company: "k" };
    expect([countFilters(offerFilters({})), countFilters(offerFilters({ ...all, publishedWithin: 7 }))]).toEqual([
      0, 7,
    ]);
    expect(countFilters(offerFilters({ contract: "stage,alternance,cdd,cdi,freelance", search: " " }))).toBe(0);
  });
});
