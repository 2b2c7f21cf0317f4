import type { Schemas } from "@passerelle/api";
import { Problem } from "@passerelle/domain";
import { beforeAll, expect, it } from "vitest";
import { call } from "../../../test/call";
import { addUser, openSession } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { ok } from "./handler";

const jeanne: Schemas["Person"] = { id: 1, username: "jeanne", firstname: "Jeanne", lastname: "Martin" };
const message: Schemas["Message"] = { id: 1, discussionId: 1, content: "Ça va ?", sender: jeanne, createdAt: "2026" };
/** A field that no answer declares. */
const secret = { password: "argon2id" };

let token: string;
const server = testServer({
  routes: {
    getUnreadMessagesCount: async () => ok({ unread_count: 2, ...secret }),
    listDiscussions: async () => {
      const sender = { ...jeanne, ...secret };
      return ok([
        { id: 1, user1: sender, user2: sender, interlocutor: sender, lastMessage: { ...message, ...secret, sender } },
        { id: 2, user1: jeanne, user2: jeanne, interlocutor: jeanne, lastMessage: null, ...secret },
      ]);
    },
    getUser: async () => {
      throw new Problem(404, { fr: "Non", en: "No", code: "not_found" }, {}, secret);
    },
  },
});
beforeAll(async () => {
  const { id } = await addUser(server.db, "applicant");
  token = await openSession(server.db, server.clock, id);
});

const get = (path: string) => call(server.url, "GET", path, { token, language: "en" });

it("omits fields that the contract does not declare", async () => {
  expect((await get("/messages/unread-count")).body).toEqual({ unread_count: 2 });
  expect((await get("/api/messages/unread-count")).body).toEqual({ unread_count: 2 });
});

it("omits them from nested objects, and changes nothing else", async () => {
  expect((await get("/discussions")).body).toEqual([
    { id: 1, user1: jeanne, user2: jeanne, interlocutor: jeanne, lastMessage: message },
    { id: 2, user1: jeanne, user2: jeanne, interlocutor: jeanne, lastMessage: null },
  ]);
});

it("omits them from refusals", async () =>
  expect((await get("/users/jeanne")).body).toEqual({ error: "No", code: "not_found" }));
