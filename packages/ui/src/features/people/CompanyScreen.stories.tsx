import { cast } from "@passerelle/domain/cast";
import { aCompany, answers, aPage, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { expectAnnounced, plain, said } from "../../components/stories/story-steps";
import { translator } from "../../i18n/story-translations";
import type { Company } from "./company-query";
import { CompanyScreen } from "./CompanyScreen";
import { useTranslations } from "./translations";

const say = translator("people", useTranslations);

const { jeanne, claire, karim } = cast;
const hrefs = {
  recruiter: "/dashboard/recruiter",
  myAccount: "/dashboard/my-account",
  offer: (id: number) => `/dashboard/offers?offer=${id}`,
};

const meta = {
  title: "People/CompanyScreen",
  component: CompanyScreen,
  args: { username: claire.username, me: { username: jeanne.username }, hrefs },
  parameters: { signedInAs: "applicant" },
} satisfies Meta<typeof CompanyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (changes: Partial<Company>) => [answers("getCompany", 200, { data: aCompany(changes) })];
const { offers, recruiter, profile } = aCompany();
const [anOffer] = offers.items;
const lumio = { name: "Lumio", level: 2 } as const;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", lumio)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      say("companyPage.titleOf", { name: "Lumio" }),
    );
    await expect(canvas.getByRole("link", { name: "lumio.example" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Claire Moreau" })).toHaveAttribute(
      "href",
      `/dashboard/people/${claire.username}`,
    );
    const open = within(canvas.getByRole("region", { name: say("companyPage.offers") }));
    for (const link of open.getAllByRole("link"))
      await expect(link.getAttribute("href")).toMatch(/^\/dashboard\/offers\?offer=\d+$/);
    await expect(canvas.queryByRole("link", { name: say("companyPage.edit") })).not.toBeInTheDocument();
  },
};

const two = { ...offers, totalPages: 2, totalItems: 11 };

export const NextPage: Story = {
  parameters: { msw: shows({ offers: two }) },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole("heading", lumio);
    const second = { ...two, page: 2, items: offers.items.map((offer) => ({ ...offer, jobTitle: "Onzième poste" })) };
    msw.use(...shows({ offers: second }));
    await userEvent.click(canvas.getByRole("button", { name: /Suivant|Next/ }));
    await expect((await canvas.findAllByRole("link", { name: "Onzième poste" }))[0]).toBeVisible();
    await expect(canvas.getByRole("heading", lumio)).toBeVisible();
  },
};

export const ForRecruiters: Story = {
  args: { me: { username: karim.username }, hrefs: { ...hrefs, offer: undefined } },
  parameters: { signedInAs: "recruiter" },
  play: async ({ canvas }) => {
    const open = within(await canvas.findByRole("region", { name: say("companyPage.offers") }));
    await expect(open.getAllByRole("listitem").length).toBeGreaterThan(0);
    await expect(open.queryByRole("link")).not.toBeInTheDocument();
  },
};

export const Own: Story = {
  args: { me: { username: claire.username }, hrefs: { ...hrefs, offer: undefined } },
  parameters: { signedInAs: "recruiter" },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("link", { name: say("companyPage.edit") })).toHaveAttribute("href", hrefs.recruiter),
};

export const NotPresented: Story = {
  parameters: { msw: shows({ profile: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Claire Moreau", level: 2 })).toBeVisible();
    await expect(canvas.getByText(plain(say("noCompany")))).toBeVisible();
  },
};

export const NoOffers: Story = {
  parameters: { msw: shows({ offers: aPage([]) }) },
  play: async ({ canvas }) => expect(await canvas.findByText(plain(say("companyPage.noOffers")))).toBeVisible(),
};

export const Nobody: Story = {
  args: { username: jeanne.username },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(plain(say("companyPage.nobody")))).toBeVisible();
    await expect(canvas.getByRole("link", { name: say("toBlocked") })).toHaveAttribute("href", hrefs.myAccount);
  },
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("getCompany")] },
  play: async () => said("status", say("loading")),
};

export const LoadFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("getCompany", 500)] },
  play: async ({ canvas, userEvent, msw }) => {
    await expectAnnounced(canvas, "alert", say("loadFailed"));
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole("button", { name: /Try again|Réessayer/ }));
    await expect(await canvas.findByRole("heading", lumio)).toBeVisible();
  },
};

const endless = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(2);

export const LongWords: Story = {
  parameters: {
    msw: shows({
      recruiter: { ...recruiter, lastname: endless },
      profile: profile && {
        ...profile,
        company: endless,
        sector: endless,
        headquarters: endless,
        description: endless,
      },
      offers: aPage(anOffer ? [{ ...anOffer, jobTitle: endless, location: endless }] : []),
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(endless).length).toBeGreaterThan(3));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
