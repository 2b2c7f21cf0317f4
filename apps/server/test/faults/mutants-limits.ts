import type { Mutant } from "./seeding";

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
];
