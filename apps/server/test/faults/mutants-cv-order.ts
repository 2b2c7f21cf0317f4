import type { Mutant } from "./seeding";

/** The order that an applicant gives the lists of a CV. */
export const cvOrderMutants: Mutant[] = [
  {
    name: "an entry is put one too far",
    found: ["updateExperience", "puts an entry at a position, on every page"],
    reads: "entries.filter((each) => each !== entry).toSpliced(position - 1, 0, entry)",
    becomes: "entries.filter((each) => each !== entry).toSpliced(position, 0, entry)",
  },
  {
    name: "the position of an entry shows on one page alone",
    found: ["updateProject", "puts an entry at a position, on every page"],
    reads:
      "sql`where user_id between ${userId} and ${userId} order by user_id, place,\n    ${sql.ref(section.order)} desc, id desc limit ${sql.lit(size)} offset ${sql.lit(offset)}`",
    becomes:
      "sql`where user_id = ${userId} order by ${sql.ref(section.order)} desc, id desc limit ${sql.lit(size)} offset ${sql.lit(offset)}`",
  },
  {
    name: "entries with the same start are the other way round from page to page",
    found: ["listExperiences", "is in the same order entry by entry as at once"],
    reads:
      "sql`where user_id between ${userId} and ${userId} order by user_id, place,\n    ${sql.ref(section.order)} desc, id desc limit ${sql.lit(size)} offset ${sql.lit(offset)}`",
    becomes:
      "sql`where user_id between ${userId} and ${userId} order by user_id, place,\n    ${sql.ref(section.order)} desc, id limit ${sql.lit(size)} offset ${sql.lit(offset)}`",
  },
  {
    name: "an entry that is changed becomes the first",
    found: ["updateFormation", "keeps the position of an entry that is changed"],
    reads: "placeEntry(tx, section, user.id, id, body.position)",
    becomes: "placeEntry(tx, section, user.id, id, body.position ?? 1)",
  },
  {
    name: "a new entry is not put at its position",
    found: ["createCertification", "puts a new entry at its position"],
    reads: "placeEntry(tx, section, user.id, inserted, position)",
    becomes: "undefined",
  },
  {
    name: "a list that was ordered once never has its usual order again",
    found: ["updateFormation", "goes by the usual order again once it is that"],
    reads: "ids.every((each, index) => usualPlaces.get(each) === index + 1)",
    becomes: "false",
  },
  {
    name: "a list keeps an order of which a deletion has left nothing",
    found: ["deleteFormation", "goes by the usual order again once what stood otherwise is deleted"],
    reads: "!move && !isUsual",
    becomes: "!move",
  },
  {
    name: "anybody moves an entry",
    found: ["updateFormation", "moves nothing of another applicant's"],
    reads: "await lockEntry(tx, section, user.id, id)",
    becomes:
      'body.position === undefined ? await lockEntry(tx, section, user.id, id) : Boolean(user.id = (await tx.selectFrom("formations").select("user_id").where("id", "=", id).executeTakeFirst())?.user_id ?? user.id)',
  },
];
