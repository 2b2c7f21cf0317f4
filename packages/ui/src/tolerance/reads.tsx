import type { ReactNode } from "react";
import { expect, waitFor } from "storybook/test";
import { AccountScreen } from "../features/account";
import { NotificationSettings } from "../features/notifications/settings/NotificationSettings";
import { Sessions } from "../features/auth/sessions/Sessions";
import { BlockedPeople } from "../features/blocks";
import { ApplicationsDialog } from "../features/applications";
import { CertificationsScreen, ExperiencesScreen, FormationsScreen, ProjectsScreen } from "../features/cv";
import { CvDocumentDialog } from "../features/cv/CvDocumentDialog";
import { HomeScreen } from "../features/dashboard";
import { hrefs } from "../features/dashboard/story-setting";
import { JobOffersScreen } from "../features/job-offers";
import { NotificationsScreen } from "../features/notifications";
import { ResumeViews } from "../features/profiles/ResumeViews";
import { CompanyScreen, PersonScreen } from "../features/people";
import { CompanyPosts, PostScreen, PostsScreen } from "../features/posts";
import { LikersDialog } from "../features/posts/LikersDialog";
import { ApplicantScreen, ProfileScreen, RecruiterScreen } from "../features/profiles";
import {
  asRecruiter,
  at,
  companyHrefs,
  filteredOffers,
  found,
  me,
  messages,
  nothing,
  offered,
  offers,
  openApplication,
  personHrefs,
  received,
  single,
  withKarim,
} from "./samples";
import { type Answers, json, sampleOf, type Shown } from "./stage";

/** The screen that shows an operation's answer. */
export interface Reading {
  operationId: string;
  screen: ReactNode;
  /** Answers of other operations that the screen needs. */
  answers?: Answers;
  /** The steps that trigger the call. */
  open?: (shown: Shown) => Promise<void>;
  /** In a list: the text that identifies a row. */
  title?: string;
}

/** A server without the search. */
const withoutSearch: Answers = { searchPeople: json({ error: "Not implemented." }, 501) };
const lookFor = async ({ acting: { canvas, userEvent }, asked }: Shown) => {
  await userEvent.click(await canvas.findByRole("button", { name: "New Conversation" }));
  await userEvent.type(await canvas.findByPlaceholderText("Search for a user..."), "ma");
  // The server is called after a pause in typing.
  await waitFor(() => expect(asked).toContain("searchPeople"));
};

const lookInMessages = async ({ acting: { canvas, userEvent }, asked }: Shown) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Rechercher dans les messages" }));
  await userEvent.type(await canvas.findByPlaceholderText("Rechercher dans les messages..."), "ma");
  await waitFor(() => expect(asked).toContain("searchMessages"));
};

const nameASkill = async ({ acting: { canvas, userEvent }, asked }: Shown) => {
  await userEvent.type(await canvas.findByRole("combobox", { name: "Skills" }), "p");
  await waitFor(() => expect(asked).toContain("searchSkills"));
};

const openFirstOffer = async ({ acting: { canvas, userEvent } }: Shown) => {
  const [title] = await canvas.findAllByRole("button", { name: "Développeuse back-end" });
  await userEvent.click(title ?? document.body);
};

const nameAPlace = async ({ acting: { canvas, userEvent }, asked }: Shown) => {
  await userEvent.type(await canvas.findByRole("combobox", { name: "Location" }), "ly");
  await waitFor(() => expect(asked).toContain("searchPlaces"));
};

const typeASearch = async ({ acting: { canvas, userEvent }, asked }: Shown) => {
  await userEvent.type(await canvas.findByRole("combobox", { name: "Job, skill" }), "ly");
  await waitFor(() => expect(asked).toContain("suggestOffers"));
};

/** Every read operation, and a screen that shows its answer. */
export const readings: readonly Reading[] = [
  { operationId: "getMe", screen: <AccountScreen onSaved={nothing} onDeleted={nothing} /> },
  { operationId: "listSessions", screen: <Sessions />, title: "device" },
  { operationId: "getNotificationSettings", screen: <NotificationSettings userRole="applicant" /> },
  { operationId: "listBlocks", screen: <BlockedPeople />, title: "firstname" },
  { operationId: "getMe", screen: <ProfileScreen hrefs={hrefs} /> },
  { operationId: "getMe", screen: single },
  { operationId: "getUnreadNotificationsCount", screen: single },
  { operationId: "getUnreadMessagesCount", screen: single },
  { operationId: "getApplicantProfile", screen: <ApplicantScreen profileHref="/profile" /> },
  { operationId: "searchSkills", screen: <ApplicantScreen profileHref="/profile" />, open: nameASkill },
  { operationId: "listResumeViews", screen: <ResumeViews />, title: "company" },
  { operationId: "getPerson", screen: <PersonScreen username={me.username} me={me} hrefs={personHrefs} /> },
  { operationId: "getCompany", screen: <CompanyScreen username={me.username} me={me} hrefs={companyHrefs} /> },
  { operationId: "listCompanyPosts", screen: <CompanyPosts username={me.username} me={me} />, title: "text" },
  { operationId: "searchPeople", screen: found, title: "firstname" },
  { operationId: "searchCompanies", screen: found, title: "company" },
  { operationId: "searchPosts", screen: found, title: "fullname" },
  { operationId: "getApplicantProfile", screen: <ProfileScreen hrefs={hrefs} /> },
  { operationId: "getRecruiterProfile", screen: <RecruiterScreen profileHref="/profile" />, answers: asRecruiter },
  { operationId: "getRecruiterProfile", screen: <ProfileScreen hrefs={hrefs} />, answers: asRecruiter },
  { operationId: "getDashboardStats", screen: <HomeScreen hrefs={hrefs} /> },
  { operationId: "getDashboardStats", screen: <HomeScreen hrefs={hrefs} />, answers: asRecruiter },
  { operationId: "getDashboardNext", screen: <HomeScreen hrefs={hrefs} /> },
  { operationId: "getDashboardNext", screen: <HomeScreen hrefs={hrefs} />, answers: asRecruiter },
  { operationId: "listFormations", screen: <FormationsScreen />, title: "degree" },
  { operationId: "getCvPreview", screen: <CvDocumentDialog open onClose={nothing} /> },
  { operationId: "listExperiences", screen: <ExperiencesScreen />, title: "jobTitle" },
  { operationId: "listProjects", screen: <ProjectsScreen />, title: "title" },
  { operationId: "listCertifications", screen: <CertificationsScreen />, title: "title" },
  { operationId: "listFormations", screen: <ProfileScreen hrefs={hrefs} /> },
  { operationId: "listExperiences", screen: <ProfileScreen hrefs={hrefs} /> },
  { operationId: "listProjects", screen: <ProfileScreen hrefs={hrefs} /> },
  { operationId: "listCertifications", screen: <ProfileScreen hrefs={hrefs} /> },
  {
    operationId: "listRecruiterJobOffers",
    screen: <JobOffersScreen username={me.username} renderApplications={nothing} renderPreview={nothing} />,
    title: "jobTitle",
  },
  { operationId: "listJobOffersForMe", screen: offers, title: "jobTitle" },
  { operationId: "searchPlaces", screen: filteredOffers, open: nameAPlace },
  { operationId: "suggestOffers", screen: filteredOffers, open: typeASearch },
  {
    operationId: "listOfferAlerts",
    screen: filteredOffers,
    open: async ({ acting: { canvas, userEvent } }) => {
      const [list] = canvas.queryAllByRole("button", { name: /^My alert/ });
      if (list) await userEvent.click(list);
    },
  },
  { operationId: "getJobOffer", answers: offered({}), screen: offers, open: openFirstOffer },
  {
    operationId: "getOwnApplication",
    screen: offers,
    open: async (shown) => {
      await openFirstOffer(shown);
      // Its code is loaded first.
      await waitFor(() => expect(shown.asked).toContain("getOwnApplication"), { timeout: 5_000 });
    },
  },
  {
    operationId: "listApplications",
    screen: <ApplicationsDialog offer={{ id: 12, jobTitle: "Go" }} onClose={nothing} />,
    title: "message",
  },
  { operationId: "listReceivedApplications", screen: received, title: "profile" },
  { operationId: "getReceivedApplication", screen: openApplication },
  {
    operationId: "listApplicationNotes",
    screen: openApplication,
    // Their code is loaded first.
    open: ({ asked }) => waitFor(() => expect(asked).toContain("listApplicationNotes"), { timeout: 5_000 }),
    title: "text",
  },
  {
    operationId: "listLetterTemplates",
    screen: received,
    open: async ({ acting: { canvas, userEvent } }) => {
      await userEvent.click(await canvas.findByRole("checkbox", { name: /application$/ }));
      await userEvent.click(await canvas.findByRole("button", { name: "Accept" }));
      await canvas.findByRole("combobox", { name: "Template" }, { timeout: 20_000 });
    },
    title: "name",
  },
  { operationId: "listPosts", screen: <PostsScreen me={me} />, title: "text" },
  { operationId: "getPost", screen: at("?post=999", <PostsScreen me={me} />) },
  {
    operationId: "countNewPosts",
    screen: <PostsScreen me={me} />,
    open: async ({ acting: { canvas } }) => {
      await canvas.findAllByRole("article");
      window.dispatchEvent(new Event("visibilitychange"));
    },
  },
  { operationId: "getPost", screen: <PostScreen id={999} me={me} postsHref="/posts" />, title: "text" },
  ...(["post", "comment"] as const).map((kind) => ({
    operationId: kind === "post" ? "listPostLikes" : "listCommentLikes",
    screen: <LikersDialog kind={kind} id={999} open onClose={nothing} />,
    title: "fullname",
  })),
  {
    operationId: "listComments",
    screen: at("?comment=1", <PostScreen id={999} me={me} postsHref="/posts" />),
    answers: { getPost: json({ data: { ...Object(Object(sampleOf("getPost")).data), commentsCount: 30 } }) },
  },
  { operationId: "listNotifications", screen: <NotificationsScreen hrefOf={() => "/there"} />, title: "message" },
  { operationId: "listDiscussions", screen: messages(null) },
  { operationId: "listDiscussions", screen: messages("karim.benali") },
  { operationId: "getUser", screen: messages("ancien.nom") },
  { operationId: "listMessages", screen: messages("karim.benali"), answers: withKarim },
  { operationId: "searchPeople", screen: messages(null), open: lookFor },
  { operationId: "listUsers", screen: messages(null), answers: withoutSearch, open: lookFor },
  { operationId: "searchMessages", screen: messages(null), open: lookInMessages },
];
