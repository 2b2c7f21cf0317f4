import { cast } from "@passerelle/domain/cast";
import { defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { JobOffersScreen } from "./JobOffersScreen";
import { editOffer, fieldOf, fillIn, form, save, say, seen, startOffer } from "./story-steps";

/** The form for a new or existing offer, in its dialog. */
const meta = {
  title: "Job offers/JobOfferForm",
  component: JobOffersScreen,
  parameters: { signedInAs: "recruiter" },
  args: { username: cast.claire.username, renderApplications: fn(() => null), renderPreview: fn(() => null) },
} satisfies Meta<typeof JobOffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const baker = {
  jobTitle: "Boulangère ou boulanger",
  location: "Annecy",
  salaryMin: "2 100,50",
  description: "Pétrir, façonner, cuire.",
  skills: "Pain au levain, , CAP boulanger",
};
const goTitle = "Développeur ou développeuse back-end Go";

const offerTitled = (title: string) => defaultDb().jobOffer.findFirst({ where: { jobTitle: { equals: title } } });

const write: Play = async (acting) => {
  await startOffer(acting);
  await fillIn(acting, baker);
};
const publish: Play = async (acting) => {
  await write(acting);
  await save(acting);
};
/** Saving fails with this message, and the typed text stays. */
const failsWith =
  (message: () => string): Play =>
  async (acting) => {
    await publish(acting);
    await expectAnnounced(await form(), "alert", message());
    await expect(await fieldOf("description")).toHaveValue(baker.description);
  };

/** A new offer that is not active is a draft, and the button says so. */
export const SavesADraft: Story = {
  play: async (acting) => {
    await write(acting);
    const dialog = await form();
    const active = dialog.getByRole("checkbox", { name: say("form.active") });
    await acting.userEvent.click(active);
    await expect(active).toHaveAccessibleDescription(say("form.draftHint"));
    await acting.userEvent.click(dialog.getByRole("button", { name: say("form.saveDraft") }));
    await seen(acting, "saved");
    await expect(offerTitled(baker.jobTitle)).toMatchObject({ active: false });
    const preview = { title: baker.jobTitle };
    await expect(await acting.canvas.findByRole("button", { name: say("action.preview", preview) })).toBeVisible();
  },
};

export const Publishes: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await publish(acting);
    await seen(acting, "saved");
    await expect(await acting.canvas.findByRole("button", { name: baker.jobTitle })).toBeVisible();
    await expect(offerTitled(baker.jobTitle)).toMatchObject({
      contract: "cdi",
      salary: 2100.5,
      skills: ["Pain au levain", "CAP boulanger"],
      benefits: [],
      active: true,
    });
  },
};

export const Edits: Story = {
  play: async (acting) => {
    const dialog = await editOffer(acting, goTitle);
    const { id = 0 } = offerTitled(goTitle) ?? {};
    const count = defaultDb().application.count({ where: { jobOfferId: { equals: id } } });
    await expect(dialog.getByText(say("form.tellsApplicants", { count }))).toBeVisible();
    await expect(await fieldOf("salaryMin")).toHaveValue("4200");
    await expect(await fieldOf("skills")).toHaveValue("Go, PostgreSQL, Docker, Kubernetes");
    await acting.userEvent.selectOptions(await fieldOf("contract"), "freelance");
    await acting.userEvent.clear(await fieldOf("salaryMin"));
    await acting.userEvent.click(dialog.getByRole("checkbox", { name: say("form.active") }));
    await save(acting);
    await seen(acting, "saved");
    await expect(offerTitled(goTitle)).toMatchObject({
      contract: "freelance",
      salary: 0,
      active: false,
      location: "Villeurbanne",
    });
  },
};

export const SetsItsTerms: Story = {
  play: async (acting) => {
    await write(acting);
    await expect(await fieldOf("positions")).toHaveValue("1");
    await acting.userEvent.selectOptions(await fieldOf("remote"), "partial");
    await acting.userEvent.type(await fieldOf("closingDate"), "2998-12-31");
    await acting.userEvent.clear(await fieldOf("positions"));
    await acting.userEvent.type(await fieldOf("positions"), "3");
    await save(acting);
    await seen(acting, "saved");
    const terms = { remote: "partial", closingDate: "2998-12-31", positions: 3 };
    await expect(offerTitled(baker.jobTitle)).toMatchObject(terms);
  },
};

export const RefusesADayThatHasPassed: Story = {
  play: async (acting) => {
    await write(acting);
    await acting.userEvent.type(await fieldOf("closingDate"), "2020-01-31");
    await acting.userEvent.type(await fieldOf("positions"), "000");
    await save(acting);
    await waitFor(async () =>
      expect(await fieldOf("closingDate")).toHaveAccessibleDescription(new RegExp(say("closingDatePassed"))),
    );
    await expect(await fieldOf("positions")).toHaveAccessibleDescription(say("invalidPositions"));
  },
};

export const AsksForWhatIsMissing: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await startOffer(acting);
    await fillIn(acting, { location: "   ", salaryMin: "beaucoup" });
    await save(acting);
    const title = await fieldOf("jobTitle");
    await waitFor(() => expect(title).toHaveAccessibleDescription(say("required.jobTitle")));
    await waitFor(() => expect(title).toHaveFocus());
    await expect(await fieldOf("location")).toBeInvalid();
    await expect(await fieldOf("description")).toBeInvalid();
    await expect(await fieldOf("salaryMin")).toHaveAccessibleDescription(new RegExp(say("invalidPay")));
  },
};

const refusal = { location: "This place is unknown.", skills: "Too many skills." };

export const FailedInTheServersWords: Story = {
  parameters: { msw: [fails("createJobOffer", 403, { error: "Your account cannot publish offers." })] },
  play: failsWith(() => "Your account cannot publish offers."),
};

export const RefusedFields: Story = {
  parameters: { msw: [fails("createJobOffer", 400, refusal)] },
  play: async (acting) => {
    await publish(acting);
    await expectAnnounced(await form(), "alert", "Erreur de validation");
    await expectAnnounced(await form(), "alert", "location: This place is unknown.");
    await expect(await fieldOf("location")).toHaveAccessibleDescription("This place is unknown.");
    await expect(await fieldOf("skills")).toHaveAccessibleDescription(/Too many skills\./);
    await waitFor(async () => expect(await fieldOf("location")).toHaveFocus());
    await expect(await fieldOf("jobTitle")).toHaveValue(baker.jobTitle);
  },
};

export const RefusedWithoutAWord: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("createJobOffer", 400)] },
  play: failsWith(() => "Une erreur inattendue est survenue."),
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("createJobOffer", 500)] },
  play: failsWith(() => say("saveFailed")),
};

export const KeptForMembers: Story = {
  play: async (acting) => {
    await startOffer(acting);
    await fillIn(acting, baker);
    const box = (await form()).getByRole("checkbox", { name: say("form.public") });
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription(say("form.publicHint"));
    await acting.userEvent.click(box);
    await save(acting);
    await seen(acting, "saved");
    const stored = defaultDb().jobOffer.findFirst({ where: { jobTitle: { equals: baker.jobTitle } } });
    await expect(stored).toMatchObject({ active: true, public: false });
  },
};

/** Readers would see no company name: the form says so beside its button, and the offer can be published. */
export const WithoutACompanyName: Story = {
  parameters: { msw: [fails("getRecruiterProfile", 404)] },
  play: async (acting) => {
    const dialog = await startOffer(acting);
    await fillIn(acting, baker);
    await expect(await dialog.findByText(new RegExp(say("form.noCompany")))).toBeVisible();
    const link = dialog.getByRole("link", { name: say("form.toCompany") });
    await expect(link).toHaveAttribute("href", "/dashboard/recruiter");
    await expect(link).toHaveAttribute("target", "_blank");
    await save(acting);
    await seen(acting, "saved");
  },
};
