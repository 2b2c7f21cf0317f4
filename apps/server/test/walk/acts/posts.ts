import { tinyGif } from "@passerelle/api/conformance/differential";
import * as fc from "fast-check";
import { act, path, type Weighted } from "../act";
import { newName, paging, query, ref, text } from "../values";
import { anybody } from "../walkers";

/** Posts, comments and likes. */
export const posts: Weighted[] = [
  [
    4,
    act(anybody, path`POST /post`, {
      form: { text: text(3_000), image: fc.constant(tinyGif), imageAlt: text(500) },
      keep: newName("post"),
      required: ["text"],
    }),
  ],
  [
    2,
    act(anybody, path`PATCH /post/${ref("post")}`, {
      form: {
        text: text(3_000),
        image: fc.constant(tinyGif),
        imageAlt: text(500),
        removeImage: fc.constantFrom("true", "1"),
      },
    }),
  ],
  [1, act(anybody, path`DELETE /post/${ref("post")}`)],
  [
    5,
    act(anybody, path`POST /comment`, {
      json: { postID: ref("post"), content: text(1_000) },
      keep: newName("comment"),
      required: ["postID", "content"],
    }),
  ],
  [1, act(anybody, path`PATCH /comment/${ref("comment")}`, { json: { content: text(1_000) }, required: ["content"] })],
  [1, act(anybody, path`DELETE /comment/${ref("comment")}`)],
  ...(["post", "comment"] as const).flatMap((kind): Weighted[] => [
    [
      4,
      act(anybody, path`POST /${fc.constant(kind)}-like`, {
        json: { [`${kind}ID`]: ref(kind) },
        keep: newName(`${kind}Like`),
        required: [`${kind}ID`],
      }),
    ],
    [2, act(anybody, path`DELETE /${fc.constant(kind)}-like/${ref(`${kind}Like`)}`)],
    [1, act(anybody, path`GET /${fc.constant(kind)}/${ref(kind)}/likes${query({ before: ref(`${kind}Like`) })}`)],
  ]),
  [3, act(anybody, path`GET /posts${query({ limit: paging.pageSize, page: paging.page, upTo: ref("post") })}`)],
  [1, act(anybody, path`GET /posts/new-count${query({ after: ref("post") })}`)],
  [2, act(anybody, path`GET /post/${ref("post")}`)],
  [1, act(anybody, path`GET /post/${ref("post")}/comments${query({ before: ref("comment") })}`)],
  [1, act(anybody, path`GET /post/${ref("post")}/comments${query({ around: ref("comment") })}`)],
];
