import { cast } from "@passerelle/domain/cast";
import { SEED_SESSIONS } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { OffersScreen } from "../applications";
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

/** A list without the frame and the controls (D-464). */
export const OfAList: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole("rowheader", {}, { timeout: 10_000 });
    const hidden = [...document.styleSheets].flatMap((sheet) => unprinted(sheet.cssRules)).join(", ");
    const isPrinted = (element: Element) => element.closest(hidden) === null;
    await expect(canvas.getAllByRole("button").filter(isPrinted)).toEqual([]);
    await expect(isPrinted(canvas.getByRole("banner"))).toBe(false);
    await expect(new Set([...canvasElement.querySelectorAll("search")].map(isPrinted))).toEqual(new Set([false]));
    for (const row of canvas.getAllByRole("rowheader")) await expect(isPrinted(row)).toBe(true);
  },
};
