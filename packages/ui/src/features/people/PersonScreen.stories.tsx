import { cast } from "@passerelle/domain/cast";
import { aPersonDetail, answers, anExperience, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { expectAnnounced, plain, said } from "../../components/stories/story-steps";
import { translator } from "../../i18n/story-translations";
import { PersonScreen } from "./PersonScreen";
import type { PersonDetail, PersonProfile } from "./queries";
import { useTranslations } from "./translations";

const say = translator("people", useTranslations);

const { jeanne, claire, lucas } = cast;
const hrefs = {
  message: (username: string) => `/dashboard/messages?with=${username}`,
  profile: "/dashboard/profile",
  myAccount: "/dashboard/my-account",
};

const meta = {
  title: "People/PersonScreen",
  component: PersonScreen,
  args: { username: jeanne.username, me: { username: claire.username }, hrefs },
  parameters: { signedInAs: "recruiter" },
} satisfies Meta<typeof PersonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const own = { args: { me: { username: jeanne.username } }, parameters: { signedInAs: "applicant" } } as const;

const nothing: PersonProfile = {
  title: null,
  sector: null,
  academicLevel: null,
  experienceLevel: null,
  skills: [],
  languages: [],
  portfolioUrl: null,
  availableImmediately: false,
  formations: [],
  experiences: [],
  projects: [],
  certifications: [],
};

const shows = (person: PersonDetail) => [answers("getPerson", 200, { data: person })];
const whole = aPersonDetail();
const withProfile = (changes: Partial<PersonProfile>) => ({
  ...whole,
  profile: { ...(whole.profile ?? nothing), ...changes },
});

const jeannesName = { name: "Jeanne Martin", level: 2 } as const;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", jeannesName)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      say("titleOf", { name: "Jeanne Martin" }),
    );
    await expect(canvas.getByText(say("available"))).toBeVisible();
    await expect(canvas.getByRole("link", { name: say("message") })).toHaveAttribute(
      "href",
      hrefs.message(jeanne.username),
    );
    const experiences = within(canvas.getByRole("region", { name: say("cv.experiences") }));
    const titles = experiences.getAllByRole("heading", { level: 4 }).map((title) => title.textContent);
    await expect(titles.slice(0, 2)).toEqual(["Développeuse front-end", "Intégratrice web"]);
    const text = canvas.getByRole("article").textContent ?? "";
    for (const secret of [jeanne.email, jeanne.phone, jeanne.address]) await expect(text).not.toContain(secret);
    await expect(canvas.queryByRole("link", { name: say("edit") })).not.toBeInTheDocument();
  },
};

const told = "Refonte de trois sites.\nEncadrement de deux stagiaires.";

export const DescribedExperience: Story = {
  parameters: { msw: shows(withProfile({ experiences: [anExperience({ description: told })] })) },
  play: async ({ canvas }) => {
    const experiences = within(await canvas.findByRole("region", { name: say("cv.experiences") }));
    await expect(experiences.getByText(/^Refonte de trois sites\./).textContent).toBe(told);
  },
};

export const Private: Story = {
  args: { username: lucas.username, me: { username: jeanne.username } },
  parameters: { signedInAs: "applicant" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(plain(say("private")))).toBeVisible();
    await expect(canvas.getByText(plain(say("privateHint")))).toBeVisible();
    await expect(canvas.getByRole("link", { name: say("message") })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: say("print") })).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: /^(Bloquer|Block) .*Lucas Bernard/ })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ["smoke"],
  parameters: { msw: shows(withProfile(nothing)) },
  play: async ({ canvas }) => expect(await canvas.findByText(plain(say("empty")))).toBeVisible(),
};

export const EmptyOwn: Story = {
  ...own,
  parameters: { ...own.parameters, msw: shows(withProfile(nothing)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(plain(say("emptyOwn")))).toBeVisible();
    await expect(canvas.getByRole("link", { name: say("fillIn") })).toHaveAttribute("href", hrefs.profile);
  },
};

export const Own: Story = {
  ...own,
  play: async ({ canvas }) => {
    const previews = within(await canvas.findByRole("navigation", { name: say("preview.title") }));
    const [contacts, members] = (["contacts", "members"] as const).map((audience) =>
      previews.getByRole("link", { name: say(`preview.${audience}`) }),
    );
    await expect(contacts).toHaveAttribute("aria-current", "page");
    await expect(members).not.toHaveAttribute("aria-current");
    await expect(members).toHaveAttribute("href", `/dashboard/people/${jeanne.username}?as=members`);
    await expect(canvas.getByRole("link", { name: say("edit") })).toHaveAttribute("href", hrefs.profile);
    await expect(canvas.queryByRole("link", { name: say("message") })).not.toBeInTheDocument();
    await expect(canvas.getByRole("region", { name: say("cv.experiences") })).toBeVisible();
  },
};

const asMembers = { ...own.parameters, address: "?as=members" } as const;

export const OwnForMembers: Story = {
  ...own,
  parameters: asMembers,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(plain(say("privateForMembers")))).toBeVisible();
    await expect(canvas.getByRole("link", { name: say("toAudience") })).toHaveAttribute("href", hrefs.myAccount);
    await expect(canvas.queryByText(say("available"))).not.toBeInTheDocument();
  },
};

export const Recruiter: Story = {
  args: { username: claire.username, me: { username: jeanne.username } },
  parameters: { signedInAs: "applicant" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Claire Moreau", level: 2 })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "lumio.example" })).toBeVisible();
    const company = canvas.getByRole("link", { name: "Lumio" });
    await expect(company).toHaveAttribute("href", `/dashboard/companies/${claire.username}`);
    await expect(company).toHaveStyle({ textDecorationLine: "underline" });
    await expect(canvas.getByRole("link", { name: say("message") })).toBeVisible();
  },
};

export const RecruiterWithoutACompany: Story = {
  ...Recruiter,
  parameters: { signedInAs: "applicant", msw: [fails("getRecruiterProfile", 404)] },
  play: async ({ canvas }) => expect(await canvas.findByText(plain(say("noCompany")))).toBeVisible(),
};

export const Nobody: Story = {
  args: { username: "personne" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(plain(say("nobody")))).toBeVisible();
    await expect(canvas.getByRole("link", { name: say("toBlocked") })).toHaveAttribute("href", hrefs.myAccount);
  },
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("getPerson")] },
  play: async () => said("status", say("loading")),
};

export const LoadFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("getPerson", 500)] },
  play: async ({ canvas, userEvent, msw }) => {
    await expectAnnounced(canvas, "alert", say("loadFailed"));
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole("button", { name: /Try again|Réessayer/ }));
    await expect(await canvas.findByRole("heading", jeannesName)).toBeVisible();
  },
};

const endless = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(3);

export const LongWords: Story = {
  parameters: {
    msw: shows({
      ...withProfile({
        title: endless,
        sector: endless,
        skills: [endless.slice(0, 60)],
        experiences: [anExperience({ jobTitle: endless, company: endless, technologies: [endless.slice(0, 60)] })],
      }),
      firstname: "Marie-Madeleine-Ghislaine",
      lastname: endless,
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(endless).length).toBeGreaterThan(2));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
