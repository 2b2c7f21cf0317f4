import { defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { expectAnnounced, said } from "../../components/stories/story-steps";
import { FormationsScreen } from "./formations";
import { say, staysWithinThePage } from "./story-steps";

/** Reordering a list, with formations as the example: eleven entries on two pages. */
const meta = { title: "CV/CvOrder", component: FormationsScreen } satisfies Meta<typeof FormationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type Acting = Parameters<Play>[0];

const own = () => defaultDb().formation.findMany({ where: { userId: { equals: 11 } } });
/** The stored entries in order. */
const stored = () =>
  own()
    .toSorted((a, b) => a.place - b.place)
    .map(({ degree }) => degree);
const rows = ({ canvas }: Acting) => {
  const label = new RegExp(`^${say("order.up", { title: "" })}`);
  return canvas
    .getAllByRole("button", { name: label })
    .map((button) => button.getAttribute("aria-label")?.replace(label, "") ?? "");
};
const up = ({ canvas }: Acting, title: string) => canvas.findByRole("button", { name: say("order.up", { title }) });
const down = ({ canvas }: Acting, title: string) => canvas.findByRole("button", { name: say("order.down", { title }) });

/** Starts reordering; returns the entries of the page in order. */
async function begin(acting: Acting): Promise<string[]> {
  await acting.userEvent.click(await acting.canvas.findByRole("button", { name: say("order.begin") }));
  return rows(acting);
}

export const Ordering: Story = {
  play: async (acting) => {
    await expect(await begin(acting)).toHaveLength(10);
    await expect(acting.canvas.getByText(say("order.hint"))).toBeVisible();
    await expect(
      acting.canvas.queryByRole("button", { name: new RegExp(`^${say("delete", { title: "" })}`) }),
    ).toBeNull();
    const [first = ""] = rows(acting);
    await expect(await up(acting, first)).toHaveAttribute("aria-disabled", "true");
    await staysWithinThePage(acting);
  },
};

/** The pressed button keeps the focus wherever its entry moves. */
export const Moves: Story = {
  play: async (acting) => {
    const [first = "", second = "", third = ""] = await begin(acting);
    await acting.userEvent.click(await down(acting, first));
    await waitFor(() => expect(rows(acting).slice(0, 3)).toEqual([second, first, third]));
    await expect(await down(acting, first)).toHaveFocus();
    await said("status", say("order.moved", { title: first, position: 2 }));
    await acting.userEvent.keyboard("{Enter}");
    await waitFor(() => expect(rows(acting).slice(0, 3)).toEqual([second, third, first]));
    await expect(await down(acting, first)).toHaveFocus();
    await waitFor(() => expect(stored().slice(0, 3)).toEqual([second, third, first]));
    await acting.userEvent.click(acting.canvas.getByRole("button", { name: say("order.end") }));
    await expect(await acting.canvas.findByRole("button", { name: say("edit", { title: first }) })).toBeVisible();
  },
};

/** Pressed faster than the page renders, every press counts; one beyond the end does nothing. */
export const Fast: Story = {
  play: async (acting) => {
    const [first = "", , , fourth = ""] = await begin(acting);
    const downwards = await down(acting, first);
    for (const _ of [1, 2, 3]) downwards.click();
    await waitFor(() => expect(rows(acting).indexOf(first)).toBe(3));
    await expect(downwards).toHaveFocus();
    await waitFor(() => expect(stored().indexOf(first)).toBe(3));
    const upwards = await up(acting, fourth);
    for (const _ of [1, 2, 3, 4]) upwards.click();
    await waitFor(() => expect(rows(acting)[0]).toBe(fourth));
    await expect(upwards).toHaveFocus();
    await waitFor(() => expect(stored()[0]).toBe(fourth));
    await expect(acting.canvas.queryByRole("alert")).toBeNull();
  },
};

/** The page changes with the entry. */
export const OverThePage: Story = {
  play: async (acting) => {
    const last = (await begin(acting)).at(-1) ?? "";
    await acting.userEvent.click(await down(acting, last));
    await expect(await acting.canvas.findByText(/Page 2/)).toBeVisible();
    await waitFor(() => expect(rows(acting)[0]).toBe(last));
    await waitFor(async () => expect(await down(acting, last)).toHaveFocus());
    await acting.userEvent.click(await up(acting, last));
    await waitFor(() => expect(rows(acting).at(-1)).toBe(last));
    await waitFor(async () => expect(await up(acting, last)).toHaveFocus());
  },
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("updateFormation", 500)] },
  play: async (acting) => {
    const [first = "", second = ""] = await begin(acting);
    await acting.userEvent.click(await down(acting, first));
    await expectAnnounced(acting.canvas, "alert", /./);
    await waitFor(() => expect(rows(acting).slice(0, 2)).toEqual([first, second]));
  },
};
