import type { OperationId } from "@passerelle/api/contract";
import { cast, demoPassword } from "@passerelle/domain/cast";
import { aRegistration } from "./builders";
import { aJobOfferInput } from "./builders-offers";
import { idOf, SEED_CODE, SEED_RESET_CODE, SEED_UNDO_CODE, SEED_UNSUBSCRIBE_CODE } from "./seeds/people";

/** How to call an operation on the seeds: its input besides a caller with its role, and a body that is refused. */
export interface Call {
  as?: "recruiter";
  path?: Record<string, string | number>;
  query?: string;
  json?: unknown;
  form?: Record<string, string | Blob>;
  bad?: Record<string, unknown>;
}

const gif = new Blob(["GIF89a;"], { type: "image/gif" });
const pdf = new Blob(["%PDF-1.4 %%EOF"], { type: "application/pdf" });
const password = "un-autre-mot-de-passe";
const formation = { institution: "CNAM", degree: "Licence", startedAt: "2020-09-01", skills: ["Go", "go"] };
const experience = { jobTitle: "Développeuse", company: "Lumio", startedAt: "2020-09-01", finishedAt: "2021-01-01" };
const project = { title: "Contraste", description: "Une extension", demoUrl: "https://contraste.example" };
const certification = { title: "Scrum", organization: "Institut Agile", issuedTo: "2024-01-01T00:00:00Z" };
const template = { name: "Pourvu", decision: "rejected", text: "Bonjour {prénom}." };

const at = (id: number, call: Call = {}): Call => ({ path: { id }, ...call });
const of = (username: string, call: Call = {}): Call => ({ path: { username }, ...call });
const on = (applicationID: number, call: Call = {}): Call => ({ path: { applicationID }, ...call });

/** The operations that need more input than a caller. */
export const CALLS: Partial<Record<OperationId, Call>> = {
  login: { json: { email: "Jeanne.Martin@passerelle.example ", password: demoPassword }, bad: { email: " " } },
  register: { json: aRegistration(), bad: aRegistration({ phone: "?" }) },
  verifyEmail: { json: { email: cast.nadia.email, otp: SEED_CODE }, bad: { email: "a@b.fr" } },
  correctEmail: { json: { registrationId: "nadia-registration", email: "n@passerelle.example" }, bad: { email: "n" } },
  resendOtp: { json: { email: cast.nadia.email }, bad: {} },
  forgotPassword: { json: { email: cast.jeanne.email }, bad: {} },
  changePassword: { json: { currentPassword: demoPassword, password }, bad: { currentPassword: "faux", password } },
  resetPassword: { json: { code: SEED_RESET_CODE, password }, bad: { code: SEED_RESET_CODE, password: "court" } },
  endSession: at(1002),
  deleteMe: { json: { currentPassword: demoPassword }, bad: { currentPassword: "pas-le-bon" } },
  confirmEmail: { json: { code: "274 913" }, bad: { code: " " } },
  undoEmail: { json: { code: SEED_UNDO_CODE, password }, bad: { code: SEED_UNDO_CODE, password: "court" } },
  updateMe: { form: { lastname: "Martin-Petit", avatar: gif }, bad: { lastname: " ", avatar: pdf } },
  getUser: of("Karim.Benali"),
  getPerson: of("Jeanne.Martin", { as: "recruiter", query: "as=members" }),
  getCompany: of("Claire.Moreau", { query: "pageSize=2" }),
  listCompanyPosts: of("claire.moreau", { query: "pageSize=2" }),
  searchPeople: { query: "q=karim&by=name" },
  searchCompanies: { query: "q=lumio" },
  getAvatar: { path: { file: "jeanne.martin.gif" }, query: "size=small" },
  exportMe: { json: { currentPassword: demoPassword }, bad: { currentPassword: "" } },
  updateNotificationSettings: { json: { postLikes: "none", offers: "mail" }, bad: { postLikes: "sms" } },
  unsubscribe: { query: `code=${SEED_UNSUBSCRIBE_CODE}` },
  createBlock: { json: { userId: idOf(cast.hugo) }, bad: { userId: "x" } },
  deleteBlock: { as: "recruiter", path: { userId: idOf(cast.thomas) } },
  createReport: { json: { kind: "post", targetId: "404", reason: "spam" }, bad: { kind: "x" } },
  getApplicantProfile: of("Jeanne.Martin", { as: "recruiter" }),
  updateApplicantProfile: { form: { skills: "Go, SQL", resume: pdf }, bad: { portfolioUrl: "ftp://x", resume: gif } },
  getRecruiterProfile: of(cast.claire.username),
  updateRecruiterProfile: { form: { company: "Lumio SAS", logo: gif }, bad: { website: "lumio" } },
  getCvPdf: { query: "language=en" },
  getCvPreview: { query: "language=en" },
  storeCvAsResume: { json: { language: "fr" }, bad: { language: "de" } },
  proposeCvEntries: { form: { file: pdf }, bad: { file: gif } },
  createFormation: { json: formation, bad: { ...formation, finishedAt: "2019-01-01" } },
  updateFormation: at(203, { json: { degree: "Licence" }, bad: { degree: "" } }),
  deleteFormation: at(203),
  createExperience: { json: experience, bad: { ...experience, experienceType: "cdx" } },
  updateExperience: at(221, { json: experience, bad: { startedAt: "hier" } }),
  deleteExperience: at(221),
  createProject: { json: project, bad: { title: "Sans description" } },
  updateProject: at(241, { json: { demoUrl: null }, bad: { demoUrl: "javascript:alert(1)" } }),
  deleteProject: at(241),
  createCertification: { json: certification, bad: { ...certification, skills: [1] } },
  updateCertification: at(261, { json: certification, bad: { title: "" } }),
  deleteCertification: at(261),
  listRecruiterJobOffers: of(cast.claire.username, { query: "page=2" }),
  createJobOffer: { json: aJobOfferInput(), bad: { ...aJobOfferInput(), salary: "beaucoup" } },
  saveJobOffer: at(102),
  unsaveJobOffer: at(102),
  getJobOffer: at(101),
  updateJobOffer: at(101, { json: { active: false }, bad: { jobTitle: "" } }),
  deleteJobOffer: at(102),
  listPublicOffers: { query: "search=react&pageSize=2" },
  getPublicOffer: at(101),
  getPublicCompany: of(cast.claire.username),
  searchSkills: { query: "q=go" },
  searchPlaces: { query: "q=lyon" },
  suggestOffers: { query: "q=dev" },
  suggestPublicOffers: { query: "q=dev" },
  createOfferAlert: { json: { search: "go" }, bad: { search: 5 } },
  deleteOfferAlert: at(1201),
  listApplications: { query: "jobOfferId=101&limit=100" },
  listApplicationNotes: on(302),
  createApplicationNote: on(302, { json: { text: "Rappeler mardi." }, bad: { text: "" } }),
  deleteApplicationNote: { path: { applicationID: 302, id: 1301 } },
  createLetterTemplate: { json: template, bad: { ...template, decision: "perhaps" } },
  updateLetterTemplate: at(1401, { json: { name: "Plus tard" }, bad: { name: "" } }),
  deleteLetterTemplate: at(1401),
  listReceivedApplications: at(102, { query: "status=seen&search=hugo&sort=oldest" }),
  exportApplicationsCsv: at(102, { query: "language=fr" }),
  exportApplicationsPdf: at(102, { query: "language=en" }),
  getReceivedApplication: on(304),
  createApplication: { json: { jobOfferId: "101" }, bad: { jobOfferID: "x" } },
  decideApplication: on(304, { json: { decision: "accepted", message: "Bienvenue !" }, bad: { decision: "oui" } }),
  decideApplications: {
    json: { decisions: [{ applicationID: 304, decision: "rejected", message: "Merci." }] },
    bad: { decisions: [{ applicationID: 304, decision: "oui" }] },
  },
  undoDecisions: {
    json: { decisions: [{ applicationID: 304, undo: "0e9f4c1a-7a3b-4d5e-8f60-1b2c3d4e5f60" }] },
    bad: { decisions: [{ applicationID: 304, undo: "oui" }] },
  },
  getOwnApplication: on(306),
  deleteOwnApplication: on(306),
  deleteApplication: on(306),
  countNewPosts: { query: "after=411" },
  searchPosts: { query: "q=nantes&before=9999&pageSize=5" },
  createPost: { form: { text: "Bonjour", image: gif, imageAlt: "Un point" }, bad: { text: "  " } },
  getPost: at(412),
  updatePost: at(411, { form: { removeImage: "1" }, bad: { image: pdf } }),
  deletePost: at(411),
  listComments: at(412, { query: "before=436" }),
  listPostLikes: at(412, { query: "before=710" }),
  listCommentLikes: at(436, { query: "before=810" }),
  createPostLike: { json: { postId: "404" }, bad: {} },
  deletePostLike: { path: { likeId: 701 } },
  createCommentLike: { json: { commentID: 436 }, bad: { commentID: "x" } },
  deleteCommentLike: { path: { likeId: 803 } },
  createComment: { json: { postID: 412, content: "Bravo" }, bad: { postID: 412, content: " " } },
  updateComment: at(435, { json: { content: "Merci" }, bad: {} }),
  deleteComment: at(435),
  readNotification: at(501),
  readNotifications: { json: { until: "2026-01-01T00:00:00Z" }, bad: { until: "hier" } },
  listMessages: at(601, { query: "before=641" }),
  searchMessages: { query: "q=mardi&before=9999&pageSize=5" },
  updateMessage: at(690, { json: { content: "À mercredi" }, bad: { content: " " } }),
  deleteMessage: at(690),
};
