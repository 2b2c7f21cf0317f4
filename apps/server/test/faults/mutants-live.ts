import type { Mutant } from "./seeding";

const screens = 'englishScreens.has(feature) ? "en" : "fr"';

/** The live channel, and the languages of texts. */
export const liveMutants: Mutant[] = [
  {
    name: "one connection's language applies to all of a person",
    found: ["connectLive", "sets the language of one connection only"],
    reads: "messageIn(connection.language)",
    becomes: 'messageIn(recipients()[0]?.language ?? "fr")',
  },
  {
    name: "a channel closes without the code of an ended session",
    found: ["connectLive", "closes when the session ends"],
    reads: 'socket.close(SESSION_ENDED, "session ended")',
    becomes: 'socket.close(1000, "session ended")',
  },
  {
    name: "a message goes to a discussion and a person at once",
    found: ["connectLive", "refuses a message into a discussion and to its other person at once"],
    reads: "bodyRead(propertiesOf(draft), raw, new Map(), checkDraft)",
    becomes:
      "bodyRead(propertiesOf(draft), isRecord(raw) && raw.discussionId !== undefined ? (({ recipientUsername, ...rest }) => rest)(raw) : raw, new Map(), checkDraft)",
  },
  {
    name: "unread messages count discussions",
    found: ["listMessages", "marks as read one discussion, not the others"],
    reads: "coalesce(sum(d.unread), 0)",
    becomes: "count(*)",
    inSql: true,
  },
  {
    name: "a refusal names the wrong language",
    found: ["getMe", "names the language of a refusal, if any"],
    reads: '{ "content-language": language }',
    becomes: '{ "content-language": language === "fr" ? "en" : "fr" }',
  },
  {
    name: "offers are French by default",
    found: ["getJobOffer", "refuses in 'en' by default, and in the other language on request"],
    reads: screens,
    becomes: 'englishScreens.has(feature) && feature !== "job-offers" ? "en" : "fr"',
  },
  {
    name: "posts are English by default",
    found: ["createComment", "refuses in 'fr' by default, and in the other language on request"],
    reads: screens,
    becomes: 'englishScreens.has(feature) || feature === "posts" ? "en" : "fr"',
  },
  {
    name: "a language with weight 0 is taken",
    found: ["getJobOffer", "refuses in 'en' by default, and in the other language on request"],
    reads: "weight > (best?.weight ?? 0)",
    becomes: "weight > (best?.weight ?? -1)",
  },
  {
    name: "a login does not keep the language",
    found: ["login", "sends texts in the language that a login asks for"],
    reads: "keepLanguage(db, account.id, call.wantedLanguage)",
    becomes: "Promise.resolve()",
  },
  {
    name: "errors on the channel are French for everybody",
    found: ["connectLive", "refuses a frame in the language set on its connection"],
    reads: "text[connection.language]",
    becomes: "text.fr",
  },
  {
    name: "the count comes before its notification",
    found: ["connectLive", "sends the notification before the count"],
    reads: "[newNotification(db, userId, id), unreadCount(db, userId)]",
    becomes: "[unreadCount(db, userId), newNotification(db, userId, id)]",
  },
];
