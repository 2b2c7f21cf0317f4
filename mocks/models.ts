import { nullable, primaryKey } from "@mswjs/data";
import type { Schemas } from "@passerelle/api";
import type { EventName, Language, NotificationChannel, NotificationKind } from "@passerelle/domain";

const text = () => "";
const list = (): string[] => [];
const no = () => false;
const id = () => 0;
/** Where its owner has put an entry of the CV; 0 in the usual order, before the others. */
const place = () => 0;
const contract = (): Schemas["ContractType"] => "cdi";
const maybeText = nullable<string>(() => null);
const maybeId = nullable<number>(() => null);

/** What made a notification. */
const cause = {
  actorId: id,
  commentId: maybeId,
  jobTitle: maybeText,
  word: maybeText,
  applicationId: maybeId,
  /** What the alert looks for, as JSON. */
  filters: maybeText,
  createdAt: text,
};

/** The contract's entities as tables; rows refer to each other by id. */
export function models(nextId: (table: string) => number) {
  const key = (table: string) => primaryKey(() => nextId(table));
  return {
    user: {
      id: key("user"),
      firstname: text,
      lastname: text,
      username: text,
      email: text,
      phone: maybeText,
      address: maybeText,
      birthdate: maybeText,
      avatar: maybeText,
      role: (): Schemas["Role"] => "applicant",
      password: text,
      /** Several registrations of an address may wait; the verified one holds address and username. */
      verified: no,
      isSuspended: no,
      registrationId: maybeText,
      /** The language requested last; live messages use it. */
      language: nullable<Language>(() => null),
      profileAudience: (): Schemas["ProfileAudience"] => "contacts",
      readMarks: () => true,
      createdAt: text,
    },
    /** In small letters. */
    formerUsername: { username: primaryKey(String), userId: id, expiresAt: text },
    session: {
      token: primaryKey(String),
      id: () => nextId("sessionId"),
      userId: id,
      browser: maybeText,
      system: maybeText,
      createdAt: text,
      lastUsedAt: text,
      expiresAt: text,
    },
    otpCode: {
      id: key("otpCode"),
      userId: id,
      code: text,
      /** Asked for without naming the registration. */
      isOpen: no,
      isUsed: no,
      expiresAt: text,
      wrongTries: () => 0,
      openTries: () => 0,
    },
    emailChange: { userId: primaryKey(Number), email: text, code: text, expiresAt: text, wrongTries: () => 0 },
    /** Codes with which a former address takes a change back. */
    emailUndo: { id: key("emailUndo"), code: text, userId: id, email: text, expiresAt: text },
    export: { code: primaryKey(String), token: text, expiresAt: text },
    passwordReset: { code: primaryKey(String), userId: id, expiresAt: text },
    notificationSetting: {
      id: key("notificationSetting"),
      userId: id,
      kind: (): NotificationKind => "postLikes",
      channel: (): NotificationChannel => "app",
    },
    /** The codes in mails of the day, with which their reader ends them. */
    unsubscribeCode: { code: primaryKey(String), userId: id },
    applicantProfile: {
      userId: primaryKey(Number),
      profile: maybeText,
      sector: maybeText,
      academicLevel: maybeText,
      experienceLevel: maybeText,
      skills: list,
      languages: list,
      portfolioUrl: maybeText,
      availableImmediately: no,
      resume: maybeText,
      resumeName: maybeText,
      resumeSize: maybeId,
      resumeStoredAt: maybeText,
    },
    recruiterProfile: {
      userId: primaryKey(Number),
      company: maybeText,
      sector: maybeText,
      website: maybeText,
      headquarters: maybeText,
      employees: maybeText,
      description: maybeText,
      logo: maybeText,
    },
    /** Created rows by user and client id. */
    creation: { name: primaryKey(String), objectId: id },
    formation: {
      id: key("formation"),
      userId: id,
      place,
      institution: text,
      degree: text,
      startedAt: text,
      finishedAt: maybeText,
      description: maybeText,
      skills: list,
    },
    experience: {
      id: key("experience"),
      userId: id,
      place,
      jobTitle: text,
      company: text,
      experienceType: contract,
      startedAt: text,
      finishedAt: maybeText,
      technologies: list,
    },
    project: {
      id: key("project"),
      userId: id,
      place,
      title: text,
      Description: text,
      technologies: list,
      collaborators: list,
      demoUrl: maybeText,
    },
    certification: {
      id: key("certification"),
      userId: id,
      place,
      title: text,
      organization: text,
      skills: list,
      certificationID: maybeText,
      issuedTo: maybeText,
    },
    jobOffer: {
      id: key("jobOffer"),
      recruiterId: id,
      jobTitle: text,
      description: text,
      location: text,
      contract,
      salary: () => 0,
      skills: list,
      benefits: list,
      remote: (): Schemas["RemoteWork"] => "none",
      closingDate: maybeText,
      positions: () => 1,
      /** As its recruiter set it: `openOffer` says whether it is. */
      active: () => true,
      createdAt: text,
    },
    /** Since when an applicant keeps an offer. */
    savedOffer: { id: key("savedOffer"), userId: id, jobOfferId: id, savedAt: text },
    /** That an applicant opened an offer. */
    openedOffer: { id: key("openedOffer"), userId: id, jobOfferId: id },
    /** The matches that somebody was notified of, for the daily limit: the notifications may be gone. */
    offerMatchSent: { id: key("offerMatchSent"), userId: id, sentAt: text },
    /** Filters as JSON. */
    offerAlert: { id: key("offerAlert"), userId: id, filters: text, createdAt: text },
    /** The offers that have been open. */
    publication: { jobOfferId: primaryKey(Number) },
    /** What a recruiter noted on an application. */
    applicationNote: { id: key("applicationNote"), applicationId: id, text, createdAt: text },
    /** A text that a recruiter keeps for decisions. */
    letterTemplate: {
      id: key("letterTemplate"),
      userId: id,
      name: text,
      decision: (): Schemas["LetterDecision"] => "rejected",
      text,
    },
    application: {
      id: key("application"),
      jobOfferId: id,
      applicantId: id,
      message: maybeText,
      createdAt: text,
      seenAt: maybeText,
      decision: nullable<"accepted" | "rejected">(() => null),
      decisionMessage: text,
      decidedAt: maybeText,
    },
    withdrawnApplication: {
      id: key("withdrawnApplication"),
      jobOfferId: id,
      applicantId: id,
      createdAt: text,
      withdrawnAt: text,
    },
    post: {
      id: key("post"),
      authorId: id,
      text,
      file: maybeText,
      imageAlt: maybeText,
      createdAt: text,
      updatedAt: maybeText,
    },
    postLike: { id: key("postLike"), postId: id, userId: id },
    comment: { id: key("comment"), postId: id, authorId: id, content: text, createdAt: text, updatedAt: maybeText },
    commentLike: { id: key("commentLike"), commentId: id, userId: id },
    notification: {
      id: key("notification"),
      userId: id,
      event: (): EventName => "post_like",
      /** The post or the offer that it is about; it may have been deleted. */
      targetId: maybeId,
      /** How many people caused it. */
      people: () => 1,
      isRead: no,
      // The latest one.
      ...cause,
    },
    notificationCause: { id: key("notificationCause"), notificationId: id, ...cause },
    /** Who opened whose resume last when, and how often. */
    resumeView: { id: key("resumeView"), ownerId: id, readerId: id, openedAt: text, views: () => 1 },
    block: { id: key("block"), blockerId: id, blockedId: id },
    report: {
      id: key("report"),
      reporterId: id,
      kind: (): Schemas["ReportKind"] => "post",
      targetId: id,
      reason: (): Schemas["ReportReason"] => "spam",
      text: maybeText,
      createdAt: text,
    },
    discussion: {
      id: key("discussion"),
      user1Id: id,
      user2Id: id,
      /** The newest message of the second one that the first is known to have read. */
      readBy1: maybeId,
      readBy2: maybeId,
    },
    message: {
      id: key("message"),
      discussionId: id,
      senderId: id,
      content: text,
      clientId: maybeText,
      jobOfferId: maybeId,
      /** Stays with its sender, whom the recipient has blocked. */
      isWithheld: no,
      isRead: no,
      createdAt: text,
      editedAt: maybeText,
      deletedAt: maybeText,
      /** What its sender sees in place of the text, who changed it while the recipient blocked them, and when. */
      ownContent: maybeText,
      ownEditedAt: maybeText,
    },
  };
}
