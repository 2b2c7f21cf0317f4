import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["../features/**/*.tsx", "!../**/*.{stories,test}.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every form, with the mechanism that keeps its text from being lost without a question. */
const guards: Record<
  string,
  "EntryForm" | "useChanges" | "useSave" | "useUnsavedChanges" | "kept as a draft" | "nothing to keep"
> = {
  "account/AccountScreen": "useChanges",
  "account/DeleteAccount": "nothing to keep",
  "account/ExportData": "nothing to keep",
  "account/PendingEmail": "nothing to keep",
  "account/ProfileAudience": "useSave",
  "account/ReadMarks": "useSave",
  "applications/ApplyForm": "EntryForm",
  "applications/received/DecisionDialog": "EntryForm",
  "applications/received/LettersDialog": "EntryForm",
  "applications/received/notes/ApplicationNotes": "useSave",
  "applications/received/templates/TemplateDialogs": "EntryForm",
  "auth/AuthForm": "nothing to keep",
  "auth/LoginScreen": "nothing to keep",
  "auth/change-password/PasswordForm": "useSave",
  "auth/password/ForgotPasswordScreen": "nothing to keep",
  "auth/password/NewPasswordScreen": "nothing to keep",
  "auth/registration/RegisterScreen": "useUnsavedChanges",
  "auth/registration/VerifyEmailForm": "nothing to keep",
  "auth/registration/VerifyEmailScreen": "nothing to keep",
  "cv/CvForm": "EntryForm",
  "dashboard/HeaderSearch": "nothing to keep",
  "job-offers/find/FilterForm": "nothing to keep",
  "job-offers/own/JobOfferForm": "EntryForm",
  "messages/Composer": "kept as a draft",
  "notifications/settings/NotificationSettings": "useSave",
  "posts/CommentComposer": "useSave",
  "posts/CommentEditor": "useSave",
  "posts/PostForm": "EntryForm",
  "profiles/ApplicantScreen": "useChanges",
  "profiles/BasicsForm": "useChanges",
  "profiles/RecruiterScreen": "useChanges",
  "reports/dialog/ReportDialog": "useSave",
};

const forms = Object.entries(sources)
  .filter(([, source]) => /\buseForm[<(]|<(?:chakra\.)?form\b/.test(source))
  .map(([path, source]) => ({ name: path.replace("../features/", "").replace(".tsx", ""), source }));

it("knows every form", () => expect(forms.map(({ name }) => name).toSorted()).toEqual(Object.keys(guards)));

const isGuarded = (source: string, guard: string | undefined) =>
  guard === "kept as a draft" || guard === "nothing to keep" || (!!guard && source.includes(guard));

it.each(forms)("$name asks before typed text is lost", ({ name, source }) => {
  expect(isGuarded(source, guards[name])).toBe(true);
});
