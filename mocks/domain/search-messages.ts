import type { Schemas } from "@passerelle/api";
import type { Db } from "../db";
import { listedDiscussions, messagesOf, otherOf, presentMessage, presentPerson } from "./messaging";
import { has } from "./search";

/** The messages of somebody's discussions that a text finds, newest first. */
export function findMessages(db: Db, userId: number, q: string): Schemas["FoundMessage"][] {
  const found = listedDiscussions(db, userId).flatMap((discussion) =>
    messagesOf(db, discussion.id, userId)
      .filter(({ deletedAt }) => deletedAt === null)
      .map((message) => ({
        message: presentMessage(db, message, userId),
        interlocutor: presentPerson(db, otherOf(discussion, userId)),
      })),
  );
  return found.filter(({ message }) => has([message.content], q)).toSorted((a, b) => b.message.id - a.message.id);
}
