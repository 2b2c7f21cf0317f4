import { chakra } from "@chakra-ui/react";
import { defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { plain } from "../../../components/stories/story-steps";
import { ReceivedScreen } from "./ReceivedScreen";
import { say, sayTerms } from "./story-steps";

/** The space that the screen has in a window of 1,280 by 800 pixels. */
const meta = {
  title: "Received applications/Layout",
  component: ReceivedScreen,
  parameters: { signedInAs: "recruiter", address: "?application=302" },
  args: { offerId: 102, offersHref: "/dashboard/job-offers" },
  // The width that the sidebar leaves.
  decorators: [
    (Screen) => (
      <chakra.div maxW="952px" data-screen>
        <Screen />
      </chakra.div>
    ),
  ],
} satisfies Meta<typeof ReceivedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The height of the dashboard's header and the margin below it. */
const header = 96;

/** French has the longest labels. */
export const UpperThird: Story = {
  globals: { language: "fr", viewport: { value: "desktop", isRotated: false } },
  beforeEach: () => {
    const createdAt = "2026-10-10T08:00:00.000Z";
    defaultDb().application.create({ jobOfferId: 102, applicantId: 13, message: "Bonjour !", createdAt });
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(plain(sayTerms("readNote")));
    const [row] = within(canvas.getByRole("list", { name: say("list") })).getAllByRole("listitem");
    const article = await canvas.findByRole("article");
    const start = canvasElement.querySelector("[data-screen]")?.getBoundingClientRect().top ?? 0;
    for (const part of [row, article]) {
      const top = part?.getBoundingClientRect().top ?? Infinity;
      await expect(Math.round(top - start + header)).toBeLessThanOrEqual(270);
    }
  },
};

/** The width of a text in the font of a field. */
function widthOf(text: string, field: Element): number {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("The browser has no canvas.");
  context.font = getComputedStyle(field).font;
  return context.measureText(text).width;
}

const innerWidth = (field: Element) => {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
  return field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
};

/** The order and the placeholder are not cut. */
export const ToolsFit: Story = {
  globals: { language: "fr", viewport: { value: "desktop", isRotated: false } },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole("searchbox", { name: say("search") });
    await expect(widthOf(search.getAttribute("placeholder") ?? "", search)).toBeLessThanOrEqual(innerWidth(search));
    const order = canvas.getByRole("combobox", { name: say("sort.title") });
    for (const text of [say("sort.newest"), say("sort.oldest")])
      await expect(widthOf(text, order)).toBeLessThanOrEqual(innerWidth(order));
  },
};

/** In a window of 320 pixels, the list, the place and both arrows share a line. */
export const NavigationOnALine: Story = {
  globals: { language: "fr", viewport: { value: "zoomed", isRotated: false } },
  // The page's margin.
  decorators: [
    (Screen) => (
      <chakra.div px={{ base: "4", md: "0" }}>
        <Screen />
      </chakra.div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(plain(say("place", { number: 2, total: 2 })));
    const middles = (["toList", "previous", "next"] as const).map((key) => {
      const { top, bottom } = canvas.getByRole("button", { name: say(key) }).getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    });
    await expect(new Set(middles).size).toBe(1);
  },
};

/** The rule about the status 'seen' is not cut at the bottom of the window. */
export const ReadNoteInView: Story = {
  globals: { language: "fr", viewport: { value: "desktop", isRotated: false } },
  beforeEach: () => {
    const { application } = defaultDb();
    for (const applicantId of [13, 14, 13, 14, 13, 14])
      application.create({ jobOfferId: 102, applicantId, message: null, createdAt: "2026-10-10T08:00:00.000Z" });
  },
  play: async ({ canvas, canvasElement }) => {
    const note = await canvas.findByText(plain(sayTerms("readNote")));
    const start = canvasElement.querySelector("[data-screen]")?.getBoundingClientRect().top ?? 0;
    await expect(Math.round(note.getBoundingClientRect().bottom - start + header)).toBeLessThanOrEqual(800);
  },
};
