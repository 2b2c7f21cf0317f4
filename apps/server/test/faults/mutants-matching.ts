import type { Mutant } from "./seeding";

const vector = (name: string) => ["listJobOffersForMe", `matches as in the vector '${name}'`] as const;
const weights = vector("the weights: a sector is worth less than a title, a title less than another skill");
const nothing = vector("without any match: title, then sector, then the newest");
const equals = vector("between equals the newest first");
const spelling = vector("spelling does not count: accents, capitals, spaces, ligatures, apostrophes, qualifiers");
const levels = vector("levels: strong from 0.7, medium from 0.4, else weak");
const titles = vector("titles: gender marks and stop words do not count, other marks do");
const sources = vector("the named source: the latest experience, a project, a formation, a certification, the profile");
const order = "sql`order by tier, score desc, created_at desc, id desc`";

const experiences = vector("titles: those of all experiences count");

/** Ranking and explanation of offers. */
export const matchingMutants: Mutant[] = [
  {
    name: "only the title of the latest experience counts",
    found: experiences,
    reads: '[profile ?? "", ...titles]',
    becomes: '[profile ?? "", ...titles.slice(0, 1)]',
  },
  {
    name: "only the title of the first experience counts",
    found: experiences,
    reads: '[profile ?? "", ...titles]',
    becomes: '[profile ?? "", ...titles.slice(-1)]',
  },
  {
    name: "offers are ordered by date only",
    found: vector("the example: two of three skills, none listed, none matched"),
    reads: order,
    becomes: "sql`order by created_at desc, id desc`",
  },
  {
    name: "tiers are ignored in the order",
    found: nothing,
    reads: order,
    becomes: "sql`order by score desc, created_at desc, id desc`",
  },
  {
    name: "the score is ignored in the order",
    found: vector("seven of eight before one of one"),
    reads: order,
    becomes: "sql`order by tier, created_at desc, id desc`",
  },
  {
    name: "between equals the oldest first",
    found: equals,
    reads: order,
    becomes: "sql`order by tier, score desc, created_at, id`",
  },
  {
    name: "the score has no smoothing",
    found: vector("seven of eight before one of one"),
    reads: "number(weights.smoothing)",
    becomes: "number(0)",
  },
  { name: "titles count for nothing", found: weights, reads: "number(weights.title)", becomes: "number(0)" },
  { name: "sectors count for nothing", found: weights, reads: "number(weights.sector)", becomes: "number(0)" },
  { name: "skills count less", found: weights, reads: "number(weights.skill)", becomes: "number(0.5)" },
  { name: "skills count more", found: weights, reads: "number(weights.skill)", becomes: "number(0.95)" },
  {
    name: "sectors are compared letter by letter",
    found: nothing,
    reads: 'fold(sector ?? "")',
    becomes: 'sector ?? ""',
  },
  {
    name: "two missing sectors match",
    found: vector("two missing sectors are not the same"),
    reads: 'sector === "" ? sql`false` : sql`o.sector_key = ${sector}`',
    becomes: "sql`o.sector_key = ${sector}`",
  },
  {
    name: "the sector of offers that match nothing is ignored",
    found: nothing,
    reads: "sql`not ${unscorable} and ${sameSector}`",
    becomes: "sql`false`",
  },
  {
    name: "offers of the sector that match nothing are listed twice",
    found: nothing,
    reads: "sql`not ${unscorable} and not ${sameSector}`",
    becomes: "sql`not ${unscorable}`",
  },
  {
    name: "in a filtered list the sector counts for offers without skills",
    found: nothing,
    reads: "case when ${unscorable} then ${title} else ${scoreOf(matched, title, isSameSector(sector))} end",
    becomes: "${scoreOf(matched, title, isSameSector(sector))}",
    inSql: true,
  },
  {
    name: "aliases are ignored",
    found: vector("every key is found by its first alias"),
    reads: "keyOf.get(bare) ?? bare",
    becomes: "bare",
  },
  {
    name: "only the first ten aliases apply",
    found: vector("second aliases of each key"),
    reads: "keyOf.get(bare) ?? bare",
    becomes: "new Map([...keyOf].slice(0, 10)).get(bare) ?? bare",
  },
  {
    name: "digits at the end of a skill are dropped",
    found: vector("skills without an alias stay different"),
    reads: "keyOf.get(bare) ?? bare",
    becomes: 'keyOf.get(bare) ?? bare.replace(/ \\d+$/, "")',
  },
  {
    name: "only letters count in a skill",
    found: vector("skills without an alias stay different"),
    reads: "keyOf.get(bare) ?? bare",
    becomes: 'keyOf.get(bare) ?? bare.replace(/[^a-z]/g, "")',
  },
  {
    name: "qualifiers are not dropped",
    found: spelling,
    reads: 'whole.replace(/(\\s*\\([^()]*\\))+$/u, "") || whole',
    becomes: "whole",
  },
  { name: "accents count", found: spelling, reads: "fold(name)", becomes: "name.trim().toLowerCase()" },
  { name: "seven tenths are medium", found: levels, reads: "share >= 0.7", becomes: "share > 0.7" },
  { name: "six tenths are strong", found: levels, reads: "share >= 0.7", becomes: "share >= 0.6" },
  { name: "four tenths are weak", found: levels, reads: "share >= 0.4", becomes: "share > 0.4" },
  { name: "a quarter is medium", found: levels, reads: "share >= 0.4", becomes: "share >= 0.25" },
  {
    name: "the first stored source is named",
    found: sources,
    reads: "case when s.experience_id is not null then 1 when s.project_id is not null then 2",
    becomes: "case when s.experience_id is not null then 5 when s.project_id is not null then 5",
    inSql: true,
  },
  {
    name: "the earliest experience is named",
    found: sources,
    reads: "x.started_at desc nulls last",
    becomes: "x.started_at nulls last",
    inSql: true,
  },
  {
    name: "of equal sources of a skill the first is named",
    found: vector("the named source: of equal ones, what was added last"),
    reads: "coalesce(s.experience_id, s.project_id, s.formation_id, s.certification_id) desc",
    becomes: "s.id",
    inSql: true,
  },
  {
    name: "gender marks are not dropped",
    found: titles,
    reads: 'gender.reduce((text, marks) => text.replace(marks, " "), fold(title))',
    becomes: "fold(title)",
  },
  {
    name: "stop words count",
    found: titles,
    reads: "!smallWords.has(word) && !contractWords.has(word)",
    becomes: "true",
  },
  {
    name: "titles of experiences are ignored",
    found: vector("titles: words of the experiences count, those of other entries do not"),
    reads: '[profile ?? "", ...titles]',
    becomes: '[profile ?? ""]',
  },
  {
    name: "two spellings of a skill count twice",
    found: vector("two spellings of a skill count once, under the first"),
    reads: "isNew ? key : null",
    becomes: "key",
  },
  {
    name: "an edited offer is ordered by its edit",
    found: ["listJobOffersForMe", "keeps the position of an offer that is edited"],
    reads: "{ ...columns(offer), updated_at: sql`now()` }",
    becomes: "{ ...columns(offer), created_at: sql`now()`, updated_at: sql`now()` }",
  },
  {
    name: "a company keeps its first sector",
    found: ["updateRecruiterProfile", "matches by a company's current sector"],
    reads: "sector === undefined ? undefined : fold(sector)",
    becomes: "before.sector || sector === undefined ? undefined : fold(sector)",
  },
  {
    name: "the offers of a company keep its former sector",
    found: ["updateRecruiterProfile", "matches by a company's current sector"],
    reads: "body.company !== undefined || sector !== undefined",
    becomes: "body.company !== undefined",
  },
  {
    name: "another field of a company makes matching forget its sector",
    found: ["listJobOffersForMe", "compares the same once anything else is saved"],
    reads: "sector === undefined ? undefined : fold(sector)",
    becomes: 'fold(sector ?? "")',
  },
  {
    name: "an edited CV entry loses its skills",
    found: ["updateFormation", "matches the present skills of an entry, until it is deleted (formations)"],
    reads: "redeclareSkills(tx, { userId, entry: { source, id } }, skills)",
    becomes: "declareSkills(tx, { userId, entry: { source, id } }, [])",
  },
  {
    name: "a saved profile deletes the skills of the CV",
    found: ["updateApplicantProfile", "keeps what the CV declares when the profile is saved"],
    reads: "sql`s.user_id = ${userId} and ${ofProfile}`",
    becomes: "sql`s.user_id = ${userId}`",
  },
];
