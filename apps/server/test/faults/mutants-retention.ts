import type { Mutant } from "./seeding";

const noticed = "writes to who has not been here for 23 months, once, and no sooner";
const again = "writes again to who came back and left once more, in the language asked for last";
const deleted = "deletes who stays away, thirty days after the notice and no sooner";
const refused = "keeps refused applications for 24 months, and accepted ones";
const withdrawn = "tells for 24 months of an application that was withdrawn";
const waiting = "keeps a registration that waits for its code for seven days";
const suspended = "keeps who is suspended for 24 months, as all others";
const verified = `db
    .selectFrom("users")
    .select(["id", "language"])
    .where("verified_at", "is not", null)`;
const opened = "lists the views of a resume for a year";

/** What a server does by itself after a long time. */
export const retentionMutants: Mutant[] = [
  {
    name: "who has been away for 22 months is written to",
    found: ["login", noticed],
    reads: "months(now, monthsUntilNotice)",
    becomes: "months(now, monthsUntilNotice - 1)",
  },
  {
    name: "who is away is written to every hour",
    found: ["login", noticed],
    reads: "unused.map(({ id }) => id)",
    becomes: "[]",
  },
  {
    name: "who is suspended is deleted at once",
    found: ["login", suspended],
    reads: `${verified}\n    .where("last_active_at", "<=", months(now, monthsKept))`,
    becomes: verified,
  },
  {
    name: "an unused account goes as soon as its notice is sent",
    found: ["login", deleted],
    reads: 'eb("inactivity_notice_at", "<=", days(now, daysAfterNotice))',
    becomes: 'eb("inactivity_notice_at", "is not", null)',
  },
  {
    name: "an unused account stays after its notice",
    found: ["login", deleted],
    reads: 'eb("inactivity_notice_at", "<=", days(now, daysAfterNotice))',
    becomes: 'eb("inactivity_notice_at", "<=", days(now, monthsKept * daysAfterNotice))',
  },
  {
    name: "a login does not end the wait of a notice",
    found: ["login", "deletes nobody who has logged in since the notice"],
    reads: "await keepActive(db, now, userId)",
    becomes: "undefined",
  },
  {
    name: "who came back and left once more is not written to again",
    found: ["login", again],
    reads: "{ last_active_at: now, inactivity_notice_at: null }",
    becomes: "{ last_active_at: now }",
  },
  {
    name: "the notice of an unused account is in the language of the server",
    found: ["login", again],
    reads: "renderMail(inactivityMail(firstname), language ?? defaultLanguage, config.publicUrl)",
    becomes: "renderMail(inactivityMail(firstname), defaultLanguage, config.publicUrl)",
  },
  {
    name: "refused applications stay",
    found: ["listApplications", refused],
    reads: "deleteRefusedApplications(parts)",
    becomes: "Promise.resolve()",
  },
  {
    name: "refused applications go after 23 months",
    found: ["listApplications", refused],
    reads: "deleteRefused(tx, clock.now())",
    becomes: "deleteRefused(tx, new Date(clock.now().getTime() + 30 * 86_400_000))",
  },
  {
    name: "withdrawn applications are told for ever",
    found: ["getJobOffer", withdrawn],
    reads: "deleteWithdrawn(parts.db, parts.clock.now())",
    becomes: "Promise.resolve()",
  },
  {
    name: "withdrawn applications are told for 23 months",
    found: ["getJobOffer", withdrawn],
    reads: "deleteWithdrawn(parts.db, parts.clock.now())",
    becomes: "deleteWithdrawn(parts.db, new Date(parts.clock.now().getTime() + 30 * 86_400_000))",
  },
  {
    name: "a waiting registration goes after a day",
    found: ["login", waiting],
    reads: "secondsAfter(clock.now(), -secondsRegistrationKept)",
    becomes: "secondsAfter(clock.now(), -secondsRegistrationKept / 7)",
  },
  {
    name: "a waiting registration stays",
    found: ["login", waiting],
    reads: "secondsAfter(clock.now(), -secondsRegistrationKept)",
    becomes: "secondsAfter(clock.now(), -52 * secondsRegistrationKept)",
  },
  {
    name: "views of a resume stay",
    found: ["listResumeViews", opened],
    reads: "secondsAfter(clock.now(), -year)",
    becomes: "secondsAfter(clock.now(), -9 * year)",
  },
  {
    name: "views of a resume go after eleven months",
    found: ["listResumeViews", opened],
    reads: "secondsAfter(clock.now(), -year)",
    becomes: "secondsAfter(clock.now(), (-year * 11) / 12)",
  },
  {
    name: "nobody is told that an offer has passed its date",
    found: ["listNotifications", "tells who applied that an offer has passed its date, once"],
    reads: "closePassed(parts)",
    becomes: "Promise.resolve()",
  },
];
