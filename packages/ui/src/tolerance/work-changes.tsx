import { fireEvent } from "storybook/test";
import type { ReactNode } from "react";
import { ApplicationsDialog, ApplicationsScreen, ReceivedScreen } from "../features/applications";
import * as applications from "../features/applications/story-steps";
import { CertificationsScreen, ExperiencesScreen, FormationsScreen, ProjectsScreen } from "../features/cv";
import * as cv from "../features/cv/story-steps";
import { JobOffersScreen } from "../features/job-offers";
import * as jobOffers from "../features/job-offers/own/story-steps";
import { ApplicantScreen, RecruiterScreen } from "../features/profiles";
import * as profiles from "../features/profiles/story-steps";
import { type Change, listOf, press, success } from "./change";
import { type Shown, filteredOffers, me, nothing, openApplication } from "./reads";
import { json, sampleOf } from "./stage";

const recruiter = { getMe: json({ ...Object(sampleOf("getMe")), role: "recruiter" }) };
const title = "Développeuse back-end";
const offers = <ApplicationsScreen username={me.username} profileHref="/profile" />;
const published = <JobOffersScreen username={me.username} renderApplications={nothing} renderPreview={nothing} />;

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

const ownTemplate = String(Object(Object(sampleOf("listLetterTemplates"))[0]).name);
const received = <ReceivedScreen offerId={12} offersHref="/offers" />;
/** Presses a button of a dialog above another one, which accepts no pointer until the first one has closed. */
const pressInFront =
  (name: RegExp) =>
  async ({ canvas }: Shown["acting"]) =>
    (await canvas.findByRole("button", { name })).click();
/** Selects one of the recruiter's templates, and an action on it. */
const toTemplate =
  (act: RegExp, save: (acting: Shown["acting"]) => Promise<unknown>) => async (acting: Shown["acting"]) => {
    await press(/^Choose all$/, /^Accept$/)(acting);
    const choice = await acting.canvas.findByRole("combobox", { name: "Template" });
    await acting.userEvent.selectOptions(choice, await acting.canvas.findByRole("option", { name: ownTemplate }));
    await press(act)(acting);
    await save(acting);
  };
const nameTemplate = async (acting: Shown["acting"]) => {
  const name = await acting.canvas.findByRole("textbox", { name: /^Name of the template/ });
  await fireEvent.change(name, { target: { value: "Later" } });
  await pressInFront(/^Save$/)(acting);
};

/** The changes of profiles, CVs, offers and applications. */
export const workChanges: readonly Change[] = [
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
  {
    operationId: "storeCvAsResume",
    screen: <ExperiencesScreen />,
    make: press(/^Mon CV \(PDF\)/, /^Utiliser comme CV de mon profil/),
    says: /Ce document est le CV de votre profil/,
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
    operationId: "createOfferAlert",
    screen: filteredOffers,
    make: press(/^Create an alert$/),
    says: /^My alerts$/,
  },
  {
    operationId: "deleteOfferAlert",
    screen: filteredOffers,
    make: press(/^My alert$/, /^Delete the alert/),
    says: /Alert deleted\./,
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
    operationId: "saveJobOffer",
    screen: offers,
    answers: listOf("listJobOffersForMe", { saved: false }),
    make: press(/^Save /),
  },
  {
    operationId: "unsaveJobOffer",
    screen: offers,
    answers: listOf("listJobOffersForMe", { saved: true }),
    make: press(/^Save /),
  },
  {
    operationId: "decideApplication",
    screen: <ApplicationsDialog offer={{ id: 12, jobTitle: "Go" }} onClose={nothing} />,
    answers: listOf("listApplications", { decision: null }),
    make: press(/^Accept: /, /^Accept the application$/),
    says: /^Application accepted/,
  },
  {
    operationId: "createApplicationNote",
    screen: openApplication,
    make: async (acting) => {
      await acting.userEvent.type(await acting.canvas.findByRole("textbox", { name: /New note/ }), "Call on Tuesday.");
      await press(/^Add note$/)(acting);
    },
    says: /^Note saved\./,
  },
  {
    operationId: "deleteApplicationNote",
    screen: openApplication,
    make: press(/^Delete the note/, /^Delete$/),
    says: /^Note deleted\./,
  },
  {
    operationId: "createLetterTemplate",
    screen: received,
    make: toTemplate(/^Save as a template$/, nameTemplate),
    says: /^Template saved\./,
  },
  {
    operationId: "updateLetterTemplate",
    screen: received,
    make: toTemplate(/^Edit the template$/, nameTemplate),
    says: /^Template saved\./,
  },
  {
    operationId: "deleteLetterTemplate",
    screen: received,
    make: toTemplate(/^Delete the template$/, pressInFront(/^Delete$/)),
    says: /^Template deleted\./,
  },
  {
    operationId: "decideApplications",
    screen: received,
    make: press(/^Choose all$/, /^Refuse$/, /^Refuse 1 application$/),
    says: /^1 application refused/,
  },
];
