import { SEED_SESSIONS } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Banner } from "../../components/feedback/Banner";
import { toast } from "../../components/feedback/toast";
import { Page } from "../../components/layout/Page";
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
const shown = async () => box((await toasts().findByText("Envoi...")).closest("[data-toast]"));

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
