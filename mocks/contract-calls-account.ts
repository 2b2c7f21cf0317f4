import type { OperationId } from "@passerelle/api/contract";
import { cast, demoPassword } from "@passerelle/domain/cast";
import { aRegistration } from "./builders";
import { applicant, type Call, gif, pdf } from "./contract-call";
import { idOf, SEED_RESET_CODE, SEED_UNDO_CODE, SEED_UNSUBSCRIBE_CODE } from "./seeds/people";

/** The calls of accounts, and of what people do about each other. */
export const accountCalls = {
  login: {
    json: { email: "Jeanne.Martin@passerelle.example ", password: demoPassword },
    status: 200,
    bad: { email: " " },
  },
  register: { json: aRegistration(), status: 201, bad: aRegistration({ birthdate: "2020-01-01", phone: "?" }) },
  verifyEmail: { json: { email: cast.nadia.email, otp: "274913" }, status: 200, bad: { email: "a@b.fr" } },
  correctEmail: {
    json: { registrationId: "nadia-registration", email: "nadia@passerelle.example" },
    status: 200,
    bad: { registrationId: "nadia-registration", email: "nadia" },
  },
  resendOtp: { json: { email: cast.nadia.email }, status: 200, bad: {} },
  forgotPassword: { json: { email: cast.jeanne.email }, status: 200, bad: {} },
  changePassword: {
    ...applicant,
    json: { currentPassword: demoPassword, password: "un-autre-mot-de-passe" },
    status: 200,
    bad: { currentPassword: "pas-le-bon", password: "un-autre-mot-de-passe" },
  },
  resetPassword: {
    json: { code: SEED_RESET_CODE, password: "un-autre-mot-de-passe" },
    status: 200,
    bad: { code: SEED_RESET_CODE, password: "court" },
  },
  listSessions: { ...applicant, status: 200 },
  createLiveTicket: { ...applicant, status: 200 },
  endSession: { ...applicant, path: { id: 1002 }, status: 200, foreign: { path: { id: 1001 }, status: 404 } },
  endOtherSessions: { ...applicant, status: 200 },
  deleteMe: {
    ...applicant,
    json: { currentPassword: demoPassword },
    status: 200,
    bad: { currentPassword: "pas-le-bon" },
  },
  confirmEmail: { ...applicant, json: { code: "274 913" }, status: 200, bad: { code: " " } },
  undoEmail: {
    json: { code: SEED_UNDO_CODE, password: "un-autre-mot-de-passe" },
    status: 200,
    bad: { code: SEED_UNDO_CODE, password: "court" },
  },
  logout: { ...applicant, status: 200 },
  getMe: { ...applicant, status: 200 },
  updateMe: {
    ...applicant,
    form: { lastname: "Martin-Petit", avatar: gif },
    status: 200,
    bad: { lastname: " ", avatar: pdf, profileAudience: "nobody", readMarks: "maybe" },
  },
  listUsers: { ...applicant, status: 200 },
  getUser: { ...applicant, path: { username: "Karim.Benali" }, status: 200 },
  getPerson: { as: "recruiter", path: { username: "Jeanne.Martin" }, query: "as=members", status: 200 },
  getCompany: { ...applicant, path: { username: "Claire.Moreau" }, query: "pageSize=2", status: 200 },
  listCompanyPosts: { ...applicant, path: { username: "claire.moreau" }, query: "pageSize=2", status: 200 },
  searchPeople: { ...applicant, query: "q=karim&by=name", status: 200 },
  searchCompanies: { ...applicant, query: "q=lumio", status: 200 },
  getAvatar: { path: { file: "jeanne.martin.gif" }, query: "size=small", status: 200 },
  exportMe: {
    ...applicant,
    json: { currentPassword: demoPassword },
    status: 200,
    bad: { currentPassword: "" },
  },
  getNotificationSettings: { ...applicant, status: 200 },
  updateNotificationSettings: {
    ...applicant,
    json: { postLikes: "none", offers: "mail" },
    status: 200,
    bad: { postLikes: "sms" },
  },
  unsubscribe: { query: `code=${SEED_UNSUBSCRIBE_CODE}`, status: 200 },
  listBlocks: { as: "recruiter", status: 200 },
  createBlock: { ...applicant, json: { userId: idOf(cast.hugo) }, status: 201, bad: { userId: "x" } },
  deleteBlock: {
    as: "recruiter",
    path: { userId: idOf(cast.thomas) },
    status: 200,
    foreign: { path: { userId: idOf(cast.hugo) }, status: 404 },
  },
  createReport: {
    ...applicant,
    json: { kind: "post", targetId: "404", reason: "spam" },
    status: 201,
    bad: { kind: "x" },
  },
} satisfies Partial<Record<OperationId, Call>>;
