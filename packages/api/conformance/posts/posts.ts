import { maxFileSize } from "@passerelle/domain";
import { expect } from "vitest";
import { INVISIBLE, PECULIAR, UNSTORABLE } from "../context/builders";
import { expectVersions, follow } from "../profiles/pictures";
import { aFile, aJpegOf, aPdf, aTurnedJpeg, aWideJpeg, NEITHER, PICTURES, typeOf } from "../context/files-samples";
import { dataIn, save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, exclusive, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { call, refused, refusedFields, sendForm, sendJson, type PlainAnswer } from "../context/calls";
import { comment, feed, find, flooded, post, theAuthor, theReader } from "../context/posts-acts";

const required = { status: 400, body: { text: "Le contenu est obligatoire." } };
const create = (author: TestUser, fields: object): Promise<PlainAnswer> => save(author, "createPost", fields);
const update = (author: TestUser, id: number, fields: object): Promise<PlainAnswer> =>
  sendForm(author, "PATCH", `/post/${id}`, fields);
const remove = (author: TestUser, id: number): Promise<PlainAnswer> => call(author, "DELETE", `/post/${id}`);

const texts = {
  "markup, right-to-left writing and characters beyond U+FFFF": PECULIAR,
  "line breaks": "Une\nautre\n\nligne",
  "3000 characters beyond U+FFFF (D-029)": "🙂".repeat(3000),
};
const noTexts = {
  "3001 characters (D-029)": "x".repeat(3001),
  "U+0000": UNSTORABLE["U+0000"],
  "a file": aFile(NEITHER["a text"], "post.txt"),
};
const aPicture = () => aFile(PICTURES.PNG, "photo.png", "image/png");

/** The status of a post's picture; "/" stands in for a missing link. */
const opened = async (context: TestContext, link: string | null) => (await follow(context, link ?? "/")).status;

export const postTests: ContractTest[] = [
  contractTest(
    "returns the post, which then comes first (D-019, D-118)",
    "createPost",
    exclusive(async (context) => {
      const [author, reader] = [await theAuthor(context), await theReader(context)];
      const answer = await create(author, { text: "  Bonjour.  " });
      const { username, firstname, lastname } = author.me;
      expect(answer).toMatchObject({
        status: 201,
        body: {
          data: { text: "Bonjour.", username, fullname: `${firstname} ${lastname}`, file: null, updatedAt: null },
        },
      });
      expect((await feed(reader))[0]).toEqual(dataIn(answer));
      // The id is optional; when present, it has to match.
      expect({ userId: author.me.id, ...dataIn(answer) }).toHaveProperty("userId", author.me.id);
    }),
  ),
  ...Object.entries(texts).map(([what, text]) =>
    contractTest(`keeps ${what} as written`, "createPost", async (context) => {
      const { id } = await post(await theAuthor(context), text);
      expect(await find(await theReader(context), id)).toHaveProperty("text", text);
    }),
  ),
  contractTest("requires a text, with the documented error (D-125)", "createPost", async (context) => {
    const author = await theAuthor(context);
    for (const fields of [{}, { text: "" }, { text: " \n\t " }, { text: INVISIBLE }, { image: aPicture() }])
      expect(await create(author, fields)).toEqual(required);
  }),
  ...Object.entries(noTexts).map(([what, text]) =>
    contractTest(`refuses ${what} as text`, "createPost", async (context) => {
      expect(await create(await theAuthor(context), { text })).toEqual(refusedFields("text"));
    }),
  ),

  contractTest("limits one person to about sixty a minute (D-028)", "createPost", async (context) => {
    const [author, other] = [await context.signUp("applicant"), await context.signIn("applicant")];
    const { id: postID } = await post(other);
    const statuses = await flooded(
      () => create(author, { text: "Encore." }),
      () => create(other, { text: "Encore." }),
      () => sendJson(author, "POST", "/comment", { postID, content: "Encore." }),
    );
    const made = expect.toSatisfy((count) => count >= 55);
    expect(statuses).toEqual({ made, isRefused: true, other: 201, somethingElse: 201 });
  }),
  ...Object.entries(PICTURES).map(([format, picture]) =>
    contractTest(`accepts a ${format}, which everyone may fetch (D-023, D-124)`, "createPost", async (context) => {
      const { file } = await post(await theAuthor(context), "Avec image.", aFile(picture));
      const served = await follow(context, file ?? "/");
      expect(served.status).toBe(200);
      expect(typeOf(new Uint8Array(await served.arrayBuffer()))).toMatch(/^image\//);
    }),
  ),
  contractTest("gives the actual sizes of a picture, if any (D-124)", "createPost", async (context) => {
    for (const picture of [aPicture(), aFile(aWideJpeg(), "photo.jpg", "image/jpeg")]) {
      const { file, fileSizes = [] } = await post(await theAuthor(context), "Avec image.", picture);
      expect([file, undefined]).toContain(fileSizes.at(-1)?.url);
      await expectVersions(context, fileSizes);
    }
    const { fileSizes: none = [] } = await post(await theAuthor(context), "Sans image.");
    expect(none).toEqual([]);
  }),
  contractTest("applies the orientation of a picture", "createPost", async (context) => {
    const turned = aFile(aTurnedJpeg(), "photo.jpg", "image/jpeg");
    const { fileSizes = [] } = await post(await theAuthor(context), "Avec image.", turned);
    for (const { width, height } of fileSizes) expect(height).toBeGreaterThan(width);
  }),
  contractTest("returns the author's description of a picture", "createPost", async (context) => {
    const [author, reader] = [await theAuthor(context), await theReader(context)];
    const shown = async (fields: object) => {
      const { id } = dataIn(await create(author, { text: "Avec image.", ...fields }));
      return (await find(reader, Number(id)))?.imageAlt ?? null;
    };
    for (const words of [PECULIAR, "🙂".repeat(500)])
      expect(await shown({ image: aPicture(), imageAlt: words })).toBe(words);
    expect(await shown({ image: aPicture(), imageAlt: " Un pont.\n" })).toBe("Un pont.");
    for (const fields of [{ image: aPicture() }, { image: aPicture(), imageAlt: INVISIBLE }, { imageAlt: "Un pont." }])
      expect(await shown(fields)).toBeNull();
    for (const imageAlt of ["x".repeat(501), UNSTORABLE["U+0000"]])
      expect(await create(author, { text: "Avec image.", image: aPicture(), imageAlt })).toEqual(
        refusedFields("imageAlt"),
      );
  }),
  contractTest(
    "refuses a file that is not a picture, and publishes nothing (D-124)",
    "createPost",
    exclusive(async (context) => {
      const author = await theAuthor(context);
      const before = await feed(author);
      for (const [name, bytes] of Object.entries({ ...NEITHER, "a PDF": aPdf(), "6 MB": aJpegOf(maxFileSize + 1) }))
        expect([
          name,
          await create(author, { text: "Avec image.", image: aFile(bytes, "photo.png", "image/png") }),
        ]).toEqual([name, refusedFields("image")]);
      expect(await feed(author)).toEqual(before);
    }),
  ),

  contractTest("shows one post as in the list, until it is deleted", "getPost", async (context) => {
    const [author, reader] = [await theAuthor(context), await theReader(context)];
    const { id } = await post(author, "À lire.", aPicture());
    for (const content of ["Un", "Deux"]) await comment(reader, id, content);
    await sendJson(reader, "POST", "/post-like", { postID: id });
    expect(await call(reader, "GET", `/post/${id}`)).toEqual({ status: 200, body: { data: await find(reader, id) } });
    await remove(author, id);
    expect(await call(reader, "GET", `/post/${id}`)).toEqual(refused(404));
  }),
  contractTest("changes the fields of the form and keeps the others (D-123)", "updatePost", async (context) => {
    const author = await theAuthor(context);
    const { id, file } = await post(author, "Avant.", aPicture());
    expect(await update(author, id, { text: "Après." })).toMatchObject({
      status: 200,
      body: { data: { text: "Après.", file, updatedAt: expect.any(String) } },
    });
    expect(await find(await theReader(context), id)).toMatchObject({ text: "Après.", file });
  }),
  contractTest("does not mark an unchanged save as an edit (D-119)", "updatePost", async (context) => {
    const author = await theAuthor(context);
    const { id, file } = await post(author, "Avant.", aPicture());
    for (const fields of [{ text: "Avant." }, { text: " Avant. " }, {}, { removeImage: "false" }, { removeImage: "0" }])
      expect(await update(author, id, fields)).toMatchObject({
        status: 200,
        body: { data: { file, updatedAt: null } },
      });
    expect(await find(await theReader(context), id)).toMatchObject({ file, updatedAt: null });
  }),
  contractTest("replaces the picture, and its old address is a 404 (D-089)", "updatePost", async (context) => {
    const author = await theAuthor(context);
    const { id, file } = await post(author, "Avec image.", aPicture());
    await update(author, id, { image: aPicture() });
    const after = await find(author, id);
    expect(after).toMatchObject({ text: "Avec image.", updatedAt: expect.any(String) });
    expect([await opened(context, file), await opened(context, after?.file ?? null)]).toEqual([404, 200]);
  }),
  contractTest("removes the picture with removeImage (D-123)", "updatePost", async (context) => {
    const author = await theAuthor(context);
    for (const removeImage of ["1", "true", "True", "TRUE"]) {
      const { id, file } = await post(author, "Avec image.", aPicture());
      const edited = { text: "Avec image.", file: null, updatedAt: expect.any(String) };
      expect(dataIn(await update(author, id, { removeImage }))).toMatchObject(edited);
      expect(await opened(context, file)).toBe(404);
    }
  }),
  contractTest("keeps a description only with its picture", "updatePost", async (context) => {
    const author = await theAuthor(context);
    const { id } = await post(author, "Avec image.", aPicture());
    const after = async (fields: object) => {
      const { imageAlt, updatedAt } = dataIn(await update(author, id, fields));
      return { imageAlt, edited: updatedAt !== null };
    };
    expect(await after({ imageAlt: "" })).toEqual({ imageAlt: null, edited: false });
    expect(await after({ imageAlt: "Un pont." })).toEqual({ imageAlt: "Un pont.", edited: true });
    expect(await after({ text: "Corrigé." })).toMatchObject({ imageAlt: "Un pont." });
    expect(await after({ image: aPicture() })).toMatchObject({ imageAlt: null });
    expect(await after({ image: aPicture(), imageAlt: "Une rue." })).toMatchObject({ imageAlt: "Une rue." });
    expect(await update(author, id, { imageAlt: "x".repeat(501) })).toEqual(refusedFields("imageAlt"));
    expect(await find(await theReader(context), id)).toHaveProperty("imageAlt", "Une rue.");
    expect(await after({ imageAlt: "" })).toMatchObject({ imageAlt: null });
    expect(await after({ imageAlt: "Une rue.", removeImage: "1" })).toMatchObject({ imageAlt: null });
  }),
  contractTest("keeps post and picture if the form is refused (D-001)", "updatePost", async (context) => {
    const author = await theAuthor(context);
    const before = await post(author, "Avant.", aPicture());
    expect(await update(author, before.id, { text: INVISIBLE })).toEqual(required);
    expect(await update(author, before.id, { text: "Après.", image: aFile(NEITHER["an SVG"]) })).toEqual(
      refusedFields("image"),
    );
    expect(await find(author, before.id)).toEqual(before);
    expect(await opened(context, before.file)).toBe(200);
  }),
  contractTest("is a 403 for everyone except the author (D-005, D-117)", "updatePost", async (context) => {
    const before = await post(await theAuthor(context));
    const reader = await theReader(context);
    expect(await update(reader, before.id, { text: "Le mien." })).toEqual(refused(403));
    expect(await find(reader, before.id)).toEqual(before);
  }),
  ...testsOf("deletePost", {
    "deletes the post with its picture; repeating it is a 404 (D-025, D-126)": async (context) => {
      const author = await theAuthor(context);
      const { id, file } = await post(author, "Avec image.", aPicture());
      expect(await remove(author, id)).toHaveProperty("status", 200);
      expect(await find(author, id)).toBeUndefined();
      expect(await opened(context, file)).toBe(404);
      expect(await remove(author, id)).toEqual(refused(404));
      expect(await update(author, id, { text: "Trop tard." })).toEqual(refused(404));
    },
    "deletes its comments and likes (D-126)": async (context) => {
      const [author, reader] = [await theAuthor(context), await theReader(context)];
      const { id } = await post(author);
      const { id: commentId } = await comment(reader, id);
      await remove(author, id);
      expect(await call(reader, "DELETE", `/comment/${commentId}`)).toEqual(refused(404));
    },
    "is a 403 for everyone except the author, and the post stays (D-005)": async (context) => {
      const reader = await theReader(context);
      const { id } = await post(await theAuthor(context));
      expect(await remove(reader, id)).toEqual(refused(403));
      expect(await find(reader, id)).toHaveProperty("id", id);
    },
  }),

  contractTest("contains comments and likes, oldest first (D-118, D-121)", "listPosts", async (context) => {
    const [author, reader] = [await theAuthor(context), await theReader(context)];
    const { id } = await post(author);
    const [one, two] = [await comment(reader, id, "Un"), await comment(author, id, "Deux")];
    await reader.POST("/post-like", { body: { postID: id } });
    await author.POST("/comment-like", { body: { commentID: two.id } });
    // Removing a like of the post must not remove likes of its comments.
    const own = await sendJson(author, "POST", "/post-like", { postID: id });
    await call(author, "DELETE", `/post-like/${String(dataIn(own)["id"])}`);
    expect(await find(author, id)).toMatchObject({
      likes: [{ username: reader.me.username }],
      comments: [
        { id: one.id, content: "Un", likes: [] },
        { id: two.id, content: "Deux", likes: [{ username: author.me.username }] },
      ],
    });
  }),
  contractTest(
    "has pages without gaps, and no items past the end (D-010 to D-012)",
    "listPosts",
    exclusive(async (context) => {
      const author = await theAuthor(context);
      const ids = [];
      for (let n = 0; n < 3; n += 1) ids.unshift((await post(author)).id);
      const page = async (query: string) => {
        const { body } = await call(author, "GET", `/posts?${query}`);
        return Object(body);
      };
      const { items, totalItems, totalPages } = await page("limit=2");
      const next = await page("pageSize=2&page=2");
      expect([...items, ...next.items].map(({ id }) => id).slice(0, 3)).toEqual(ids);
      expect(totalPages).toBe(Math.ceil(totalItems / 2));
      expect(await page("page=1000000000")).toMatchObject({ items: [], totalItems });
      for (const query of ["page=0", "page=deux", "limit=0", "limit=dix"])
        expect([query, (await page(query)).items.length]).toEqual([query, Math.min(10, totalItems)]);
    }),
  ),
  contractTest("shows the names and avatar of a person, and nothing else (D-156)", "listPosts", async (context) => {
    const author = await context.signIn("applicant", { phone: "+33 6 12 34 56 78" });
    const { id } = await post(author);
    const shown = JSON.stringify(await find(await theReader(context), id));
    for (const secret of [author.me.email, "+33 6 12 34 56 78", author.me.birthdate ?? "1994"])
      expect(shown).not.toContain(secret);
  }),
];
