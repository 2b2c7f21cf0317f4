// @vitest-environment happy-dom
import { aComment, aPage, aPost } from "@passerelle/mocks";
import { useQuery } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { pageQuery, useApi } from "../../data";
import { showOverServer } from "../../data/test-server";
import { useAddComment } from "./comment-queries";
import { postsQuery } from "./queries";

const me = { id: 7, username: "claire.moreau" };

/** The comments on the first post of the feed; a click adds one. */
function Comments() {
  const { data } = useQuery(pageQuery(postsQuery(useApi())));
  const { mutate } = useAddComment(88, me);
  return (
    <button onClick={() => mutate("Bravo")}>{data?.items[0]?.comments.map(({ content }) => content).join(", ")}</button>
  );
}

const show = (commented: () => Response) =>
  showOverServer(<Comments />, {
    GET: () => Response.json(aPage([aPost({ id: 88, comments: [aComment({ id: 1, content: "Bonjour" })] })])),
    POST: commented,
  });

it("shows a comment without reading the feed again", async () => {
  const { calls, click, shown } = await show(() =>
    Response.json({ data: aComment({ id: 2, content: "Bravo" }) }, { status: 201 }),
  );
  await shown("Bonjour");
  await click();
  await shown("Bonjour, Bravo");
  expect(calls).toEqual(["GET /posts", "POST /comment"]);
});

it.each([
  ["is not told", () => Response.json({ message: "Commentaire ajouté." }, { status: 201 })],
  ["was refused", () => Response.json({ error: "Post introuvable." }, { status: 404 })],
])("reads the feed again where the comment %s", async (_, commented) => {
  const { calls, click, shown } = await show(commented);
  await shown("Bonjour");
  await click();
  await expect.poll(() => calls).toEqual(["GET /posts", "POST /comment", "GET /posts"]);
});
