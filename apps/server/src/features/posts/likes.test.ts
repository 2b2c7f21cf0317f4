import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { comment, likeable, post, read, removeComment, removePost, seen, told, unread } from "../../../test/feed";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
let author: Member;
let reader: Member;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  author = await aMember(server, "applicant");
  reader = await aMember(server, "recruiter", { firstname: "Karim", lastname: "Benali" });
});
afterAll(() => server.close());

describe.each(["post", "comment"] as const)("the like of a %s", (kind) => {
  const { event, like, unlike } = likeable[kind];
  let postId: number;
  /** The post itself, or a comment of its author's on it. */
  let id: number;
  beforeEach(async () => {
    postId = (await post(author)).id;
    id = kind === "post" ? postId : (await comment(author, postId)).id;
  });

  const likes = async () => {
    const shown = await seen(reader, postId);
    return (kind === "post" ? shown?.likes : shown?.comments[0]?.likes) ?? [];
  };
  const liked = async (by: Member) => {
    const { data } = await like(by, id);
    if (!data) throw new Error("The like was refused.");
    return data.data.id;
  };
  const remove = () => (kind === "post" ? removePost(author, id) : removeComment(author, id));

  it("is answered with its id, and a repetition with the same one (D-019, D-026)", async () => {
    const first = await like(reader, id);
    const again = await like(reader, id);
    expect([first.response.status, again.response.status]).toEqual([201, 200]);
    expect(first.data?.data).toEqual({ id: expect.any(Number), username: reader.username, userId: reader.id });
    expect(again.data).toEqual(first.data);
    expect(await likes()).toEqual([first.data?.data]);
  });

  it("twenty times at once is one, told once (D-026, D-131)", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => like(reader, id)));
    expect(answers.filter(({ response }) => response.status === 201)).toHaveLength(1);
    expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(19);
    expect(new Set(answers.map(({ data }) => data?.data.id)).size).toBe(1);
    expect(await likes()).toHaveLength(1);
    expect(await unread(author)).toBe(1);
  });

  it("and taking it back, again and again in several tabs, never gives two or a fault", async () => {
    const toggle = async () => {
      const { data, response } = await like(reader, id);
      expect([200, 201]).toContain(response.status);
      const back = await unlike(reader, data?.data.id ?? 0);
      expect([200, 404]).toContain(back.response.status);
    };
    await Promise.all(Array.from({ length: 10 }, toggle));
    await like(reader, id);
    expect(await likes()).toHaveLength(1);
    expect(await unread(author)).toBe(1);
  });

  it("is one for each of two people who like at once", async () => {
    const other = await aMember(server, "applicant");
    await Promise.all([like(reader, id), like(other, id)]);
    expect((await likes()).map(({ username }) => username).toSorted()).toEqual(
      [reader.username, other.username].toSorted(),
    );
    expect(await unread(author)).toBe(2);
  });

  it("is taken back by who gave it, once; for everybody else it is a 404 (D-005, D-025)", async () => {
    const likeId = await liked(reader);
    expect((await unlike(author, likeId)).response.status).toBe(404);
    expect(await likes()).toHaveLength(1);
    expect((await unlike(reader, likeId)).response.status).toBe(200);
    expect((await unlike(reader, likeId)).response.status).toBe(404);
    expect(await likes()).toEqual([]);
  });

  it("is a 404 once that is deleted", async () => {
    const likeId = await liked(reader);
    await remove();
    expect((await like(reader, id)).response.status).toBe(404);
    expect((await unlike(reader, likeId)).response.status).toBe(404);
  });

  it("while it is being deleted is given or refused, and leaves nothing behind", async () => {
    const [gone, ...answers] = await Promise.all([remove(), ...Array.from({ length: 5 }, () => like(reader, id))]);
    expect(gone.response.status).toBe(200);
    for (const { response } of answers) expect([200, 201, 404]).toContain(response.status);
    expect(await unread(author)).toBe(0);
  });

  it("of one's own is allowed and tells nobody (D-120)", async () => {
    expect((await like(author, id)).response.status).toBe(201);
    expect(await told(author)).toEqual([]);
  });

  it("tells its author; taken back before it was read it is not told any more (D-131)", async () => {
    const likeId = await liked(reader);
    const message = kind === "post" ? "Karim Benali a aimé votre post." : "Karim Benali a aimé votre commentaire.";
    expect(await told(author)).toMatchObject([{ message, eventType: event, target: { kind: "post", id: postId } }]);
    await unlike(reader, likeId);
    expect(await told(author)).toEqual([]);
    await like(reader, id);
    expect(await unread(author)).toBe(1);
  });

  it("that was read about stays told, and is told no second time (D-131)", async () => {
    const likeId = await liked(reader);
    const [notification] = await told(author);
    await read(author, notification?.id ?? 0);
    await unlike(reader, likeId);
    await like(reader, id);
    expect(await told(author)).toMatchObject([{ id: notification?.id, isRead: true }]);
  });

  it("needs the id of one", async () => {
    const field = kind === "post" ? "postID" : "commentID";
    for (const value of ["x", 0, -1, 1.5, null, {}, undefined]) {
      const { status, body } = await reader.send("POST", `/${kind}-like`, { [field]: value });
      expect([status, body]).toEqual([400, { [field]: expect.any(String) }]);
    }
    const { status } = await reader.send("POST", `/${kind}-like`, { [field]: "999999" });
    expect(status).toBe(404);
  });
});
