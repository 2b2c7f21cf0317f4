import { demoPassword } from "@passerelle/domain/cast";
import { failsWhile } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ExportData } from "./ExportData";
import { type Acting, expectAnnounced, say } from "./story-steps";

const meta = { title: "Account/ExportData", component: ExportData } satisfies Meta<typeof ExportData>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByLabelText(new RegExp(`^${say("export.password")}`));
const press = async ({ canvas, userEvent }: Acting) =>
  userEvent.click(await canvas.findByRole("button", { name: say("export.submit") }));

async function exportWith(acting: Acting, password: string) {
  await acting.userEvent.click(await field(acting));
  await acting.userEvent.paste(password);
  await press(acting);
}

export const Ready: Story = {
  tags: ["smoke"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say("export.holds"))).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

/** Shows a link to the file. */
export const Exports: Story = {
  play: async (acting) => {
    await exportWith(acting, demoPassword);
    await expectAnnounced(acting, "status", say("export.ready", { minutes: 15 }));
    const link = await acting.canvas.findByRole("link", { name: say("export.download") });
    await expect(link).toHaveAttribute("href", expect.stringMatching(/^\/exports\?code=./));
    await expect(link).toHaveAttribute("download");
    await expect(await field(acting)).toHaveValue("");
  },
};

let isLimited = false;

/** The previous link stays. */
export const TooOften: Story = {
  beforeEach: () => {
    isLimited = false;
  },
  parameters: { msw: [failsWhile("exportMe", () => isLimited, 429, { error: "At most 3 exports a day." })] },
  play: async (acting) => {
    await exportWith(acting, demoPassword);
    await waitFor(async () => expect(await field(acting)).toHaveValue(""));
    isLimited = true;
    await exportWith(acting, demoPassword);
    await expectAnnounced(acting, "alert", /(3 exports par jour au plus|At most 3 exports a day)/);
    await expect(acting.canvas.getByRole("link", { name: say("export.download") })).toBeVisible();
  },
};
