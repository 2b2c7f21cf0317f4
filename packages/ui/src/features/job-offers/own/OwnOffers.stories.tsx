import { cast } from "@passerelle/domain/cast";
import { aJobOffer, answers, aPage, defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { storyAddress } from "../../../address/story-address";
import { expectAnnounced, plain, saysOnce } from "../../../components/stories/story-steps";
import { toasts } from "../../../components/stories/story-toasts";
import { JobOffersScreen } from "./JobOffersScreen";
import { type Acting, choose, fieldOf, form, moreButton, openMore, save, say, sayTerms, seen } from "./story-steps";

/** A recruiter's own offers: search, order and figures. */
const meta = {
  title: "Job offers/OwnOffers",
  component: JobOffersScreen,
  parameters: { signedInAs: "recruiter" },
  args: {
    username: cast.claire.username,
    renderApplications: fn(() => null),
    renderPreview: fn(() => null),
  },
} satisfies Meta<typeof JobOffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const react = "Développeur ou développeuse front-end React";
const go = "Développeur ou développeuse back-end Go";
/** Without a closing date, which the browser's clock may already have passed. */
const designer = "Designer produit";
const inFrench = { globals: { language: "fr" } } satisfies Story;

const titled = ({ canvas }: Pick<Acting, "canvas">, title: string) => canvas.findByRole("button", { name: title });
const leaves = ({ canvas }: Pick<Acting, "canvas">, title: string) =>
  waitFor(() => expect(canvas.queryByRole("button", { name: title })).not.toBeInTheDocument());
const hasAction = async (acting: Acting, name: "close" | "open", title: string) => {
  const menu = await openMore(acting, title);
  await expect(menu.getByRole("menuitem", { name: say(`action.${name}`) })).toBeVisible();
};

export const NarrowsByStatus: Story = {
  ...inFrench,
  play: async (acting) => {
    await titled(acting, react);
    await acting.userEvent.click(await acting.canvas.findByRole("button", { name: /^Fermées\s*2$/ }));
    await leaves(acting, react);
    await expect(await acting.canvas.findAllByText(say("inactive"))).toHaveLength(2);
    await expect(storyAddress().search()).toBe("?status=closed");
    await acting.userEvent.click(await acting.canvas.findByRole("button", { name: /^Toutes/ }));
    await titled(acting, react);
    await expect(storyAddress().search()).toBe("");
  },
};

export const Searches: Story = {
  play: async (acting) => {
    await titled(acting, react);
    await acting.userEvent.type(await acting.canvas.findByRole("searchbox", { name: say("search") }), "postgresql");
    await leaves(acting, react);
    await titled(acting, go);
    await waitFor(() => expect(storyAddress().search()).toBe("?search=postgresql"));
  },
};

export const NoneFound: Story = {
  parameters: { address: "?search=personne&applications=none" },
  play: async (acting) => {
    await saysOnce(acting.canvas, say("noneFound"));
    await acting.userEvent.click(await acting.canvas.findByRole("button", { name: say("showAll") }));
    await titled(acting, react);
    await expect(storyAddress().search()).toBe("");
  },
};

/** Numbers of views and applications; the unread ones link to the page of applications. */
export const InNumbers: Story = {
  ...inFrench,
  parameters: {
    msw: [
      answers(
        "listRecruiterJobOffers",
        200,
        aPage([
          aJobOffer({ id: 101, applicationsCount: 12, unreadApplicationsCount: 3, viewsCount: 240 }),
          aJobOffer({ id: 102, jobTitle: go, applicationsCount: 0, unreadApplicationsCount: 0, viewsCount: 0 }),
        ]),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("240 vues")).toBeVisible();
    await expect(await canvas.findByText("0 vue")).toBeVisible();
    const link = await canvas.findByRole("link", { name: new RegExp(`^12 candidatures, 3 non lues.*${react}$`) });
    await expect(link).toHaveAttribute("href", expect.stringMatching(/job-offers\/101\/applications$/));
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.getByText(plain(sayTerms("readNote")))).toBeVisible();
  },
};

/** The main actions are beside each other, the others in a menu. */
export const ActionsInOneLine: Story = {
  globals: { viewport: { value: "desktop", isRotated: false } },
  play: async (acting) => {
    const row = (await moreButton(acting, go)).closest("tr");
    const buttons = within(row ?? acting.canvasElement).getAllByRole("button");
    const tops = buttons.slice(-4).map((button) => Math.round(button.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};

const isActive = (title: string) => defaultDb().jobOffer.findFirst({ where: { jobTitle: { equals: title } } })?.active;

// The second change waits for the answer to the first.
const patience = { timeout: 5_000 };

export const ClosesAndOpensAgain: Story = {
  play: async (acting) => {
    await choose(acting, "close", designer);
    await expect(await toasts().findByText(say("done.close"), {}, patience)).toBeVisible();
    await expect(isActive(designer)).toBe(false);
    await choose(acting, "open", designer);
    await expect(await toasts().findByText(say("done.open"), {}, patience)).toBeVisible();
    await expect(isActive(designer)).toBe(true);
    await hasAction(acting, "close", designer);
  },
};

/** A closed offer leaves the view of open ones; the focus stays in the list. */
export const LeavesTheOpenOnes: Story = {
  parameters: { address: "?status=open" },
  play: async (acting) => {
    await choose(acting, "close", designer);
    await leaves(acting, designer);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

const pass = (title: string) => () => {
  const { id } = defaultDb().jobOffer.findFirst({ where: { jobTitle: { equals: title } }, strict: true });
  defaultDb().jobOffer.update({ where: { id: { equals: id } }, data: { closingDate: "2020-01-31" } });
};

/** An expired offer needs a new closing date. */
export const OpensAnExpiredOne: Story = {
  beforeEach: pass(go),
  play: async (acting) => {
    await choose(acting, "open", go);
    await expectAnnounced(await form(), "status", say("form.reopens"));
    await expect(await fieldOf("closingDate")).toHaveValue("");
    await expect(isActive(go)).toBe(true);
    await acting.userEvent.type(await fieldOf("closingDate"), "2998-12-31");
    await save(acting);
    await seen(acting, "saved");
    await hasAction(acting, "close", go);
  },
};

const count = () => defaultDb().jobOffer.count();

/** The form is filled in; nothing is published before it is saved. */
export const Duplicates: Story = {
  beforeEach: pass(go),
  play: async (acting) => {
    await choose(acting, "copy", go);
    const before = count();
    await expect(await fieldOf("jobTitle")).toHaveValue(go);
    await expect(await fieldOf("skills")).toHaveValue("Go, PostgreSQL, Docker, Kubernetes");
    await expect(await fieldOf("closingDate")).toHaveValue("");
    await expectAnnounced(await form(), "status", say("form.copies", { title: go }));
    await acting.userEvent.clear(await fieldOf("location"));
    await acting.userEvent.type(await fieldOf("location"), "Annecy");
    await expect(count()).toBe(before);
    await save(acting);
    await seen(acting, "saved");
    await expect(count()).toBe(before + 1);
    const copy = defaultDb().jobOffer.findFirst({ where: { location: { equals: "Annecy" } } });
    await expect(copy).toMatchObject({ jobTitle: go, salary: 4200, active: true, closingDate: null });
  },
};

export const Shares: Story = {
  play: async (acting) => {
    const menu = await openMore(acting, designer);
    await acting.userEvent.click(menu.getByRole("menuitem", { name: say("action.share") }));
    const link = await screen.findByRole<HTMLInputElement>("textbox", { name: /^(Lien|Link)/ });
    await expect(link.value).toMatch(/^http.*\/offers\/\d+-designer-produit$/);
    await expect(screen.getByRole("img", { name: /QR/ })).toBeVisible();
  },
};
