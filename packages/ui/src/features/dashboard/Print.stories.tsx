import { cast } from "@passerelle/domain/cast";
import { SEED_SESSIONS } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { OffersScreen } from "../applications";
import { MessagesScreen } from "../messages";
import { jeanne } from "../messages/story-steps";
import { DashboardShell } from "./DashboardShell";
import { hrefs, liveLinks } from "./story-setting";

const meta = {
  title: "Dashboard/Print",
  component: DashboardShell,
  parameters: { layout: "fullscreen", live: "open" },
  args: {
    user: SEED_SESSIONS.applicant,
    hrefs,
    currentPath: hrefs.offers,
    ...liveLinks,
    onLogout: fn(),
    children: <OffersScreen username={cast.jeanne.username} profileHref={hrefs.applicant} offersHref={hrefs.offers} />,
  },
} satisfies Meta<typeof DashboardShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The selectors of the rules that hide elements on paper. */
function unprinted(rules: CSSRuleList, isPrint = false): string[] {
  return [...rules].flatMap((rule) => {
    const own = isPrint && rule instanceof CSSStyleRule && rule.style.display === "none" ? [rule.selectorText] : [];
    if (!(rule instanceof CSSGroupingRule)) return own;
    return unprinted(rule.cssRules, isPrint || (rule instanceof CSSMediaRule && rule.media.mediaText === "print"));
  });
}

/** Whether an element is in the printed page. */
const isPrinted = (element: Element) =>
  element.closest([...document.styleSheets].flatMap((sheet) => unprinted(sheet.cssRules)).join(", ")) === null;

/** A list without the frame and the controls (D-464). */
export const OfAList: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole("rowheader", {}, { timeout: 10_000 });
    await expect(canvas.getAllByRole("button").filter(isPrinted)).toEqual([]);
    await expect(isPrinted(canvas.getByRole("banner"))).toBe(false);
    await expect(new Set([...canvasElement.querySelectorAll("search")].map(isPrinted))).toEqual(new Set([false]));
    for (const row of canvas.getAllByRole("rowheader")) await expect(isPrinted(row)).toBe(true);
  },
};

/** The offer beside a letter that is not sent yet, without its field and its label. */
export const OfALetter: Story = {
  globals: { viewport: { value: "desktop", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const [apply] = await canvas.findAllByRole("button", { name: /^(Apply|Postuler)/ }, { timeout: 10_000 });
    await userEvent.click(apply ?? document.body);
    const dialog = within(await screen.findByRole("dialog"));
    const field = await dialog.findByRole("textbox");
    await expect(
      [field, ...(field.closest("div")?.querySelectorAll("label, [id$=about]") ?? [])].filter(isPrinted),
    ).toEqual([]);
    await expect(isPrinted(await dialog.findByRole("heading", { name: "Description" }))).toBe(true);
  },
};

/** A conversation without the list of the others and the text that is not sent yet. */
export const OfAConversation: Story = {
  args: {
    currentPath: hrefs.messages,
    children: <MessagesScreen me={jeanne} selected={cast.karim.username} onSelect={fn()} />,
  },
  play: async ({ canvas }) => {
    const box = await canvas.findByPlaceholderText(/^(Tapez votre message|Type your message)/, {}, { timeout: 10_000 });
    await expect(isPrinted(box)).toBe(false);
    await expect(isPrinted(box.closest("form") ?? box)).toBe(false);
    const open = await canvas.findByRole("log");
    await expect(isPrinted(await within(open).findByText(/Mardi à 14 h/))).toBe(true);
    await expect(canvas.getAllByText(/Mardi à 14 h/).filter(isPrinted)).toHaveLength(1);
  },
};
