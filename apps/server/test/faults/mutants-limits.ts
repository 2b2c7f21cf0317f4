import type { Mutant } from "./seeding";

const counted = "${within} * interval '1 second'";

/** How much one person may store and do. */
export const limitMutants: Mutant[] = [
  {
    name: "any number of writes",
    found: ["updateMe", "takes 120 writes a minute of one person"],
    reads: "[{ limit: rateLimits.writes, subject: String(request.currentUser.id) }]",
    becomes: "[]",
  },
  {
    name: "one busy person stops everybody's writes",
    found: ["updateMe", "takes 120 writes a minute of one person"],
    reads: "[{ limit: rateLimits.writes, subject: String(request.currentUser.id) }]",
    becomes: '[{ limit: rateLimits.writes, subject: "everybody" }]',
  },
  {
    name: "any number of usernames",
    found: ["updateMe", "takes ten usernames a day and no more"],
    reads: "limitRenames(tx, call, before.username)",
    becomes: "undefined",
  },
  {
    name: "a username is counted with every change of the account",
    found: ["updateMe", "takes ten usernames a day and no more"],
    reads: "body.username === undefined || body.username.toLowerCase() === before.toLowerCase()",
    becomes: "false",
  },
  {
    name: "RateLimit tells milliseconds",
    found: ["updateMe", "takes 120 writes a minute of one person"],
    reads: "rateLimitHeaders(limit, seconds)",
    becomes: "rateLimitHeaders(limit, seconds * 1000)",
  },
  {
    name: "any number of applications to one offer",
    found: ["createApplication", "takes the same offer three times a day"],
    reads: "{ limit: rateLimits.sameOffer, subject: `${user.id} ${offer.id}` }",
    becomes: "{ limit: rateLimits.sameOffer, subject: String(Math.random()) }",
  },
  {
    name: "a list of the CV has no end",
    found: ["createProject", "takes a hundred entries and no more"],
    reads: "(rows[0]?.total ?? 0) >= maxStored.cvEntries",
    becomes: "(rows[0]?.total ?? 0) > maxStored.cvEntries",
  },
  {
    name: "closed offers become active without a limit",
    found: ["createJobOffer", "takes fifty active offers and no more"],
    reads: "more.isActive && active >= maxStored.activeOffers",
    becomes: "more.isNew && more.isActive && active >= maxStored.activeOffers",
  },
  {
    name: "the same offer takes three applications of all people together",
    found: ["createApplication", "takes the same offer three times a day"],
    reads: "{ limit: rateLimits.sameOffer, subject: `${user.id} ${offer.id}` }",
    becomes: "{ limit: rateLimits.sameOffer, subject: String(offer.id) }",
  },
  {
    name: "what is counted is counted half as long",
    found: ["exportApplicationsCsv", "takes more exports once their time is over, and not before"],
    reads: counted,
    becomes: "${within} * interval '0.5 seconds'",
    inSql: true,
  },
  {
    name: "usernames are counted for two days",
    found: ["updateMe", "takes more usernames once their time is over, and not before"],
    reads: counted,
    becomes: "${within} * interval '2 seconds'",
    inSql: true,
  },
  {
    name: "exports of applications are counted for an hour",
    found: ["exportApplicationsCsv", "takes more exports once their time is over, and not before"],
    reads: "await countOrReject(call, [{ limit: rateLimits.applicationExports, subject: String(user.id) }])",
    becomes:
      "await countOrReject(call, [{ limit: { ...rateLimits.applicationExports, within: 3_600 }, subject: String(user.id) }])",
  },
  {
    name: "proposals are counted for an hour",
    found: ["proposeCvEntries", "takes more proposals once their time is over, and not before"],
    reads: "await countOrReject(call, [{ limit: rateLimits.proposals, subject: String(user.id) }])",
    becomes:
      "await countOrReject(call, [{ limit: { ...rateLimits.proposals, within: 3_600 }, subject: String(user.id) }])",
  },
  {
    name: "a refused note states another limit",
    found: ["createApplicationNote", "keeps twenty on an application, and those there are"],
    reads: "full(storedErrors.applicationNotes)",
    becomes: "full(storedErrors.cvEntries)",
  },
  {
    name: "one more active offer is refused with the limit of all",
    found: ["createJobOffer", "takes fifty active offers and no more"],
    reads: "full(storedErrors.activeOffers)",
    becomes: "full(storedErrors.offers)",
  },
  {
    name: "spaces around a text count",
    found: ["createJobOffer", "publishes a text at its limit with more spaces around it"],
    reads: 'schema["format"] === "password"',
    becomes: 'schema["format"] === "password" || String(given).length > Number(schema["maxLength"])',
  },
  {
    name: "a name keeps its line breaks",
    found: ["updateMe", "keeps a name to one line (D-056)"],
    reads: 'schema["x-single-line"] === true && typeof given === "string"',
    becomes: "false",
  },
  {
    name: "blocks are refused in English by default",
    found: ["createBlock", "refuses in 'fr' by default, and in the other language on request"],
    reads: 'englishScreens.has(feature) ? "en" : "fr"',
    becomes: 'englishScreens.has(feature) || feature === "moderation" ? "en" : "fr"',
  },
];
