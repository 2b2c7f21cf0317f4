import { minute, rateLimits } from "@passerelle/domain";
import { person, type Step, tinyGif } from "./steps";

type More = Omit<Step, "as" | "call">;

const registered = (as: string, role: string): Step[] => {
  const json = person(as, "Limite", role);
  return [
    { call: "POST /user/register", json },
    {
      call: "POST /user/verify-email",
      json: { email: json.email, otp: "{code}" },
      codeOf: json.email,
      keep: { [`token_${as}`]: "token", [`user_${as}`]: "user/id" },
    },
  ];
};

/** Uses a limit up at one moment, a minute after what came before, and once more in each language. */
const usedUp = (limit: { free: number }, as: string, call: string, more: (index: number) => More): Step[] => [
  ...Array.from({ length: limit.free }, (_, index) => ({ as, call, pause: index === 0 ? minute : 0, ...more(index) })),
  ...["fr", "en"].map((language) => ({ as, call, language, pause: 0, ...more(limit.free) })),
];

const apply = (index: number): Step => ({
  as: "Lea",
  call: "POST /application",
  json: { jobOfferID: `{limited_${index % 11}}` },
  keep: { limitedApplication: "data/id" },
  pause: 0,
});
const withdraw: Step = { as: "Lea", call: "DELETE /application/{limitedApplication}", pause: 0 };

/** Applies and withdraws until it is too often: three times a day to the same offer, and 30 times an hour at all. */
const applications: Step[] = [
  ...Array.from({ length: 4 }, () => [apply(0), withdraw]).flat(),
  ...Array.from({ length: 30 }, (_, index) => [apply(index + 1), withdraw]).flat(),
];

const message = (content: string): Step => ({
  as: "Lea",
  call: "LIVE send_message",
  frame: { type: "send_message", data: { recipientUsername: "luc.limite", content } },
  keep: { limitedMessage: "data/message/id" },
  pause: 0,
});

const { posts, comments, messages, proposals, applicationExports, pictures, renames, writes } = rateLimits;

/** Uses up each limit whose use is a call that a person makes, but that of documents, each of which takes a second. */
export const limits: Step[] = [
  ...registered("Lea", "applicant"),
  ...registered("Luc", "recruiter"),
  ...Array.from({ length: 11 }, (_, index) => ({
    as: "Luc",
    call: "POST /job-offer",
    json: { jobTitle: `Poste ${index}`, description: "x", location: "Nantes", contract: "cdi" },
    keep: { [`limited_${index}`]: "data/id" },
  })),
  ...applications,
  ...usedUp(posts, "Lea", "POST /post", () => ({ form: [["text", "x"]], keep: { limitedPost: "data/id" } })),
  ...usedUp(comments, "Luc", "POST /comment", () => ({ json: { postID: "{limitedPost}", content: "x" } })),
  message("x"),
  ...usedUp(messages, "Lea", "PATCH /message/{limitedMessage}", (index) => ({ json: { content: `x ${index}` } })),
  message("y"),
  ...usedUp(proposals, "Lea", "POST /cv/proposals", () => ({ form: [["file", ""]] })),
  ...usedUp(applicationExports, "Luc", "GET /job-offer/{limited_1}/applications/csv?language=fr", () => ({})),
  ...usedUp(pictures, "Lea", "PATCH /user/update", () => ({ form: [["avatar", tinyGif]] })),
  ...usedUp(renames, "Luc", "PATCH /user/update", (index) => ({ form: [["username", `luc.limite.${index}`]] })),
  ...usedUp(writes, "Lea", "PATCH /notifications/read", () => ({ json: {} })),
];
