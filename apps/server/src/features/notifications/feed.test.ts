import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { comment, likeable, post, read, removeComment, removePost, told, unread } from "../../../test/feed";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
let author: Member;
let reader: Member;
let postId: number;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  author = await aMember(server, "applicant", { firstname: "Amélie", lastname: "Durand" });
  reader = await aMember(server, "recruiter", { firstname: "Karim", lastname: "Benali" });
  postId = (await post(author)).id;
});
afterAll(() => server.close());

const like = { post: likeable.post.like, comment: likeable.comment.like };

describe("a comment", () => {
  it("tells the post's author, each one anew (D-128)", async () => {
    await comment(reader, postId);
    await comment(reader, postId);
    const notification = {
      message: "Karim Benali a commenté votre post.",
      eventType: "post_comment",
      isRead: false,
      target: { kind: "post", id: postId },
    };
    expect(await told(author)).toMatchObject([notification, notification]);
  });

  it("on one's own post tells nobody, nor does one tell those who commented before (D-129)", async () => {
    await comment(reader, postId);
    await comment(author, postId);
    expect([await unread(author), await unread(reader)]).toEqual([1, 0]);
  });

  it("that is deleted is not told any more, nor are its likes, unless that was read", async () => {
    const [kept, gone] = [await comment(reader, postId), await comment(reader, postId)];
    await like.comment(author, gone.id);
    await removeComment(reader, gone.id);
    expect([await unread(author), await unread(reader)]).toEqual([1, 0]);
    const [first] = await told(author);
    await read(author, first?.id ?? 0);
    await removeComment(reader, kept.id);
    expect(await told(author)).toMatchObject([{ id: first?.id, target: { kind: "post", id: postId } }]);
  });
});

describe("a post that is deleted (D-126)", () => {
  it("takes along what nobody has read about it, for its author and for those who commented", async () => {
    const { id } = await comment(reader, postId);
    await like.post(reader, postId);
    await like.comment(author, id);
    expect([await unread(author), await unread(reader)]).toEqual([2, 1]);
    await removePost(author, postId);
    expect([await told(author), await told(reader)]).toEqual([[], []]);
  });

  it("leaves what was read, without a target, and what is about other posts", async () => {
    await like.post(reader, postId);
    const [first] = await told(author);
    await read(author, first?.id ?? 0);
    const other = await post(author);
    await like.post(reader, other.id);
    await removePost(author, postId);
    expect(await told(author)).toMatchObject([
      { isRead: false, target: { kind: "post", id: other.id } },
      { id: first?.id, isRead: true, target: null },
    ]);
  });
});

it("is written in the language that is asked for, and names people as they are called now (D-130, D-031)", async () => {
  await like.comment(reader, (await comment(author, postId)).id);
  await server.db.updateTable("users").set({ firstname: "Kamel" }).where("id", "=", reader.id).execute();
  const { data } = await author.api.GET("/notifications", { headers: { "Accept-Language": "en" } });
  expect(data?.items[0]?.message).toBe("Kamel Benali liked your comment.");
  await server.db.deleteFrom("users").where("id", "=", reader.id).execute();
  expect((await told(author))[0]?.message).toBe("Utilisateur supprimé a aimé votre commentaire.");
});
