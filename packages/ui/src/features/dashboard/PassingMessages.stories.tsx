import { SEED_SESSIONS } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Banner } from "../../components/feedback/Banner";
import { toast } from "../../components/feedback/toast";
import { Page } from "../../components/layout/Page";
import { inLargeText } from "../../components/stories/story-steps";
import { toasts } from "../../components/stories/story-toasts";
import { DashboardShell } from "./DashboardShell";
import { hrefs, liveLinks } from "./story-setting";

const saved = "Expérience enregistrée avec succès !";
const phone = { viewport: { value: "phone", isRotated: false } };
const desktop = { viewport: { value: "desktop", isRotated: false } };

const meta = {
  title: "Dashboard/Passing messages",
  component: DashboardShell,
  parameters: { layout: "fullscreen", live: "open" },
  args: {
    user: SEED_SESSIONS.applicant,
    hrefs,
    currentPath: hrefs.experiences,
    ...liveLinks,
    onLogout: fn(),
    children: (
      <Page title="Expériences" lang="fr">
        <div>
          <Banner message={{ tone: "success", text: { text: saved } }} onDismiss={fn()} over />
          <p>Le titre de la première expérience</p>
        </div>
      </Page>
    ),
  },
} satisfies Meta<typeof DashboardShell>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
const banner = async (canvas: Canvas) => box((await canvas.findByText(saved)).closest("[data-banner]"));
const card = (text: Element) => box(text.closest("[data-toast]"));
const shown = async () => card(await toasts().findByText("Envoi..."));

const name = "Nouveau message de Claire Moreau";

/** Above the bottom bar, with a toast above the banner. */
export const AboveTheBottomBar: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    toast.loading({ text: "Envoi..." });
    const bar = box(await canvas.findByRole("navigation", { name: /^(Raccourcis|Shortcuts)$/ }));
    await waitFor(async () => expect((await banner(canvas)).bottom).toBeLessThanOrEqual(bar.top));
    await expect((await banner(canvas)).top).toBeGreaterThan(window.innerHeight / 2);
    await expect((await shown()).bottom).toBeLessThanOrEqual((await banner(canvas)).top);
  },
};

/** In large text a banner is several lines high; the toast stays above it, and shows the whole name. */
export const InLargeText: Story = {
  globals: phone,
  play: ({ canvas }) =>
    inLargeText(async () => {
      toast.loading({ text: name });
      await waitFor(async () => expect((await banner(canvas)).height).toBeGreaterThan(100));
      const text = await toasts().findByText(name);
      await waitFor(async () => expect(card(text).bottom).toBeLessThanOrEqual((await banner(canvas)).top));
      await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1);
      await expect(toasts().queryByRole("button", { expanded: false })).not.toBeInTheDocument();
    }),
};

/** A toast that was hidden behind a newer one has the button for the rest of its text too. */
export const ShownLater: Story = {
  globals: phone,
  play: async ({ userEvent }) => {
    toast.loading({ text: `${name} `.repeat(5).trim() });
    toast.loading({ text: "Envoi..." });
    await toasts().findByText("Envoi...");
    await userEvent.click(toasts().getByRole("button", { name: /^(Fermer le message|Dismiss the message)$/ }));
    await expect(await toasts().findByRole("button", { expanded: false })).toBeVisible();
  },
};

/** Below a notice of several lines at the top of a scrolled form. */
export const BelowANotice: Story = {
  globals: phone,
  args: {
    children: (
      <Page title="Expériences" lang="fr">
        <div data-save-bar style={{ height: "300vh" }}>
          <Banner message={{ tone: "success", text: { text: `${saved} `.repeat(6) } }} onDismiss={fn()} />
        </div>
      </Page>
    ),
  },
  play: async ({ canvas }) => {
    toast.loading({ text: "Envoi..." });
    const message = await canvas.findByText(new RegExp(saved));
    window.scrollTo(0, 400);
    await waitFor(() => expect(box(message).top).toBeLessThan(200));
    await waitFor(async () => expect((await shown()).top).toBeGreaterThanOrEqual(box(message).bottom));
  },
};

/** In the corner opposite the main buttons, which are at the end of a page, a form or a row. */
export const InACorner: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    toast.loading({ text: "Envoi..." });
    for (const place of [await banner(canvas), await shown()]) {
      await expect(place.right).toBeLessThan(window.innerWidth / 2);
      await expect(place.top).toBeGreaterThan(window.innerHeight / 2);
    }
  },
};

/** Where the bottom has buttons of its own, as in a conversation, toasts lie below the header. */
export const NotOverAWritingBox: Story = {
  globals: phone,
  args: {
    children: (
      <div data-fills style={{ display: "flex", flex: 1, alignItems: "end" }}>
        <button type="button">Envoyer</button>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    toast.loading({ text: "Envoi..." });
    const { bottom } = await shown();
    await expect(bottom).toBeLessThan(window.innerHeight / 2);
    await expect(bottom).toBeLessThan(box(canvas.getByRole("button", { name: "Envoyer" })).top);
  },
};
