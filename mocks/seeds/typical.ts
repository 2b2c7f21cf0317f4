import { dayInParis } from "@passerelle/domain";
import {
  type CastApplication,
  castApplications,
  castBlocks,
  type CastComment,
  castDiscussions,
  type CastNotification,
  castNotifications,
  type CastOffer,
  castOffers,
  type CastPost,
  castPosts,
} from "@passerelle/domain/cast";
import type { Tables } from "../tables";
import { idOf, seedPeople } from "./people";
import { seedProfiles } from "./profiles";

type At = (daysAgo: number) => string;

const offerId = (offer: CastOffer) => 101 + castOffers.indexOf(offer);
const applicationId = (application: CastApplication) => 301 + castApplications.indexOf(application);
const postId = (post: CastPost) => 412 - castPosts.indexOf(post);
const comments = castPosts.toReversed().flatMap((post) => post.comments ?? []);
const commentId = (comment: CastComment) => 421 + comments.indexOf(comment);

/** The cast with its offers, applications, posts and messages. */
export function seedTypical(db: Tables, at: At) {
  seedPeople(db, at);
  seedProfiles(db, at);
  for (const offer of castOffers) {
    const { by, daysAgo, closesInDays, ...fields } = offer;
    const closingDate = closesInDays === undefined ? null : dayInParis(new Date(at(-closesInDays)));
    db.jobOffer.create({
      id: offerId(offer),
      ...fields,
      closingDate,
      recruiterId: idOf(by),
      createdAt: at(daysAgo),
    });
  }
  for (const application of castApplications) {
    const { to, by, message, daysAgo, seenDaysAgo, decision = null, decidedDaysAgo } = application;
    const about = { id: applicationId(application), jobOfferId: offerId(to), applicantId: idOf(by), message, decision };
    const seenAt = seenDaysAgo === undefined ? null : at(seenDaysAgo);
    const decidedAt = decidedDaysAgo === undefined ? null : at(decidedDaysAgo);
    db.application.create({ ...about, createdAt: at(daysAgo), seenAt, decidedAt });
  }
  seedPosts(db, at);
  seedDiscussions(db, at);
  seedNotifications(db, at);
  for (const { by, blocked } of castBlocks) db.block.create({ blockerId: idOf(by), blockedId: idOf(blocked) });
}

function seedPosts(db: Tables, at: At) {
  const likeIds = { post: 701, comment: 801 };
  for (const post of castPosts) {
    const { by, daysAgo, text, hasPicture, likes = [] } = post;
    const id = postId(post);
    const file = hasPicture ? `post-${id}-96x96.gif` : null;
    db.post.create({ id, authorId: idOf(by), text, file, createdAt: at(daysAgo) });
    for (const [liker] of likes) db.postLike.create({ id: likeIds.post++, postId: id, userId: idOf(liker) });
    for (const comment of post.comments ?? []) {
      const said = { content: comment.content, createdAt: at(comment.daysAgo) };
      const { id: saidId } = db.comment.create({
        id: commentId(comment),
        postId: id,
        authorId: idOf(comment.by),
        ...said,
      });
      for (const [liker] of comment.likes ?? [])
        db.commentLike.create({ id: likeIds.comment++, commentId: saidId, userId: idOf(liker) });
    }
  }
}

function seedDiscussions(db: Tables, at: At) {
  for (const [n, { between, messages }] of castDiscussions.entries()) {
    const discussionId = 601 + n;
    db.discussion.create({ id: discussionId, user1Id: idOf(between[0]), user2Id: idOf(between[1]) });
    for (const [index, { by, daysAgo, content, isUnread = false }] of messages.entries())
      db.message.create({
        // Below the ids of new messages, so that ids increase with time.
        id: discussionId + index * 10,
        discussionId,
        senderId: idOf(by),
        content,
        isRead: !isUnread,
        createdAt: at(daysAgo),
      });
  }
}

function seedNotifications(db: Tables, at: At) {
  const causeOf = ({ by, daysAgo, comment, offer, application }: CastNotification["causes"][number]) => ({
    actorId: idOf(by),
    commentId: comment ? commentId(comment) : null,
    jobTitle: offer?.jobTitle ?? null,
    applicationId: application ? applicationId(application) : null,
    createdAt: at(daysAgo),
  });
  for (const [n, one] of castNotifications.entries()) {
    const { to, event, post, offer, isRead, causes } = one;
    const id = 501 + n;
    const targetId = post ? postId(post) : offer ? offerId(offer) : null;
    const people = new Set(causes.map(({ by }) => by)).size;
    db.notification.create({ ...causeOf(one), id, userId: idOf(to), event, targetId, people, isRead });
  }
}
