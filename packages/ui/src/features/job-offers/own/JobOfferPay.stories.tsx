import { cast } from "@passerelle/domain/cast";
import { defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { JobOffersScreen } from "./JobOffersScreen";
import { type Acting, fieldOf, fillIn, form, save, say, seen, startOffer } from "./story-steps";

/** The pay in the form of an offer. */
const meta = {
  title: "Job offers/JobOfferPay",
  component: JobOffersScreen,
  parameters: { signedInAs: "recruiter" },
  args: { username: cast.claire.username, renderApplications: fn(() => null), renderPreview: fn(() => null) },
} satisfies Meta<typeof JobOffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const baker = { jobTitle: "Boulangère ou boulanger", location: "Annecy", description: "Pétrir, façonner, cuire." };
const stored = () => defaultDb().jobOffer.findFirst({ where: { jobTitle: { equals: baker.jobTitle } } });

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
    await fillIn(acting, { ...baker, salaryMin: "2,100" });
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
    await fillIn(acting, { ...baker, salaryMin: "35 k€", salaryMax: "42 000" });
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
    await fillIn(acting, { ...baker, salaryMin: "12 à 15 €/h" });
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

export const RefusesAReversedRange: Story = {
  play: async (acting) => {
    await startOffer(acting);
    await fillIn(acting, { ...baker, salaryMin: "2600", salaryMax: "2000" });
    await save(acting);
    const maximum = await fieldOf("salaryMax");
    await waitFor(() => expect(maximum).toHaveAccessibleDescription(new RegExp(say("reversedRange"))));
    await acting.userEvent.clear(await fieldOf("salaryMin"));
    await waitFor(async () =>
      expect(await fieldOf("salaryMin")).toHaveAccessibleDescription(new RegExp(say("missingMinimum"))),
    );
    await expect(maximum).not.toBeInvalid();
  },
};

const saves = async (acting: Acting, salary: number) => {
  await save(acting);
  await seen(acting, "saved");
  await expect(stored()).toMatchObject({ salary });
};

/** Below the minimum wage: the offer can be saved nevertheless. */
export const DoubtsALowAmount: Story = {
  play: async (acting) => {
    await startOffer(acting);
    await fillIn(acting, { ...baker, salaryMin: "1200" });
    const salary = await fieldOf("salaryMin");
    await waitFor(() => expect(salary).toHaveAccessibleDescription(new RegExp(say("form.doubt.low"))));
    await saves(acting, 1200);
  },
};

/** Too high for a month: the offer can be saved nevertheless. */
export const DoubtsAnAmount: Story = {
  play: async (acting) => {
    await startOffer(acting);
    await fillIn(acting, { ...baker, salaryMin: "1200" });
    const salary = await fieldOf("salaryMin");
    await waitFor(() => expect(salary).toHaveAccessibleDescription(new RegExp(say("form.doubt.low"))));
    await acting.userEvent.selectOptions(await fieldOf("contract"), "stage");
    await waitFor(() => expect(salary).not.toHaveAccessibleDescription(new RegExp(say("form.doubt.low"))));
    await acting.userEvent.type(salary, "00");
    await waitFor(() => expect(salary).toHaveAccessibleDescription(new RegExp(say("form.doubt.high"))));
    await saves(acting, 120_000);
  },
};

/** The field says the period of an amount, and a button changes it to a year. */
export const AsksForTheYear: Story = {
  play: async (acting) => {
    await startOffer(acting);
    await fillIn(acting, { ...baker, salaryMin: "38/42 k€" });
    const salary = await fieldOf("salaryMin");
    await waitFor(() => expect(salary).toHaveAccessibleDescription(/42[,\s]000.* (gross per month|brut par mois)/));
    await expect(salary).toHaveAccessibleDescription(new RegExp(say("form.doubt.yearly").replace("?", String.raw`\?`)));
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
