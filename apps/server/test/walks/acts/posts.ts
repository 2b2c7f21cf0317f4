import { form } from "@passerelle/api";
import { type Act, pick } from "../act";
import { expectOk, refused } from "../answers";
import { blocks, type Comment, type Post, visibleTo, type World } from "../world";

const idOf = (id: number) => ({ params: { path: { id } } });

/** A post that a person sees. */
const aPost = (world: World, reader: Post["author"], nth: number) => pick(visibleTo(world, reader, world.posts), nth);

/** A comment that a person sees, with its post. */
function aComment(world: World, reader: Post["author"], nth: number): { post: Post; comment: Comment } | undefined {
  const seen = visibleTo(world, reader, world.posts).flatMap((post) =>
    visibleTo(world, reader, post.comments).map((comment) => ({ post, comment })),
  );
  return pick(seen, nth);
}

const publish: Act = (world, { who, nth }) => ({
  says: `${who} publishes a post`,
  run: async ({ walkers }) => {
    const text = `Post ${nth}`;
    const { data } = await expectOk(walkers[who].user.POST("/post", form({ text })));
    world.posts.push({ id: data.id, author: who, text, hidden: false, likes: [], comments: [] });
  },
});

const edit: Act = (world, { who, nth, choice }) => {
  const post = aPost(world, who, nth);
  return (
    post && {
      says: `${who} edits ${post.author}'s post`,
      run: async ({ walkers }) => {
        const text = `Corrigé ${choice}`;
        const answer = walkers[who].user.PATCH("/post/{id}", { ...idOf(post.id), ...form({ text }) });
        if (post.author !== who) return refused(answer, 403);
        await expectOk(answer);
        post.text = text;
      },
    }
  );
};

const remove: Act = (world, { who, nth }) => {
  const post = aPost(world, who, nth);
  return (
    post && {
      says: `${who} deletes ${post.author}'s post`,
      run: async ({ walkers }) => {
        const answer = walkers[who].user.DELETE("/post/{id}", idOf(post.id));
        if (post.author !== who) return refused(answer, 403);
        await expectOk(answer);
        world.posts.splice(world.posts.indexOf(post), 1);
      },
    }
  );
};

const comment: Act = (world, { who, nth, choice }) => {
  const post = pick(
    world.posts.filter(({ hidden }) => !hidden),
    nth,
  );
  return (
    post && {
      says: `${who} comments on ${post.author}'s post`,
      run: async ({ walkers }) => {
        const content = `Commentaire ${choice}`;
        const answer = walkers[who].user.POST("/comment", { body: { postID: post.id, content } });
        if (blocks(world, who, post.author)) return refused(answer, 404);
        const { data } = await expectOk(answer);
        post.comments.push({ id: data.id, author: who, text: content, hidden: false, likes: [] });
      },
    }
  );
};

const removeComment: Act = (world, { who, nth }) => {
  const found = aComment(world, who, nth);
  return (
    found && {
      says: `${who} deletes ${found.comment.author}'s comment`,
      run: async ({ walkers }) => {
        const answer = walkers[who].user.DELETE("/comment/{id}", idOf(found.comment.id));
        if (found.comment.author !== who) return refused(answer, 403);
        await expectOk(answer);
        found.post.comments.splice(found.post.comments.indexOf(found.comment), 1);
      },
    }
  );
};

const like: Act = (world, { who, nth }) => {
  const post = aPost(world, who, nth);
  return (
    post && {
      says: `${who} likes ${post.author}'s post`,
      run: async ({ walkers }) => {
        const { data } = await expectOk(walkers[who].user.POST("/post-like", { body: { postID: post.id } }));
        // A repeated like returns the existing one.
        if (post.likes.some(({ author }) => author === who)) return;
        post.likes.push({ id: data.id, author: who });
      },
    }
  );
};

const likeComment: Act = (world, { who, nth }) => {
  const found = aComment(world, who, nth);
  return (
    found && {
      says: `${who} likes ${found.comment.author}'s comment`,
      run: async ({ walkers }) => {
        const { comment } = found;
        const body = { commentID: comment.id };
        const { data } = await expectOk(walkers[who].user.POST("/comment-like", { body }));
        if (comment.likes.some(({ author }) => author === who)) return;
        comment.likes.push({ id: data.id, author: who });
      },
    }
  );
};

const unlike: Act = (world, { who, nth }) => {
  const liked = visibleTo(world, who, world.posts).flatMap((post) =>
    visibleTo(world, who, post.likes).map((one) => ({ post, one })),
  );
  const found = pick(liked, nth);
  return (
    found && {
      says: `${who} removes ${found.one.author}'s like`,
      run: async ({ walkers }) => {
        const answer = walkers[who].user.DELETE("/post-like/{likeId}", { params: { path: { likeId: found.one.id } } });
        if (found.one.author !== who) return refused(answer, 404);
        await expectOk(answer);
        found.post.likes.splice(found.post.likes.indexOf(found.one), 1);
      },
    }
  );
};

/** Operators hide a post or a comment, or restore it. */
const moderate: Act = (world, { nth }) => {
  const found = pick(
    world.posts.flatMap((post) => [
      { kind: "post" as const, one: post },
      ...post.comments.map((one) => ({ kind: "comment" as const, one })),
    ]),
    nth,
  );
  return (
    found && {
      says: `operators ${found.one.hidden ? "restore" : "hide"} ${found.one.author}'s ${found.kind}`,
      run: async ({ hide, restore }) => {
        await (found.one.hidden ? restore : hide)(found.kind, found.one.id);
        found.one.hidden = !found.one.hidden;
      },
    }
  );
};

/** Acts about posts; frequent ones are listed several times. */
export const postActs: readonly Act[] = [
  publish,
  publish,
  comment,
  comment,
  comment,
  like,
  like,
  likeComment,
  likeComment,
  edit,
  remove,
  removeComment,
  unlike,
  moderate,
];
