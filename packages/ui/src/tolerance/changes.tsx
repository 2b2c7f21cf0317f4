import type { ReactNode } from "react";
import { AccountScreen } from "../features/account";
import { DeleteAccount } from "../features/account/DeleteAccount";
import { PasswordForm } from "../features/account/PasswordForm";
import { BlockButton, BlockedPeople } from "../features/blocks";
import { confirmBlock } from "../components/story-blocks";
import { Sessions } from "../features/account/Sessions";
import * as account from "../features/account/story-steps";
import { ApplicationsDialog, ApplicationsScreen } from "../features/applications";
import * as applications from "../features/applications/story-steps";
import {
  ForgotPasswordScreen,
  LoginScreen,
  RegisterScreen,
  ResetPasswordScreen,
  UndoEmailScreen,
  VerifyEmailScreen,
} from "../features/auth";
import * as password from "../features/auth/password/story-steps";
import * as auth from "../features/auth/story-steps";
import { CertificationsScreen, ExperiencesScreen, FormationsScreen, ProjectsScreen } from "../features/cv";
import * as cv from "../features/cv/story-steps";
import { JobOffersScreen } from "../features/job-offers";
import * as jobOffers from "../features/job-offers/story-steps";
import { NotificationsScreen } from "../features/notifications";
import { PostsScreen } from "../features/posts";
import { ApplicantScreen, RecruiterScreen } from "../features/profiles";
import * as profiles from "../features/profiles/story-steps";
import { me, nothing, type Shown } from "./reads";
import { type Answers, json, sampleOf } from "./stage";

/** A change, how it is made on its screen, and what says that it was. */
export interface Change {
  operationId: string;
  screen: ReactNode;
  answers?: Answers;
  make: (acting: Shown["acting"]) => Promise<unknown>;
  /** Nothing where the screen has nothing to say. */
  says?: RegExp;
}

const success = /succès|successfully|liké|Like retiré/;

/** Presses buttons, one after the other: the last of each name, which is that of the topmost dialog. */
const press =
  (...names: RegExp[]) =>
  async ({ canvas, userEvent }: Shown["acting"]) => {
    for (const name of names)
      await userEvent.click((await canvas.findAllByRole("button", { name })).at(-1) ?? document.body);
  };

const rowOf = (operationId: string) => Object(Object(sampleOf(operationId)).items[0]);
/** A list with one row, changed. */
const listOf = (operationId: string, change: object): Answers => ({
  [operationId]: json({ ...Object(sampleOf(operationId)), items: [{ ...rowOf(operationId), ...change }] }),
});

const otherSession: Answers = {
  listSessions: json([{ ...Object(Object(sampleOf("listSessions"))[0]), current: false }]),
};
const recruiter = { getMe: json({ ...Object(sampleOf("getMe")), role: "recruiter" }) };
const title = "Développeuse back-end";
const feed = <PostsScreen me={me} />;
const offers = <ApplicationsScreen username={me.username} profileHref="/profile" />;
const published = <JobOffersScreen username={me.username} renderApplications={nothing} />;
const comments = /^Commentaires/;
const unliked = { comments: [{ ...Object(rowOf("listPosts").comments[0]), likes: [] }] };

type CvTexts = Parameters<typeof cv.fillIn>[1];
const cvList = (one: string, screen: ReactNode, texts: CvTexts): Change[] => [
  {
    operationId: `create${one}`,
    screen,
    make: async (acting) => {
      await cv.startEntry(acting);
      await cv.fillIn(acting, texts);
      await cv.save(acting);
    },
    says: success,
  },
  {
    operationId: `update${one}`,
    screen,
    make: async (acting) => {
      await cv.editEntry(acting, title);
      await cv.save(acting);
    },
    says: success,
  },
  { operationId: `delete${one}`, screen, make: (acting) => cv.deleteEntry(acting, title), says: success },
];
const dates: CvTexts = [
  ["startedAt", "2020-01-01"],
  ["finishedAt", "2021-01-01"],
];

/** Every change that the contract knows and a screen makes. */
export const changes: readonly Change[] = [
  {
    operationId: "register",
    screen: <RegisterScreen draft={undefined} onType={nothing} loginHref="/login" onRegistered={nothing} />,
    make: async (acting) => {
      await auth.fillIn(acting, auth.camille);
      await auth.press(acting, "register.submit");
    },
    says: /Registration successful!/,
  },
  {
    operationId: "forgotPassword",
    screen: <ForgotPasswordScreen loginHref="/" resetHref="/" onSent={nothing} />,
    make: async (acting) => {
      await password.fill(acting, "email", auth.camille.email);
      await password.press(acting, "forgot.submit");
    },
    says: /have just been sent\./,
  },
  {
    operationId: "changePassword",
    screen: <PasswordForm />,
    make: async ({ canvas, userEvent }) => {
      for (const label of [/^Current password/, /^New password/]) {
        await userEvent.click(await canvas.findByLabelText(label));
        await userEvent.paste(auth.camille.password);
      }
      await userEvent.click(await canvas.findByRole("button", { name: "Change Password" }));
    },
    says: /Password changed\./,
  },
  {
    operationId: "resetPassword",
    screen: <ResetPasswordScreen code="K7QP" loginHref="/" forgotHref="/" onReset={nothing} />,
    make: async (acting) => {
      await password.fill(acting, "password", auth.camille.password);
      await password.press(acting, "reset.submit");
    },
    says: /Password changed\./,
  },
  {
    operationId: "deleteMe",
    screen: <DeleteAccount onDeleted={nothing} />,
    make: async (acting) => {
      await acting.userEvent.click(await acting.canvas.findByLabelText(/^Password, for the deletion/));
      await acting.userEvent.paste(auth.camille.password);
      await press(/^Delete my account/, /^Delete for good/)(acting);
    },
  },
  {
    operationId: "createBlock",
    screen: <BlockButton id={8} name="Karim Benali" />,
    make: async (acting) => {
      await press(/^(Block|Bloquer) Karim Benali/)(acting);
      await confirmBlock(acting);
    },
    says: /(You have blocked|Vous avez bloqué) Karim Benali/,
  },
  {
    operationId: "deleteBlock",
    screen: <BlockedPeople />,
    make: press(/^(Unblock|Débloquer)/),
    says: /(Person unblocked|Personne débloquée)\./,
  },
  {
    operationId: "endSession",
    screen: <Sessions />,
    answers: otherSession,
    make: press(/^End the session/),
    says: /Session ended\./,
  },
  {
    operationId: "endOtherSessions",
    screen: <Sessions />,
    answers: otherSession,
    make: press(/^End all other sessions/),
    says: /All other sessions have ended\./,
  },
  {
    operationId: "undoEmail",
    screen: <UndoEmailScreen code="K7QP" loginHref="/" onRestored={nothing} />,
    make: async (acting) => {
      await password.fill(acting, "password", auth.camille.password);
      await password.press(acting, "undo.submit");
    },
    says: /Your address is restored/,
  },
  {
    operationId: "confirmEmail",
    screen: <AccountScreen onSaved={nothing} onDeleted={nothing} />,
    answers: { getMe: json({ ...Object(sampleOf("getMe")), pendingEmail: "jeanne@exemple.fr" }) },
    make: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByLabelText(/^Code/));
      await userEvent.paste("274 913");
    },
    says: /E-mail address changed\./,
  },
  {
    operationId: "correctEmail",
    screen: (
      <VerifyEmailScreen
        verification={{ email: auth.camille.email, registrationId: "one" }}
        onChange={nothing}
        loginHref="/login"
        onVerified={nothing}
      />
    ),
    make: async (acting) => {
      await auth.press(acting, "correct.open");
      await auth.press(acting, "correct.submit");
    },
    says: /A new code has been sent\./,
  },
  {
    operationId: "resendOtp",
    screen: <VerifyEmailScreen onChange={nothing} loginHref="/login" onVerified={nothing} />,
    make: async (acting) => {
      await auth.fillIn(acting, { email: auth.camille.email });
      await auth.press(acting, "verify.resend");
    },
  },
  {
    operationId: "updateMe",
    screen: <AccountScreen onSaved={nothing} onDeleted={nothing} />,
    make: async (acting) => {
      await account.write(acting, "lastname", "Durand");
      await account.save(acting);
    },
    says: success,
  },
  {
    operationId: "updateApplicantProfile",
    screen: <ApplicantScreen profileHref="/profile" />,
    make: async (acting) => {
      await profiles.write(acting, "sector", "Santé");
      await profiles.save(acting);
    },
    says: success,
  },
  {
    operationId: "updateRecruiterProfile",
    screen: <RecruiterScreen profileHref="/profile" />,
    answers: recruiter,
    make: async (acting) => {
      await profiles.write(acting, "headquarters", "Lyon");
      await profiles.save(acting);
    },
    says: success,
  },
  ...cvList("Formation", <FormationsScreen />, [["institution", "Nantes"], ["degree", "Master"], ...dates]),
  ...cvList("Experience", <ExperiencesScreen />, [["jobTitle", "Go"], ["company", "Lumio"], ...dates]),
  ...cvList("Project", <ProjectsScreen />, [
    ["title", "Carte"],
    ["Description", "Des arbres"],
  ]),
  ...cvList("Certification", <CertificationsScreen />, [
    ["title", "Kubernetes"],
    ["organization", "Fondation"],
  ]),
  {
    operationId: "createJobOffer",
    screen: published,
    make: async (acting) => {
      await jobOffers.startOffer(acting);
      await jobOffers.fillIn(acting, { jobTitle: "Go", location: "Lyon", description: "Paiements" });
      await jobOffers.save(acting);
    },
    says: success,
  },
  {
    operationId: "updateJobOffer",
    screen: published,
    make: async (acting) => {
      await jobOffers.editOffer(acting, title);
      await jobOffers.save(acting);
    },
    says: success,
  },
  {
    operationId: "deleteJobOffer",
    screen: published,
    make: async (acting) => {
      await jobOffers.askToDelete(acting, title);
      await press(/^(Delete|Supprimer)$/)(acting);
    },
    says: success,
  },
  {
    operationId: "createApplication",
    screen: offers,
    answers: listOf("listJobOffersForMe", { applicationStatus: "not_applied", applicationID: null }),
    make: async (acting) => {
      await applications.startApplication(acting, title);
      await applications.send(acting);
    },
    says: success,
  },
  {
    operationId: "deleteApplication",
    screen: offers,
    answers: listOf("listJobOffersForMe", { applicationStatus: "applied_seen", applicationID: 57 }),
    make: async (acting) => {
      await applications.askToWithdraw(acting, title);
      await press(/^Withdraw$/)(acting);
    },
    says: success,
  },
  {
    operationId: "decideApplication",
    screen: <ApplicationsDialog offer={{ id: 12, jobTitle: "Go" }} onClose={nothing} />,
    answers: listOf("listApplications", { decision: null }),
    make: press(/^Accept: /, /^Accept the application$/),
    says: /^Application accepted/,
  },
  {
    operationId: "createPost",
    screen: feed,
    make: async (acting) => {
      await press(/^Ajouter$/)(acting);
      await acting.userEvent.type(await acting.canvas.findByLabelText(/^Contenu/), "Bonjour");
      await press(/^Enregistrer$/)(acting);
    },
    says: success,
  },
  {
    operationId: "updatePost",
    screen: feed,
    make: async (acting) => {
      await press(/^Modifier/)(acting);
      await acting.userEvent.type(await acting.canvas.findByLabelText(/^Contenu/), " bis");
      await press(/^Enregistrer$/)(acting);
    },
    says: success,
  },
  { operationId: "deletePost", screen: feed, make: press(/^Supprimer/, /^Supprimer$/), says: success },
  {
    operationId: "createPostLike",
    screen: feed,
    answers: listOf("listPosts", { likes: [] }),
    make: press(/^J'aime/),
    says: success,
  },
  { operationId: "deletePostLike", screen: feed, make: press(/^J'aime/), says: success },
  {
    operationId: "createCommentLike",
    screen: feed,
    answers: listOf("listPosts", unliked),
    make: press(comments, /^J'aime/),
    says: success,
  },
  { operationId: "deleteCommentLike", screen: feed, make: press(comments, /^J'aime/), says: success },
  {
    operationId: "createComment",
    screen: feed,
    make: async (acting) => {
      await press(comments)(acting);
      await acting.userEvent.type(await acting.canvas.findByPlaceholderText("Ajouter un commentaire..."), "Oui");
      await press(/^Publier$/)(acting);
    },
    says: success,
  },
  {
    operationId: "updateComment",
    screen: feed,
    make: async (acting) => {
      await press(comments, /^Modifier le commentaire/)(acting);
      await acting.userEvent.type(
        await acting.canvas.findByRole("textbox", { name: /^Modifier le commentaire/ }),
        " bis",
      );
      await press(/^Enregistrer$/)(acting);
    },
    says: success,
  },
  {
    operationId: "deleteComment",
    screen: feed,
    make: press(comments, /^Supprimer le commentaire/, /^Supprimer$/),
    says: success,
  },
  {
    operationId: "readNotification",
    screen: <NotificationsScreen hrefOf={() => "#there"} />,
    answers: listOf("listNotifications", { isRead: false }),
    make: async ({ canvas, userEvent }) =>
      userEvent.click(await canvas.findByText(String(rowOf("listNotifications").message))),
  },
];

/** A session, without which there is nothing to go on with, and what is said where it has no token. */
export const sessions: readonly Change[] = [
  {
    operationId: "login",
    screen: <LoginScreen registerHref="/" verifyHref="/" forgotHref="/" onLoggedIn={nothing} onUnverified={nothing} />,
    make: async (acting) => {
      await auth.fillIn(acting, { email: auth.camille.email, password: auth.camille.password });
      await auth.press(acting, "login.submit");
    },
    says: /^Token not found in login response\.$/,
  },
  {
    operationId: "verifyEmail",
    screen: <VerifyEmailScreen onChange={nothing} loginHref="/login" onVerified={nothing} />,
    make: async (acting) => {
      await auth.fillIn(acting, { email: auth.camille.email, otp: "123456" });
      await auth.press(acting, "verify.submit");
    },
    says: /^Token not found in verification response\.$/,
  },
];

/** Operations without a case of their own, and why. */
export const elsewhere: Readonly<Record<string, string>> = {
  logout: "The application does not wait for its answer.",
};
