import type { OperationId } from "@passerelle/api/contract";
import { cast } from "@passerelle/domain/cast";
import { aJobOfferInput } from "./builders-offers";
import { applicant, type Call, cvPdf, gif, onlyApplicant, pdf } from "./contract-call";
import { accountCalls } from "./contract-calls-account";

const long = "x".repeat(5001);
const onlyRecruiter = { as: "recruiter", only: true } as const;

const othersPost = { path: { id: 412 }, status: 403 } as const;
const othersComment = { path: { id: 436 }, status: 403 } as const;

const formation = {
  institution: "CNAM",
  degree: "Licence",
  startedAt: "2020-09-01",
  finishedAt: "",
  skills: ["Go", "go"],
};
const experience = { jobTitle: "Développeuse", company: "Lumio", startedAt: "2020-09-01", finishedAt: "2021-01-01" };
const project = { title: "Contraste", description: "Une extension", demoUrl: "https://contraste.example" };
const certification = {
  title: "Scrum",
  organization: "Institut Agile",
  certificationId: "A-1",
  issuedTo: "2024-01-01T00:00:00Z",
};

/** For each operation, a call that succeeds on the seeds and calls that are rejected. */
export const CALLS: Record<OperationId, Call> = {
  ...accountCalls,
  getApplicantProfile: { as: "recruiter", path: { username: "Jeanne.Martin" }, status: 200 },
  updateApplicantProfile: {
    ...onlyApplicant,
    form: { skills: "Go, SQL", resume: pdf, availableImmediately: "1" },
    status: 200,
    bad: { portfolioUrl: "ftp://x", resume: gif },
  },
  getRecruiterProfile: { ...applicant, path: { username: cast.claire.username }, status: 200 },
  updateRecruiterProfile: {
    ...onlyRecruiter,
    form: { company: "Lumio SAS", logo: gif },
    status: 200,
    bad: { website: "lumio" },
  },
  getDashboardStats: { ...applicant, status: 200 },
  getDashboardNext: { ...applicant, status: 200 },
  getUnreadNotificationsCount: { ...applicant, status: 200 },
  getUnreadMessagesCount: { ...applicant, status: 200 },
  getCvPdf: { ...onlyApplicant, query: "language=en", status: 200 },
  storeCvAsResume: { ...onlyApplicant, json: { language: "fr" }, status: 200, bad: { language: "de" } },
  proposeCvEntries: { ...onlyApplicant, form: { file: cvPdf }, status: 200, bad: { file: gif } },
  listFormations: { ...onlyApplicant, status: 200 },
  createFormation: { ...onlyApplicant, json: formation, status: 201, bad: { ...formation, finishedAt: "2019-01-01" } },
  updateFormation: item(203, { degree: "Licence" }, { degree: "" }, 214),
  deleteFormation: gone(203, 214),
  listExperiences: { ...onlyApplicant, status: 200 },
  createExperience: { ...onlyApplicant, json: experience, status: 201, bad: { ...experience, experienceType: "cdx" } },
  updateExperience: item(221, experience, { startedAt: "hier" }, 224),
  deleteExperience: gone(221, 224),
  listProjects: { ...onlyApplicant, status: 200 },
  createProject: { ...onlyApplicant, json: project, status: 201, bad: { title: "Sans description" } },
  updateProject: item(241, { demoUrl: null }, { demoUrl: "javascript:alert(1)" }, 999),
  deleteProject: gone(241, 999),
  listCertifications: { ...onlyApplicant, query: "page=0&pageSize=text", status: 200 },
  createCertification: { ...onlyApplicant, json: certification, status: 201, bad: { ...certification, skills: [1] } },
  updateCertification: item(261, { title: "Scrum", organization: "Institut Agile" }, { title: long }, 999),
  deleteCertification: gone(261, 999),
  listRecruiterJobOffers: { ...applicant, path: { username: cast.claire.username }, query: "page=2", status: 200 },
  createJobOffer: {
    ...onlyRecruiter,
    json: aJobOfferInput(),
    status: 201,
    bad: { ...aJobOfferInput(), salary: "beaucoup" },
  },
  saveJobOffer: { ...onlyApplicant, path: { id: 102 }, status: 200, foreign: { path: { id: 111 }, status: 404 } },
  unsaveJobOffer: { ...onlyApplicant, path: { id: 102 }, status: 200 },
  getJobOffer: { ...applicant, path: { id: 101 }, status: 200, foreign: { path: { id: 111 }, status: 404 } },
  updateJobOffer: {
    ...onlyRecruiter,
    path: { id: 101 },
    json: { active: false },
    status: 200,
    bad: { jobTitle: "" },
    foreign: { path: { id: 113 }, status: 404 },
  },
  deleteJobOffer: { ...onlyRecruiter, path: { id: 102 }, status: 200, foreign: { path: { id: 113 }, status: 404 } },
  searchSkills: { ...onlyApplicant, query: "q=go", status: 200 },
  listOfferAlerts: { ...onlyApplicant, status: 200 },
  createOfferAlert: { ...onlyApplicant, json: { search: "go" }, status: 201, bad: { search: 5 } },
  deleteOfferAlert: {
    ...onlyApplicant,
    path: { id: 1201 },
    status: 200,
    foreign: { path: { id: 1299 }, status: 404 },
  },
  listJobOffersForMe: { ...onlyApplicant, query: "pageSize=500", status: 200 },
  listApplications: { ...onlyRecruiter, query: "jobOfferId=101&limit=100", status: 200 },
  listApplicationNotes: {
    ...onlyRecruiter,
    path: { applicationID: 302 },
    status: 200,
    foreign: { path: { applicationID: 399 }, status: 404 },
  },
  createApplicationNote: {
    ...onlyRecruiter,
    path: { applicationID: 302 },
    json: { text: "Rappeler mardi." },
    status: 201,
    bad: { text: "" },
    foreign: { path: { applicationID: 399 }, status: 404 },
  },
  deleteApplicationNote: {
    ...onlyRecruiter,
    path: { applicationID: 302, id: 1301 },
    status: 200,
    foreign: { path: { applicationID: 302, id: 1399 }, status: 404 },
  },
  listLetterTemplates: { ...onlyRecruiter, status: 200 },
  createLetterTemplate: {
    ...onlyRecruiter,
    json: { name: "Pourvu", decision: "rejected", text: "Bonjour {prénom}." },
    status: 201,
    bad: { name: "Pourvu", decision: "perhaps", text: "" },
  },
  updateLetterTemplate: {
    ...onlyRecruiter,
    path: { id: 1401 },
    json: { name: "Plus tard" },
    status: 200,
    bad: { name: "" },
    foreign: { path: { id: 1499 }, status: 404 },
  },
  deleteLetterTemplate: {
    ...onlyRecruiter,
    path: { id: 1401 },
    status: 200,
    foreign: { path: { id: 1499 }, status: 404 },
  },
  listReceivedApplications: {
    ...onlyRecruiter,
    path: { id: 102 },
    query: "status=seen&search=hugo&sort=oldest",
    status: 200,
    foreign: { path: { id: 113 }, status: 404 },
  },
  exportApplicationsCsv: {
    ...onlyRecruiter,
    path: { id: 102 },
    query: "language=fr&status=seen&sort=oldest",
    status: 200,
    foreign: { path: { id: 113 }, status: 404 },
  },
  exportApplicationsPdf: {
    ...onlyRecruiter,
    path: { id: 102 },
    query: "language=en",
    status: 200,
    foreign: { path: { id: 113 }, status: 404 },
  },
  getReceivedApplication: {
    ...onlyRecruiter,
    path: { applicationID: 304 },
    status: 200,
    foreign: { path: { applicationID: 305 }, status: 404 },
  },
  createApplication: {
    ...onlyApplicant,
    json: { jobOfferId: "101" },
    status: 201,
    bad: { jobOfferID: 101, message: long },
  },
  decideApplication: {
    ...onlyRecruiter,
    path: { applicationID: 304 },
    json: { decision: "accepted", message: "Bienvenue !" },
    status: 200,
    bad: { decision: "peut-être" },
    foreign: { path: { applicationID: 305 }, status: 404 },
  },
  decideApplications: {
    ...onlyRecruiter,
    json: { decisions: [{ applicationID: 304, decision: "rejected", message: "Merci." }] },
    status: 200,
    bad: { decisions: [{ applicationID: 304, decision: "peut-être" }] },
  },
  deleteApplication: {
    ...onlyApplicant,
    path: { applicationID: 306 },
    status: 200,
    foreign: { path: { applicationID: 301 }, status: 404 },
  },
  listPosts: { ...applicant, query: "limit=5", status: 200 },
  countNewPosts: { ...applicant, query: "after=411", status: 200 },
  createPost: {
    ...applicant,
    form: { text: "Bonjour", image: gif, imageAlt: "Un point" },
    status: 201,
    bad: { text: "  " },
  },
  getPost: { ...applicant, path: { id: 412 }, status: 200 },
  updatePost: {
    ...applicant,
    path: { id: 411 },
    form: { removeImage: "1" },
    status: 200,
    bad: { image: pdf },
    foreign: othersPost,
  },
  listComments: { ...applicant, path: { id: 412 }, query: "before=436", status: 200 },
  listPostLikes: { ...applicant, path: { id: 412 }, query: "before=710", status: 200 },
  listCommentLikes: { ...applicant, path: { id: 436 }, query: "before=810", status: 200 },
  deletePost: { ...applicant, path: { id: 411 }, status: 200, foreign: othersPost },
  listResumeViews: { ...onlyApplicant, query: "pageSize=5", status: 200 },
  createPostLike: { ...applicant, json: { postId: "404" }, status: 201, bad: {} },
  deletePostLike: {
    ...applicant,
    path: { likeId: 701 },
    status: 200,
    foreign: { path: { likeId: 702 }, status: 404 },
  },
  createCommentLike: { ...applicant, json: { commentID: 436 }, status: 201, bad: { commentID: "x" } },
  deleteCommentLike: {
    ...applicant,
    path: { likeId: 803 },
    status: 200,
    foreign: { path: { likeId: 802 }, status: 404 },
  },
  createComment: {
    ...applicant,
    json: { postID: 412, content: "Bravo" },
    status: 201,
    bad: { postID: 412, content: " " },
  },
  updateComment: {
    ...applicant,
    path: { id: 435 },
    json: { content: "Merci" },
    status: 200,
    bad: {},
    foreign: othersComment,
  },
  deleteComment: { ...applicant, path: { id: 435 }, status: 200, foreign: othersComment },
  listNotifications: { ...applicant, query: "limit=1000&sortBy=is_read&sortOrder=asc", status: 200 },
  readNotification: { ...applicant, path: { id: 501 }, status: 200, foreign: { path: { id: 502 }, status: 404 } },
  readNotifications: { ...applicant, json: { until: "2026-01-01T00:00:00Z" }, status: 200, bad: { until: "hier" } },
  listDiscussions: { ...applicant, status: 200 },
  listMessages: {
    ...applicant,
    path: { id: 601 },
    query: "before=641",
    status: 200,
    foreign: { path: { id: 603 }, status: 404 },
  },
  searchMessages: { ...applicant, query: "q=mardi&before=9999&pageSize=5", status: 200 },
  updateMessage: {
    ...applicant,
    path: { id: 690 },
    json: { content: "À mercredi" },
    status: 200,
    bad: { content: " " },
    foreign: { path: { id: 691 }, status: 403 },
  },
  deleteMessage: { ...applicant, path: { id: 690 }, status: 200, foreign: { path: { id: 691 }, status: 403 } },
  connectLive: { query: "token=seed-session-of-jeanne", status: 426 },
};

function item(id: number, json: unknown, bad: Record<string, unknown>, others: number): Call {
  return { ...onlyApplicant, path: { id }, json, status: 200, bad, foreign: { path: { id: others }, status: 404 } };
}

function gone(id: number, others: number): Call {
  return { ...onlyApplicant, path: { id }, status: 200, foreign: { path: { id: others }, status: 404 } };
}
