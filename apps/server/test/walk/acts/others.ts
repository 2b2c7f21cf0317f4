import * as fc from "fast-check";
import { act, path, type Weighted } from "../act";
import { mostly, newName, paging, query, ref, text } from "../values";
import { anybody, userId } from "../walkers";

const kinds = fc.constantFrom("app", "mail", "none");
const target = fc
  .constantFrom("post", "comment", "message", "offer", "person")
  .chain((kind) => fc.record({ kind: fc.constant(kind), targetId: kind === "person" ? userId : ref(kind) }));

/** Blocks, reports, notifications and the dashboard. */
export const others: Weighted[] = [
  [3, act(anybody, path`POST /user/blocks`, { json: { userId }, required: ["userId"] })],
  [4, act(anybody, path`DELETE /user/blocks/${userId}`)],
  [1, act(anybody, path`GET /user/blocks`)],
  [
    1,
    target.chain((json) =>
      act(anybody, path`POST /reports`, {
        json: {
          kind: fc.constant(json.kind),
          targetId: fc.constant(json.targetId),
          reason: mostly(["spam", "fraud"], ["x"]),
          text: text(1_000),
        },
        required: ["kind", "targetId", "reason"],
      }),
    ),
  ],
  [
    6,
    act(
      anybody,
      path`GET /notifications${query({ limit: fc.constant(1_000), sortBy: fc.constantFrom("created_at", "is_read", "event_type"), sortOrder: fc.constantFrom("asc", "desc"), page: paging.page })}`,
      { keep: newName("notification"), at: "items/0/id" },
    ),
  ],
  [2, act(anybody, path`PATCH /notifications/${ref("notification")}/read`)],
  [1, act(anybody, path`PATCH /notifications/read`, { json: {} })],
  [2, act(anybody, path`GET /notifications/unread-count`)],
  [
    1,
    act(anybody, path`PATCH /user/notification-settings`, {
      json: {
        postLikes: kinds,
        postComments: kinds,
        commentLikes: kinds,
        applications: kinds,
        offers: kinds,
        offerAlerts: kinds,
      },
    }),
  ],
  [1, act(anybody, path`GET /user/notification-settings`)],
  [2, act(anybody, path`GET /dashboard/stats`)],
  [2, act(anybody, path`GET /dashboard/next`)],
];
