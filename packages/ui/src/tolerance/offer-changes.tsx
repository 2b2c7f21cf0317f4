import { fireEvent } from "storybook/test";
import { ApplicationsDialog } from "../features/applications";
import * as applications from "../features/applications/story-steps";
import { JobOffersScreen } from "../features/job-offers";
import * as jobOffers from "../features/job-offers/own/story-steps";
import { type Change, listOf, press, rowOf, success } from "./change";
import { filteredOffers, me, nothing, offered, offers, openApplication, received } from "./samples";
import { json, sampleOf, type Shown } from "./stage";

const title = "Développeuse back-end";
const published = <JobOffersScreen username={me.username} renderApplications={nothing} renderPreview={nothing} />;

const ownTemplate = String(Object(Object(sampleOf("listLetterTemplates"))[0]).name);
/** Presses a button of a dialog above another one, which accepts no pointer until the first one has closed. */
const pressInFront =
  (name: RegExp) =>
  async ({ canvas }: Shown["acting"]) =>
    (await canvas.findByRole("button", { name })).click();
/** Selects the application of the list, which may be answered already. */
const select = async ({ canvas, userEvent }: Shown["acting"]) =>
  userEvent.click(await canvas.findByRole("checkbox", { name: /application$/ }));
/** Selects one of the recruiter's templates, and an action on it. */
const toTemplate =
  (act: RegExp, save: (acting: Shown["acting"]) => Promise<unknown>) => async (acting: Shown["acting"]) => {
    await select(acting);
    await press(/^Accept$/)(acting);
    const choice = await acting.canvas.findByRole("combobox", { name: "Template" });
    await acting.userEvent.selectOptions(choice, await acting.canvas.findByRole("option", { name: ownTemplate }));
    await press(act)(acting);
    await save(acting);
  };
const nameTemplate = async (acting: Shown["acting"]) => {
  const name = await acting.canvas.findByRole("textbox", { name: /^Template name/ });
  await fireEvent.change(name, { target: { value: "Later" } });
  await pressInFront(/^Save$/)(acting);
};

export const offerChanges: readonly Change[] = [
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
    answers: listOf("listRecruiterJobOffers", { salaryMin: 20, salaryMax: null, salaryPeriod: "hour" }),
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
    answers: offered({ applicationStatus: "not_applied", applicationID: null }),
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
    answers: offered({ applicationStatus: "applied_seen", applicationID: 57 }),
    make: async (acting) => {
      await applications.askToWithdraw(acting, title);
      await press(/^Withdraw$/)(acting);
    },
    says: success,
  },
  {
    operationId: "saveJobOffer",
    screen: offers,
    answers: offered({ saved: false }),
    make: press(/^Save /),
  },
  {
    operationId: "unsaveJobOffer",
    screen: offers,
    answers: offered({ saved: true }),
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
    make: async (acting) => {
      await select(acting);
      await press(/^Reject$/, /^Reject 1 application$/)(acting);
    },
    says: /^Application from .+ rejected/,
  },
  {
    operationId: "undoDecisions",
    screen: received,
    answers: {
      decideApplications: json({
        data: [
          {
            applicationID: Object(rowOf("listReceivedApplications")).id,
            outcome: "decided",
            undo: crypto.randomUUID(),
          },
        ],
      }),
    },
    make: async (acting) => {
      await select(acting);
      await press(/^Reject$/, /^Reject 1 application$/, /^Undo$/)(acting);
    },
  },
  {
    operationId: "deleteOwnApplication",
    screen: offers,
    answers: listOf("listJobOffersForMe", {
      deletedAt: "2026-01-05T09:00:00Z",
      applicationStatus: "applied_seen",
      applicationID: 57,
    }),
    make: press(/^Delete my application: /, /^Delete$/),
    says: /^Application deleted\.$/,
  },
];
