import { inLanguages, readEverything, type Name, type Step, step, tinyGif } from "./steps";

const post = (as: Name, keep: string, ...form: NonNullable<Step["form"]>): Step =>
  step(as, "POST /post", { form, keep: { [keep]: "data/id" } });
const comment = (as: Name, keep: string, content: string): Step =>
  step(as, "POST /comment", { json: { postID: "{post}", content }, keep: { [keep]: "data/id" } });
const like = (as: Name, what: "post" | "comment", keep: string): Step =>
  step(as, `POST /${what}-like`, { json: { [`${what}ID`]: `{${what}}` }, keep: { [keep]: "data/id" } });
const edit = (as: Name, ...form: NonNullable<Step["form"]>): Step => step(as, "PATCH /post/{post}", { form });

/** Bruno blocks Rita: what each of the two reads of the other until she unblocks her. */
const blocks: Step[] = [
  ...inLanguages([
    step("zoe", "POST /user/blocks", { json: { userId: "{user_zoe}" } }),
    step("zoe", "POST /user/blocks", { json: { userId: 2_000_000_000 } }),
    step("zoe", "DELETE /user/blocks/{user_rita}"),
  ]),
  step("bruno", "POST /user/blocks", { json: { userId: "{user_rita}" } }),
  step("bruno", "POST /user/blocks", { json: { userId: "{user_rita}" } }),
  step("bruno", "GET /user/blocks"),
  step("rita", "GET /user/blocks"),
  comment("rita", "hidden", "Encore"),
  like("rita", "post", "hiddenLike"),
  ...readEverything(["bruno", "rita"]),
  step("bruno", "GET /posts?limit=2"),
  step("bruno", "GET /post/{pictured}"),
  step("bruno", "GET /post/{post}/comments"),
  step("bruno", "GET /post/{post}/likes"),
  step("bruno", "GET /comment/{hidden}/likes"),
  step("bruno", "GET /post/{post}"),
  ...inLanguages([
    step("bruno", "POST /post-like", { json: { postID: "{pictured}" } }),
    step("bruno", "POST /comment-like", { json: { commentID: "{hidden}" } }),
    step("bruno", "POST /comment", { json: { postID: "{pictured}", content: "x" } }),
  ]),
  step("bruno", "GET /users"),
  step("rita", "GET /users"),
  step("rita", "DELETE /comment/{hidden}"),
  step("bruno", "DELETE /user/blocks/{user_rita}"),
];

/** Zoe and Bruno report what Rita and Anna wrote. */
const reports: Step[] = (
  [
    ["zoe", "post", "{pictured}"],
    ["zoe", "post", "{pictured}"],
    ["zoe", "person", "{user_rita}"],
    ["bruno", "comment", "{comment}"],
    ["bruno", "post", 987654321],
    ["bruno", "comment", 987654321],
    ["bruno", "message", 987654321],
    ["bruno", "offer", 987654321],
    ["bruno", "person", 987654321],
    ["bruno", "person", "{user_bruno}"],
  ] as const
).flatMap(([name, kind, targetId]) =>
  inLanguages([step(name, "POST /reports", { json: { kind, targetId, reason: "spam", text: " Trop " } })]).slice(0, 2),
);

/** The feed, its notifications, and cascading deletions. */
export const posts: Step[] = [
  post("anna", "post", ["text", "  Bonjour\r\nà tous  "]),
  post("rita", "pictured", ["text", "Une image"], ["image", tinyGif], ["imageAlt", " Un point "]),
  post("rita", "once", ["text", "Une fois"], ["clientId", "7c9e6679-7425-40de-944b-e07fc1f90ae7"]),
  post("rita", "again", ["text", "Deux fois"], ["clientId", "7c9e6679-7425-40de-944b-e07fc1f90ae7"]),
  comment("rita", "comment", " Bravo "),
  comment("anna", "own", "Merci"),
  like("rita", "post", "like"),
  like("rita", "post", "like"),
  like("bruno", "post", "another"),
  like("anna", "comment", "liked"),
  like("anna", "comment", "liked"),
  ...readEverything(),
  step("bruno", "GET /posts?limit=2"),
  step("bruno", "GET /posts?limit=2&upTo={post}"),
  step("bruno", "GET /posts/new-count?after={post}"),
  step("bruno", "GET /posts/new-count"),
  ...["rita.renard/posts", "Rita.Renard/posts?pageSize=1&page=2", "anna.arnaud/posts"].map((path) =>
    step("bruno", `GET /companies/${path}`),
  ),
  step("bruno", "GET /post/{post}"),
  step("bruno", "GET /post/{post}/comments"),
  step("bruno", "GET /post/{post}/comments?before={own}"),
  step("bruno", "GET /post/{post}/comments?after={comment}"),
  step("bruno", "GET /post/{post}/comments?around={comment}"),
  step("bruno", "GET /post/{post}/comments?around=987654321"),
  step("bruno", "GET /post/{post}/comments?around=0"),
  step("bruno", "GET /post/{post}/likes"),
  step("bruno", "GET /post/{post}/likes?before={another}"),
  step("bruno", "GET /comment/{comment}/likes"),
  step("bruno", "GET /comment/{comment}/likes?before={liked}"),
  edit("anna", ["text", "Bonjour\r\nà tous"]),
  edit("anna"),
  step("rita", "PATCH /comment/{comment}", { json: { content: "Bravo " } }),
  step("anna", "GET /post/{post}"),
  edit("anna", ["text", "Bonsoir"]),
  step("rita", "PATCH /comment/{comment}", { json: { content: "Bravo !" } }),
  step("rita", "PATCH /post/{pictured}", { form: [["imageAlt", "Un point noir"]] }),
  step("rita", "PATCH /post/{pictured}", { form: [["imageAlt", "x".repeat(501)]] }),
  step("rita", "PATCH /post/{pictured}", { form: [["removeImage", "1"]] }),
  step("rita", "PATCH /post/{pictured}", { form: [["removeImage", "true"]] }),
  ...inLanguages([
    step("rita", "PATCH /post/{post}", { form: [["text", "x"]] }),
    step("rita", "DELETE /post/{post}"),
    step("anna", "PATCH /comment/{comment}", { json: { content: "x" } }),
    step("anna", "DELETE /comment/{comment}"),
    step("anna", "DELETE /post-like/{like}"),
    step("rita", "DELETE /comment-like/{liked}"),
    ...["POST /post-like", "POST /comment"].map((call) =>
      step("anna", call, { json: { postID: 987_654_321, content: "x" } }),
    ),
    step("anna", "POST /comment-like", { json: { commentID: 987_654_321 } }),
    ...[
      "GET /post/987654321",
      "GET /post/987654321/comments",
      "GET /post/987654321/likes",
      "GET /comment/987654321/likes",
      "DELETE /post/987654321",
      "DELETE /comment/987654321",
    ].map((call) => step("anna", call)),
  ]),
  step("bruno", "DELETE /post-like/{another}"),
  ...readEverything(),
  like("bruno", "post", "another"),
  step("anna", "GET /notifications", { keep: { told: "items/0/id" } }),
  step("anna", "PATCH /notifications/{told}/read"),
  step("bruno", "DELETE /post-like/{another}"),
  like("bruno", "post", "another"),
  ...readEverything(["anna"]),
  step("anna", "DELETE /comment-like/{liked}"),
  like("anna", "comment", "liked"),
  step("rita", "DELETE /comment/{comment}"),
  ...readEverything(),
  comment("rita", "comment", "Encore"),
  like("anna", "comment", "liked"),
  step("anna", "GET /notifications?sortBy=event_type&sortOrder=asc"),
  step("anna", "GET /notifications?sortBy=is_read&sortOrder=asc"),
  step("anna", "GET /notifications?sortBy=is_read"),
  step("anna", "GET /notifications?sortOrder=asc&pageSize=3&page=2"),
  ...inLanguages([
    step("bruno", "PATCH /notifications/{told}/read"),
    step("bruno", "PATCH /notifications/987654321/read"),
    step("bruno", "PATCH /notifications/read", { json: { until: "demain" } }),
    step("bruno", "PATCH /notifications/read", { json: { until: "2020-01-01T00:00:00Z" } }),
  ]),
  ...blocks,
  ...reports,
  step("anna", "DELETE /post/{post}"),
  ...inLanguages([step("anna", "DELETE /post/{post}"), step("anna", "GET /post/{post}")]),
  ...readEverything(),
  step("anna", "GET /posts"),
];

const frame = (as: Name, data: unknown, type = "send_message"): Step =>
  step(as, `LIVE ${type}`, { frame: { type, data } });
const to = (recipientUsername: string, content: string, more: object = {}) => ({ recipientUsername, content, ...more });

/** Messages, which go through the live channel. */
export const messages: Step[] = [
  step("anna", "GET /discussions"),
  frame("anna", to("Rita.Renard", " Bonjour ", { clientId: "a1" })),
  frame("anna", to("rita.renard", "Bonjour", { clientId: "a1" })),
  step("rita", "GET /discussions", { keep: { discussion: "0/id" } }),
  step("rita", "GET /messages/unread-count"),
  step("rita", "POST /user/blocks", { json: { userId: "{user_anna}" } }),
  frame("anna", { discussionId: "{discussion}", content: "Bonjour ?", clientId: "r1" }),
  frame("anna", { discussionId: "{discussion}", content: "Bonjour ?", clientId: "r1" }),
  ...inLanguages([frame("rita", { discussionId: "{discussion}", content: "x" })]),
  ...(["anna", "rita"] as const).flatMap((name) =>
    ["GET /discussions", "GET /messages/unread-count", "GET /discussions/{discussion}/messages"].map((call) =>
      step(name, call),
    ),
  ),
  step("rita", "DELETE /user/blocks/{user_anna}"),
  step("rita", "GET /discussions/{discussion}/messages"),
  frame("rita", { discussionId: "{discussion}", content: "Bonjour Anna" }),
  step("rita", "GET /discussions/{discussion}/messages", { keep: { message: "1/id" } }),
  step("rita", "GET /messages/unread-count"),
  step("rita", "GET /discussions"),
  step("rita", "PATCH /message/{message}", { json: { content: " Bonjour chère Anna " } }),
  step("rita", "PATCH /message/{message}", { json: { content: "Bonjour chère Anna" } }),
  step("anna", "GET /discussions/{discussion}/messages"),
  ...inLanguages([
    step("rita", "PATCH /message/{message}", { json: { content: " " } }),
    step("anna", "PATCH /message/{message}", { json: { content: "x" } }),
    step("anna", "DELETE /message/{message}"),
    step("bruno", "PATCH /message/{message}", { json: { content: "x" } }),
    step("bruno", "DELETE /message/{message}"),
  ]),
  step("rita", "DELETE /message/{message}"),
  ...inLanguages([
    step("rita", "DELETE /message/{message}"),
    step("rita", "PATCH /message/{message}", { json: { content: "x" } }),
  ]),
  step("rita", "GET /discussions/{discussion}/messages"),
  step("anna", "GET /discussions/{discussion}/messages?before={message}"),
  step("anna", "GET /discussions"),
  ...inLanguages([
    step("bruno", "GET /discussions/{discussion}/messages"),
    step("bruno", "GET /discussions/987654321/messages"),
    step("anna", "GET /discussions/{discussion}/messages?before=x"),
  ]),
  frame("anna", to("anna.arnaud", "À moi")),
  frame("anna", to("personne", "À personne")),
  frame("anna", to("rita.renard", "  ")),
  frame("anna", to("rita.renard", "x".repeat(5001))),
  frame("anna", to("rita.renard", "a\u0000b", { clientId: "b2" })),
  ...inLanguages([frame("rita", to("bruno.blanc", "x", { jobOfferID: 987_654_321 }))]),
  frame("rita", to("bruno.blanc", "x", { jobOfferID: "x" })),
  frame("anna", { content: "À qui ?" }),
  frame("anna", { content: 3, discussionId: "{discussion}" }),
  frame("anna", to("rita.renard", "x", { clientId: "no good name" })),
  frame("bruno", { discussionId: "{discussion}", content: "x" }),
  frame("anna", {}, "dance"),
  frame("anna", "x"),
  step("anna", "LIVE broken", { frame: "{" }),
  step("anna", "LIVE list", { frame: "[]" }),
  frame("anna", { language: "de" }, "set_language"),
];
