import type { Mutant } from "./seeding";

const vector = (name: string) => ["listJobOffersForMe", `matches as in the vector '${name}'`] as const;
const weights = vector("the weights: a sector is worth less than a title, a title less than another skill");
const nothing = vector("without any match: title, then sector, then the newest");
const equals = vector("between equals the newest first");
const spelling = vector("spelling does not count: accents, capitals, spaces, ligatures, apostrophes, qualifiers");
const levels = vector("from seven tenths strong, from four tenths medium, else weak");
const titles = vector("titles: gender marks and stop words count for nothing, other marks stay");
const sources = vector(
  "the source that says most is named: the latest experience, a project, a formation, a certification, the profile",
);
const order = "sql`order by tier, score desc, created_at desc, id desc`";

/** Ranking and explanation of offers, and match notifications. */
export const matchingMutants: Mutant[] = [
  {
    name: "the newest offers first, whatever they want",
    found: vector("the example: two of three skills, none listed, none matched"),
    reads: order,
    becomes: "sql`order by created_at desc, id desc`",
  },
  {
    name: "no tiers",
    found: nothing,
    reads: order,
    becomes: "sql`order by score desc, created_at desc, id desc`",
  },
  {
    name: "no score",
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
    name: "one of one as good as all of many",
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
    name: "two missing sectors are the same",
    found: vector("two missing sectors are not the same"),
    reads: 'applicant.sector === "" ? sql`false` : sql`coalesce(r.sector_key = ${applicant.sector}, false)`',
    becomes: "sql`coalesce(coalesce(r.sector_key, '') = ${applicant.sector}, false)`",
  },
  {
    name: "offers that match nothing are hidden",
    found: vector("what is no alias stays apart"),
    reads: "newest(3, 0, sql`not ${unscorable} and not ${sameSector}`)",
    becomes: "newest(3, 0, sql`false`)",
  },
  {
    name: "no aliases",
    found: vector("every key is found by its first alias"),
    reads: "keyOf.get(bare) ?? bare",
    becomes: "bare",
  },
  {
    name: "the first ten aliases alone",
    found: vector("the aliases of place 2 are the keys that are declared"),
    reads: "keyOf.get(bare) ?? bare",
    becomes: "new Map([...keyOf].slice(0, 10)).get(bare) ?? bare",
  },
  {
    name: "digits at the end of a skill are dropped",
    found: vector("what is no alias stays apart"),
    reads: "keyOf.get(bare) ?? bare",
    becomes: 'keyOf.get(bare) ?? bare.replace(/ \\d+$/, "")',
  },
  {
    name: "only letters count in a skill",
    found: vector("what is no alias stays apart"),
    reads: "keyOf.get(bare) ?? bare",
    becomes: 'keyOf.get(bare) ?? bare.replace(/[^a-z]/g, "")',
  },
  {
    name: "qualifiers count",
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
    name: "the source that was stored first is named",
    found: sources,
    reads: "sourcesByWeight.indexOf(a.source.kind) - sourcesByWeight.indexOf(b.source.kind)",
    becomes: "0",
  },
  {
    name: "the earliest experience is named",
    found: sources,
    reads: "order by e.started_at desc nulls last, s.id",
    becomes: "order by e.started_at nulls last, s.id",
    inSql: true,
  },
  {
    name: "gender marks count",
    found: titles,
    reads: 'gender.reduce((text, marks) => text.replace(marks, " "), fold(title))',
    becomes: "fold(title)",
  },
  { name: "stop words count", found: titles, reads: "!stopWords.has(word)", becomes: "true" },
  {
    name: "titles of experiences count for nothing",
    found: vector("titles: words of the experiences count, those of other entries do not"),
    reads: '[profile ?? "", ...titles]',
    becomes: '[profile ?? ""]',
  },
  {
    name: "two spellings of a skill count twice",
    found: vector("two spellings of a skill are one, under the first"),
    reads: "isNew ? key : null",
    becomes: "key",
  },
  {
    name: "the order of an edited offer is that of its edit",
    found: ["listJobOffersForMe", "keeps the place of an offer that is edited"],
    reads: "{ ...columns(offer), updated_at: sql`now()` }",
    becomes: "{ ...columns(offer), created_at: sql`now()`, updated_at: sql`now()` }",
  },
  {
    name: "offers of one skill of two are told",
    found: ["createJobOffer", "does not tell who has one of two"],
    reads: "count(distinct s.skill_key) >= 2 and",
    becomes: "count(distinct s.skill_key) >= 1 and",
    inSql: true,
  },
  {
    name: "offers of two skills of five are told",
    found: ["createJobOffer", "does not tell who has two of five"],
    reads: "count(distinct s.skill_key) * 2 >= o.skill_total",
    becomes: "true",
    inSql: true,
  },
  {
    name: "offers of two skills of four are not told",
    found: ["createJobOffer", "tells who has two of four skills"],
    reads: "count(distinct s.skill_key) >= 2 and",
    becomes: "count(distinct s.skill_key) >= 3 and",
    inSql: true,
  },
  {
    name: "a fitting offer is told to who applied",
    found: ["updateJobOffer", "does not tell who applied already"],
    reads: "where a.offer_id = o.id and a.applicant_id = s.user_id",
    becomes: "where a.offer_id = o.id and a.applicant_id = 0",
    inSql: true,
  },
  {
    name: "any number of fitting offers a day",
    found: ["createJobOffer", "tells of five fitting offers a day at most"],
    reads: "sql.lit(maxOfferNotificationsPerDay)",
    becomes: "sql.lit(1000)",
  },
  {
    name: "four fitting offers a day",
    found: ["createJobOffer", "tells of five fitting offers a day at most"],
    reads: "sql.lit(maxOfferNotificationsPerDay)",
    becomes: "sql.lit(4)",
  },
  {
    name: "a fitting offer is told with each edit",
    found: ["updateJobOffer", "tells nobody of an edit of an active offer"],
    reads: "offer.active && !before.active",
    becomes: "offer.active",
  },
  {
    name: "a company keeps its first sector",
    found: ["updateRecruiterProfile", "compares a company's present sector"],
    reads: "sector === undefined ? undefined : fold(sector)",
    becomes: "before.sector || sector === undefined ? undefined : fold(sector)",
  },
  {
    name: "an edited entry declares what it declared",
    found: ["updateFormation", "follows what an entry declares, and forgets it with the entry (formations)"],
    reads: "redeclareSkills(tx, { userId, entry: { source, id } }, skills)",
    becomes: "declareSkills(tx, { userId, entry: { source, id } }, [])",
  },
  {
    name: "the profile's skills are all that is declared",
    found: ["updateApplicantProfile", "keeps what the CV declares when the profile is saved"],
    reads: "sql`s.user_id = ${userId} and ${ofProfile}`",
    becomes: "sql`s.user_id = ${userId}`",
  },
];
