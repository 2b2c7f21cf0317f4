import { fails, never, SEED_SESSIONS } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { setSearchShortcut } from "../../components/fields/use-search-shortcut";
import { inLargeText } from "../../components/stories/story-steps";
import { DashboardShell } from "./DashboardShell";
import { HomeScreen } from "./HomeScreen";
import { hrefs, liveLinks } from "./story-setting";

const meta = {
  title: "Dashboard/DashboardShell",
  component: DashboardShell,
  parameters: { layout: "fullscreen", live: "open" },
  args: {
    user: SEED_SESSIONS.applicant,
    hrefs,
    currentPath: hrefs.dashboard,
    ...liveLinks,
    onLogout: fn(),
    children: null,
  },
  render: (args) => (
    <DashboardShell {...args}>
      <HomeScreen hrefs={hrefs} />
    </DashboardShell>
  ),
} satisfies Meta<typeof DashboardShell>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const wide = { viewport: { value: "desktop", isRotated: false } };

/** The menu, opened first if it is a drawer. */
async function menu(canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }) {
  const opener = canvas.queryByRole("button", { name: /menu/i });
  if (opener) await userEvent.click(opener);
  return within(await screen.findByRole("navigation"));
}

const addresses = (entries: HTMLElement[]) => entries.map((entry) => entry.getAttribute("href"));

export const Applicant: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/Jeanne Martin\s?!/)).toBeVisible();
    const entries = await menu(canvas, userEvent);
    await expect(addresses(entries.getAllByRole("link"))).toEqual([
      hrefs.dashboard,
      hrefs.applicant,
      hrefs.formations,
      hrefs.experiences,
      hrefs.projects,
      hrefs.certifications,
      hrefs.offers,
      hrefs.applications,
      hrefs.posts,
      hrefs.messages,
      hrefs.notifications,
      hrefs.myAccount,
    ]);
    await expect(entries.getByRole("link", { current: "page" })).toHaveAttribute("href", hrefs.dashboard);
    const buttons = entries.getAllByRole("button");
    await userEvent.click(buttons.at(-1) ?? document.body);
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const AsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default", ...wide },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Welcome, Jeanne Martin!")).toHaveAttribute("lang", "en");
    await expect(canvas.getByRole("button", { name: "Logout" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Messages/ })).toBeVisible();
  },
};

export const UserLoading: Story = { parameters: { msw: [never("getMe")] } };

export const UserFailed: Story = {
  parameters: { msw: [fails("getMe", 500)] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/jeanne\.martin\s?!/)).toBeVisible();
    const entries = await menu(canvas, userEvent);
    await waitFor(() => expect(entries.queryByRole("link", { name: /Posts/ })).not.toBeInTheDocument());
  },
};

export const DrawerOnAPhone: Story = {
  globals: { language: "fr", viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Bienvenue, Jeanne Martin !");
    const opener = canvas.queryByRole("button", { name: "Ouvrir le menu" });
    if (!opener) return; // the frame may be wider than the story's viewport
    await userEvent.click(opener);
    const drawer = await screen.findByRole("dialog");
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
  },
};

const edges = (part: Element) => part.getBoundingClientRect();

/** With text of twice the size nothing is cut, and everything scrolls together. */
export const DrawerInLargeText: Story = {
  globals: { language: "fr", viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Bienvenue, Jeanne Martin !");
    const opener = canvas.queryByRole("button", { name: "Ouvrir le menu" });
    if (!opener) return; // the frame may be wider than the story's viewport
    await inLargeText(async () => {
      await userEvent.click(opener);
      const drawer = await screen.findByRole("dialog");
      await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
      const parts = [drawer, ...drawer.querySelectorAll("*")].filter((part) => part instanceof HTMLElement);
      await expect(parts.filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)).toEqual([]);
      const scrolling = parts.filter(
        (part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1,
      );
      await expect(scrolling).toEqual([drawer]);
      for (const icon of drawer.querySelectorAll("svg")) await expect(edges(icon).width).toBeGreaterThanOrEqual(14);
      const name = edges(within(drawer).getByText("Passerelle"));
      const close = edges(within(drawer).getByRole("button", { name: "Fermer le menu" }));
      await expect(close.bottom <= name.top || close.left >= name.right).toBe(true);
    });
  },
};

/** Resolves when the page handles keys. */
const isReady = (canvas: Canvas) => canvas.findByText(/Jeanne Martin\s?!/);

const bar = (canvas: Canvas) => canvas.queryByRole("navigation", { name: "Raccourcis" });

export const BarOnAPhone: Story = {
  globals: { language: "fr", viewport: { value: "phone", isRotated: false } },
  args: { currentPath: hrefs.posts },
  play: async ({ canvas }) => {
    await isReady(canvas);
    const nav = bar(canvas);
    if (!nav) return; // the frame may be wider than the story's viewport
    const shortcuts = within(nav);
    await waitFor(() => expect(addresses(shortcuts.getAllByRole("link"))).toHaveLength(5));
    await expect(addresses(shortcuts.getAllByRole("link"))).toEqual([
      hrefs.dashboard,
      hrefs.offers,
      hrefs.posts,
      hrefs.messages,
      hrefs.notifications,
    ]);
    await expect(shortcuts.getByRole("link", { current: "page" })).toHaveAccessibleName("Posts");
    await expect(await shortcuts.findByRole("link", { name: /^Messages \d+ messages? non lus?$/ })).toBeVisible();
    window.scrollTo(0, document.body.scrollHeight);
    // Half a pixel may be lost where the frame is scaled.
    await expect(Math.round(nav.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    await expect(Math.round(canvas.getByRole("banner").getBoundingClientRect().top)).toBe(0);
  },
};

export const SkipsTheMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /contenu|content/ })).toHaveFocus();
  },
};

const searchField = (canvas: Canvas) => canvas.queryByRole("searchbox", { name: /^(Rechercher|Search)$/ });
const searchLink = (canvas: Canvas) => canvas.queryByRole("link", { name: /^(Rechercher|Search)$/ });

export const SearchInTheHeader: Story = {
  globals: wide,
  args: { onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await isReady(canvas);
    const field = searchField(canvas);
    if (!field) return; // the frame may be narrower than the story's viewport
    await userEvent.type(field, "  Éloïse & Lyon {Enter}");
    await expect(args.onOpen).toHaveBeenLastCalledWith("/dashboard/search?q=%C3%89lo%C3%AFse+%26+Lyon");
    await userEvent.clear(field);
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenLastCalledWith("/dashboard/search");
  },
};

export const SearchByKey: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await isReady(canvas);
    const field = searchField(canvas);
    if (!field) return; // the frame may be narrower than the story's viewport
    await expect(field).toHaveAttribute("aria-keyshortcuts", "/");
    await userEvent.keyboard("/");
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("");
    await userEvent.keyboard("a/b{Escape}");
    await expect(field).not.toHaveFocus();
    await userEvent.keyboard("{Control>}/{/Control}");
    await expect(field).not.toHaveFocus();
  },
};

export const SearchKeyTurnedOff: Story = {
  globals: wide,
  beforeEach: () => {
    setSearchShortcut(false);
    return () => setSearchShortcut(true);
  },
  play: async ({ canvas, userEvent }) => {
    await isReady(canvas);
    const field = searchField(canvas);
    if (!field) return; // the frame may be narrower than the story's viewport
    await expect(field).not.toHaveAttribute("aria-keyshortcuts");
    await userEvent.keyboard("/");
    await expect(field).not.toHaveFocus();
  },
};

export const SearchOnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await isReady(canvas);
    const link = searchLink(canvas);
    if (!link) return; // the frame may be wider than the story's viewport
    await expect(link).toHaveAttribute("href", hrefs.search);
    const follow = fn((event: Event) => event.preventDefault());
    link.addEventListener("click", follow);
    await userEvent.keyboard("/");
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const OnTheSearchItself: Story = {
  args: { currentPath: hrefs.search },
  play: async ({ canvas }) => expect(searchField(canvas) ?? searchLink(canvas)).toBeNull(),
};

export const Recruiter: Story = {
  parameters: { signedInAs: "recruiter" },
  args: { user: SEED_SESSIONS.recruiter, currentPath: hrefs.jobOffers },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Claire Moreau\s?!/)).toBeVisible();
    const entries = await menu(canvas, userEvent);
    await expect(addresses(entries.getAllByRole("link"))).toEqual([
      hrefs.dashboard,
      hrefs.recruiter,
      hrefs.jobOffers,
      hrefs.posts,
      hrefs.messages,
      hrefs.notifications,
      hrefs.myAccount,
    ]);
    await expect(entries.getByRole("link", { current: "page" })).toHaveAttribute("href", hrefs.jobOffers);
  },
};
