import { implausiblePay } from "@passerelle/domain";
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
    const box = (await form()).getByRole("checkbox", { name: say("form.public") });
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription(say("form.publicHint"));
    await acting.userEvent.click(box);
    await save(acting);
    await seen(acting, "saved");
    const terms = { remote: "partial", closingDate: "2998-12-31", positions: 3, public: false };
    await expect(offerTitled(baker.jobTitle)).toMatchObject(terms);
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

const bakery = { jobTitle: "Boulangère ou boulanger", location: "Annecy", description: "Pétrir, façonner, cuire." };
const stored = () => defaultDb().jobOffer.findFirst({ where: { jobTitle: { equals: bakery.jobTitle } } });

/** The form names the directive on pay beside its field. */
export const NamesTheDirective: Story = {
  globals: { language: "fr" },
  play: async (acting) => {
    await startOffer(acting);
    await expect(await fieldOf("salaryMin")).toHaveAccessibleDescription(
      /Depuis le 7\sjuin 2026, la directive \(UE\) 2023\/970 demande d’annoncer la rémunération ou sa fourchette/,
    );
  },
};

/** An amount with two readings is not sent before one is chosen. */
export const AsksForTheReading: Story = {
  play: async (acting) => {
    await startOffer(acting);
    await fillIn(acting, { ...bakery, salaryMin: "2,100" });
    await save(acting);
    const salary = await fieldOf("salaryMin");
    await waitFor(() => expect(salary).toHaveAccessibleDescription(new RegExp(say("ambiguousSalary"))));
    await expect(stored()).toBeNull();
    await acting.userEvent.click((await form()).getByRole("button", { name: /^€?2\D100\D*$/ }));
    await expect(salary).toHaveValue("2100");
    await save(acting);
    await seen(acting, "saved");
    await expect(stored()).toMatchObject({ salary: 2100, salaryMin: 2100, salaryMax: null, salaryPeriod: "month" });
  },
};

export const StatesARange: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await startOffer(acting);
    await fillIn(acting, { ...bakery, salaryMin: "35 k€", salaryMax: "42 000" });
    await acting.userEvent.selectOptions(await fieldOf("salaryPeriod"), "year");
    const monthly = new RegExp(say("form.monthly", { amount: "€2,916.67 – €3,500" }));
    await waitFor(async () => expect(await fieldOf("salaryMin")).toHaveAccessibleDescription(monthly));
    await save(acting);
    await seen(acting, "saved");
    await expect(stored()).toMatchObject({
      salary: 2916.67,
      salaryMin: 35_000,
      salaryMax: 42_000,
      salaryPeriod: "year",
    });
  },
};

/** A range and its period, typed into the first field, move to their fields. */
export const ReadsARangeInOneField: Story = {
  play: async (acting) => {
    await startOffer(acting);
    await fillIn(acting, { ...bakery, salaryMin: "12 à 15 €/h" });
    const minimum = await fieldOf("salaryMin");
    await expect(minimum).toHaveValue("12");
    await expect(await fieldOf("salaryMax")).toHaveValue("15");
    await expect(await fieldOf("salaryPeriod")).toHaveValue("hour");
    await acting.userEvent.clear(minimum);
    await acting.userEvent.type(minimum, "38-42 k€ par an");
    await waitFor(() => expect(minimum).toHaveAccessibleDescription(/€38,000\D+42,000|38\s000\D+42\s000/));
    await expect(minimum).toBeValid();
    await acting.userEvent.type(minimum, "{Enter}");
    await seen(acting, "saved");
    await expect(stored()).toMatchObject({ salaryMin: 38_000, salaryMax: 42_000, salaryPeriod: "year" });
  },
};

/** The field says the period of an amount, and a button changes it to a year. */
export const AsksForTheYear: Story = {
  play: async (acting) => {
    await startOffer(acting);
    await fillIn(acting, { ...bakery, salaryMin: "38/42 k€" });
    const salary = await fieldOf("salaryMin");
    await waitFor(() => expect(salary).toHaveAccessibleDescription(/42[,\s]000.* (gross per month|brut par mois)/));
    await expect(salary).toHaveAccessibleDescription(
      new RegExp(say("form.doubt.yearly", implausiblePay).replace("?", String.raw`\?`)),
    );
    await acting.userEvent.click((await form()).getByRole("button", { name: say("form.makeYearly") }));
    const period = await fieldOf("salaryPeriod");
    await expect(period).toHaveValue("year");
    await waitFor(() => expect(period).toHaveFocus());
    await waitFor(() => expect(salary).toHaveAccessibleDescription(/(gross per year|brut par an)/));
    await expect((await form()).queryByRole("button", { name: say("form.makeYearly") })).toBeNull();
    await save(acting);
    await seen(acting, "saved");
    await expect(stored()).toMatchObject({ salaryMin: 38_000, salaryMax: 42_000, salaryPeriod: "year" });
  },
};
