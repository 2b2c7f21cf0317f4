import type { Mutant } from "./seeding";

const list = "listJobOffersForMe";
const inCompany = "{ term: `company/${word}`, isPrefix: true }";

/** Which offers a filter finds. */
export const offerFilterMutants: Mutant[] = [
  {
    name: "offers are found however old they are",
    found: [list, "finds what is at most so many days old, and nothing older"],
    reads: "sql<boolean>`o.created_at > ${since(publishedWithin)}::timestamptz`",
    becomes: "sql<boolean>`true`",
  },
  {
    name: "a company is found by the words of its offers",
    found: [list, "finds no company by the words of its offers"],
    reads: inCompany,
    becomes: "{ term: word, isPrefix: true }",
  },
  {
    name: "a company is not found by three letters",
    found: [list, "finds the offers of one company"],
    reads: inCompany,
    becomes: "{ term: `company/${word}`, isPrefix: word.length > 3 }",
  },
  {
    name: "a text is found in the place too",
    found: [list, "finds no text by a place"],
    reads: "[...words, ...places, ...companies, kinds, ways]",
    becomes:
      "[...words.map((one) => [...one, ...one.map(({ term }) => ({ term: `place/${term}`, isPrefix: true }))]), ...places, ...companies, kinds, ways]",
  },
  {
    name: "a place is found in any text",
    found: [list, "finds no place by another text"],
    reads: "{ term: `place/${word}`, isPrefix: true }",
    becomes: "{ term: word, isPrefix: true }",
  },
  {
    name: "offers on site are not found by that",
    found: [list, "finds what says nothing of remote work as on site"],
    reads: "named(remotes, query.remote)",
    becomes: 'named(remotes, query.remote).filter((way) => way !== "none")',
  },
  {
    name: "a space in a list hides a contract",
    found: [list, "finds one of several contracts, and ignores what is none"],
    reads: "name.trim().toLowerCase()",
    becomes: "name.toLowerCase()",
  },
  {
    name: "filters do not narrow what one applied to",
    found: ["saveJobOffer", "lists what one saved, the one saved last first, and filters it"],
    reads: "listOwn(db, view, reader.id, filter?.condition, page)",
    becomes: 'listOwn(db, view, reader.id, view === "saved" ? filter?.condition : undefined, page)',
  },
  {
    name: "each page of what one applied to is the first",
    found: [list, "lists what one applied to, the latest first, until it is withdrawn"],
    reads: "offset ${sql.lit(page.offset)}) p on true",
    becomes: "offset 0) p on true",
    inSql: true,
  },
];
