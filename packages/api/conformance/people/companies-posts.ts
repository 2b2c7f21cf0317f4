import { expect } from "vitest";
import { anotherApplicant, theApplicant } from "../context/acts";
import { aName } from "../context/builders";
import type { TestUser } from "../context/accounts";
import { testsOf, testsWith, type ContractTest } from "../context/harness";
import { block } from "./people";
import { call, refused } from "../context/calls";
import { comment, find, post } from "../context/posts-acts";
import { unwrap } from "../context/unwrap";

const postsOf = ({ me }: TestUser, reader: TestUser, query: { page?: number; pageSize?: number } = {}) =>
  unwrap(reader.GET("/companies/{username}/posts", { params: { path: { username: me.username }, query } }));

export const companyPostTests: ContractTest[] = [
  ...testsOf("listCompanyPosts", {
    "returns the recruiter's own, newest first, as the feed does": async (context) => {
      const [recruiter, other] = [await context.signIn("recruiter"), await context.signIn("recruiter")];
      expect(await postsOf(recruiter, other)).toMatchObject({ items: [], page: 1, totalPages: 0, totalItems: 0 });
      const first = await post(recruiter, "Un");
      await post(other, "D'une autre entreprise");
      const last = await post(recruiter, "Deux");
      const applicant = await anotherApplicant(context);
      await comment(applicant, first.id);
      await applicant.POST("/post-like", { body: { postID: first.id } });
      for (const reader of [applicant, other, recruiter]) {
        const items = [await find(reader, last.id), await find(reader, first.id)];
        expect(await postsOf(recruiter, reader)).toMatchObject({ items, page: 1, totalPages: 1, totalItems: 2 });
      }
    },
    "turns its pages": async (context) => {
      const [recruiter, reader] = [await context.signIn("recruiter"), await anotherApplicant(context)];
      const ids: number[] = [];
      for (const text of ["Un", "Deux", "Trois"]) ids.unshift((await post(recruiter, text)).id);
      const read = async (page: number) => {
        const { items, ...rest } = await postsOf(recruiter, reader, { page, pageSize: 2 });
        return { ids: items.map(({ id }) => id), ...rest };
      };
      const all = { totalPages: 2, totalItems: 3 };
      expect(await read(1)).toMatchObject({ ids: ids.slice(0, 2), page: 1, ...all });
      expect(await read(2)).toMatchObject({ ids: ids.slice(2), page: 2, ...all });
      expect(await read(3)).toMatchObject({ ids: [], page: 3, ...all });
    },
    "returns no deleted posts, and no comments of blocked people": async (context) => {
      const [recruiter, reader] = [await context.signIn("recruiter"), await context.signIn("applicant")];
      const [kept, deleted] = [await post(recruiter), await post(recruiter)];
      const blocked = await context.signIn("applicant");
      await comment(blocked, kept.id);
      await block(reader, blocked);
      await call(recruiter, "DELETE", `/post/${deleted.id}`);
      const { items, totalItems } = await postsOf(recruiter, reader);
      expect(items).toMatchObject([{ id: kept.id, comments: [], commentsCount: 0 }]);
      expect(totalItems).toBe(1);
    },
    "are found by the username in any case": async (context) => {
      const recruiter = await context.signIn("recruiter");
      const { id } = await post(recruiter);
      const path = `/companies/${recruiter.me.username.toUpperCase()}/posts`;
      expect(await call(await theApplicant(context), "GET", path)).toMatchObject({ body: { items: [{ id }] } });
    },
    "is a 404 for an applicant, an unknown username, and an unverified person": async (c) => {
      const author = await c.signIn("applicant");
      await post(author);
      const username = aName();
      await c.register({ username, role: "recruiter" });
      for (const name of [author.me.username, username, "personne-de-ce-nom"])
        expect(await call(await theApplicant(c), "GET", `/companies/${name}/posts`)).toEqual(refused(404));
    },
    "hides those of a blocked recruiter from the blocker only": async (context) => {
      const [recruiter, blocker] = [await context.signIn("recruiter"), await context.signIn("applicant")];
      const { id } = await post(recruiter);
      expect(await postsOf(recruiter, blocker)).toMatchObject({ items: [{ id }] });
      await block(blocker, recruiter);
      expect(await call(blocker, "GET", `/companies/${recruiter.me.username}/posts`)).toEqual(refused(404));
      expect(await postsOf(recruiter, await anotherApplicant(context))).toMatchObject({ items: [{ id }] });
    },
  }),
  ...testsWith("moderation", "listCompanyPosts", {
    "shows no posts hidden by operators, not even to their author": async (context) => {
      const [recruiter, reader] = [await context.signIn("recruiter"), await anotherApplicant(context)];
      const [kept, hidden] = [await post(recruiter), await post(recruiter)];
      await context.hide("post", hidden.id);
      for (const by of [reader, recruiter])
        expect(await postsOf(recruiter, by)).toMatchObject({ items: [{ id: kept.id }], totalItems: 1 });
    },
  }),
];
