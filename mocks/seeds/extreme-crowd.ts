import { cast } from "@passerelle/domain/cast";
import type { Tables } from "../tables";
import { LONG_ADDRESS, LONG_WORD, NAMES, pick, RIGHT_TO_LEFT, TITLES } from "./extreme-texts";
import { idOf } from "./people";

/** The size of long lists; likes, comments and discussions are fewer because the mock looks each of them up. */
const THOUSANDS = 1200;
const HUNDREDS = 150;

type At = (daysAgo: number) => string;

const times = (count: number, make: (n: number) => void) => {
  for (let n = 0; n < count; n += 1) make(n);
};

/** A crowd of users with their offers, posts, applications and messages. */
export function seedCrowd(db: Tables, at: At) {
  const crowd: number[] = [];
  times(THOUSANDS, (n) => {
    const [username, names] = [`personne.${n}`, pick(NAMES, n)];
    const account = { username, email: `${username}@passerelle.example`, verified: true, createdAt: at(30) };
    crowd.push(db.user.create({ ...names, ...account, avatar: null, role: "applicant" }).id);
  });
  crowdCv(db);
  crowdOffers(db, at, crowd);
  crowdTalk(db, at, crowd.slice(0, HUNDREDS));
}

function crowdCv(db: Tables) {
  const userId = idOf(cast.jeanne);
  times(THOUSANDS, (n) => {
    const [title, other] = [pick(TITLES, n), pick(TITLES, n + 1)];
    const dates = { startedAt: "2012-09-01", finishedAt: "2013-06-30" };
    db.formation.create({ userId, institution: title, degree: other, ...dates });
    db.experience.create({ userId, jobTitle: title, company: other, ...dates });
    db.project.create({ userId, title, Description: other, technologies: [other.slice(0, 60)], demoUrl: LONG_ADDRESS });
    const issued = { certificationID: LONG_WORD, issuedTo: "2020-06-01", skills: [other.slice(0, 60)] };
    db.certification.create({ userId, title, organization: other, ...issued });
  });
}

function crowdOffers(db: Tables, at: At, crowd: number[]) {
  const offers: number[] = [];
  times(THOUSANDS, (n) => {
    const texts = { jobTitle: pick(TITLES, n), location: LONG_WORD, description: RIGHT_TO_LEFT };
    const offer = db.jobOffer.create({ ...texts, recruiterId: idOf(cast.claire), active: true, createdAt: at(n / 10) });
    offers.push(offer.id);
  });
  const [first] = offers;
  if (first === undefined) return;
  for (const applicantId of crowd.slice(0, HUNDREDS))
    db.application.create({ jobOfferId: first, applicantId, message: RIGHT_TO_LEFT, createdAt: at(1) });
}

function crowdTalk(db: Tables, at: At, crowd: number[]) {
  const [jeanne, claire] = [idOf(cast.jeanne), idOf(cast.claire)];
  const newest = db.post.create({ authorId: jeanne, text: LONG_WORD.repeat(2), createdAt: at(0) });
  for (const userId of crowd) {
    db.postLike.create({ postId: newest.id, userId });
    db.comment.create({ postId: newest.id, authorId: userId, content: RIGHT_TO_LEFT, createdAt: at(0) });
  }
  times(THOUSANDS, (n) => db.post.create({ authorId: claire, text: pick(TITLES, n), createdAt: at(30 + n) }));
  for (const [n, userId] of crowd.slice(0, 30).entries()) {
    const { id: discussionId } = db.discussion.create({ user1Id: jeanne, user2Id: userId });
    db.message.create({ discussionId, senderId: userId, content: pick(TITLES, n), createdAt: at(n / 24) });
  }
  const { id: discussionId } = db.discussion.create({ user1Id: jeanne, user2Id: claire });
  times(HUNDREDS * 2, (n) => {
    const [senderId, createdAt] = [n % 3 === 0 ? jeanne : claire, at((HUNDREDS * 2 - n) / 100)];
    db.message.create({ discussionId, senderId, content: pick(TITLES, n), createdAt });
  });
  times(THOUSANDS, (n) => {
    const [userId, actorId] = n % 2 === 0 ? [jeanne, claire] : [claire, jeanne];
    db.notification.create({ userId, actorId, targetId: newest.id, isRead: n > 400, createdAt: at(n / 24) });
  });
}
