import { accountErrors, type ErrorText, jobOfferErrors, messageErrors, postErrors } from "@passerelle/domain";
import type { Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import type { ReportKind, Snapshot } from "../../platform/database/schema";
import type { CurrentUser } from "../../platform/session-lookup";
import { findPerson } from "../blocks";
import { payOf, readableOffer } from "../job-offers";
import { findSeenMessage } from "../messages";
import { findSeenComment, findSeenPost } from "../posts";

/** A report's target as a reader sees it. */
export interface VisibleTarget {
  /** Null if the account is deleted. */
  ownerId: number | null;
  content: Snapshot;
}

type FindTarget = (db: Db, reader: CurrentUser, id: number, clock: Clock) => Promise<VisibleTarget | undefined>;

const finders: Record<ReportKind, FindTarget> = {
  person: async (db, _reader, id) => {
    const person = await findPerson(db, id);
    return person && { ownerId: person.id, content: {} };
  },
  post: async (db, reader, id) => {
    const post = await findSeenPost(db, id, reader.id);
    if (!post) return undefined;
    const { author_id: ownerId, text, file, image_alt: imageAlt, created_at: createdAt, updated_at: updatedAt } = post;
    return { ownerId, content: { text, file, imageAlt, createdAt, updatedAt } };
  },
  comment: async (db, reader, id) => {
    const comment = await findSeenComment(db, id, reader.id);
    if (!comment) return undefined;
    const { author_id: ownerId, post_id: postId, content, created_at: createdAt, updated_at: updatedAt } = comment;
    return { ownerId, content: { postId, text: content, createdAt, updatedAt } };
  },
  message: async (db, reader, id) => {
    const message = await findSeenMessage(db, id, reader.id);
    if (!message) return undefined;
    const { sender_id: ownerId, discussion_id: discussionId, content, created_at: createdAt } = message;
    return { ownerId, content: { discussionId, text: content, createdAt } };
  },
  offer: async (db, reader, id, clock) => {
    const offer = await readableOffer(db, clock, reader, id);
    const { recruiter_id: ownerId, job_title: jobTitle, company, description, location, contract } = offer;
    const { remote, closing_date: closingDate, positions, salary, benefits, skills, created_at: createdAt } = offer;
    const terms = { contract, remote, closingDate, positions, salary, ...payOf(offer), benefits };
    const content = { jobTitle, company, description, location, ...terms, skills, createdAt };
    return { ownerId, content };
  },
};

/** The 404 for each kind of target that the reader cannot see. */
export const notFoundErrors: Record<ReportKind, ErrorText> = {
  person: accountErrors.noUser,
  post: postErrors.noPost,
  comment: postErrors.noComment,
  message: messageErrors.noMessage,
  offer: jobOfferErrors.noOffer,
};

/** A target's content as a reader sees it, and its owner; undefined if they cannot see it. */
export const findVisibleTarget = (
  { db, clock }: { db: Db; clock: Clock },
  reader: CurrentUser,
  kind: ReportKind,
  id: number,
) => finders[kind](db, reader, id, clock);
