import { defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { toasts } from "../../../components/stories/story-toasts";
import { ReceivedScreen } from "./ReceivedScreen";
import { type Acting, dialog, say, sayExport } from "./story-steps";

/** Exporting the applications to an offer. */
const meta = {
  title: "Received applications/Exports",
  component: ReceivedScreen,
  parameters: { signedInAs: "recruiter" },
  args: { offerId: 102, offersHref: "/dashboard/job-offers" },
} satisfies Meta<typeof ReceivedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Adds an unread application. */
function addUnread() {
  const createdAt = "2026-10-10T08:00:00.000Z";
  defaultDb().application.create({ jobOfferId: 102, applicantId: 13, message: "Bonjour !", createdAt });
}

const unread = () =>
  defaultDb()
    .application.findMany({ where: { jobOfferId: { equals: 102 } } })
    .filter(({ seenAt }) => seenAt === null).length;

async function openDialog({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: say("export") }));
  return dialog();
}

async function draw(acting: Acting, kind: "pdf" | "csv" = "pdf") {
  const opened = await openDialog(acting);
  await acting.userEvent.click(await opened.findByRole("button", { name: sayExport(kind) }));
  await acting.userEvent.click(await opened.findByRole("button", { name: sayExport("draw") }));
  return opened;
}

const saved = async (opened: Awaited<ReturnType<typeof dialog>>) => {
  const link = await opened.findByRole("link", { name: sayExport("save") });
  const response = await fetch(link.getAttribute("href") ?? "");
  return { name: link.getAttribute("download"), text: await response.text() };
};

export const Ready: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    const opened = await openDialog(acting);
    const document = await opened.findByRole("button", { name: sayExport("pdf") });
    await expect(document).toHaveAttribute("aria-pressed", "true");
    await expect(await opened.findByText(sayExport("holds.pdf"))).toBeVisible();
    await expect(opened.queryByRole("link")).toBeNull();
    await expect(opened.queryByRole("button", { name: new RegExp(`^${sayExport("shown")}`) })).toBeNull();
  },
};

export const Document: Story = {
  beforeEach: addUnread,
  play: async (acting) => {
    await expect(unread()).toBe(1);
    const { name, text } = await saved(await draw(acting));
    await expect([name, text.slice(0, 5)]).toEqual(["candidatures.pdf", "%PDF-"]);
    await expect(unread()).toBe(0);
    const status = new RegExp(`^${say("status.unread")}`);
    await waitFor(() => expect(acting.canvas.getByText(status)).toHaveTextContent("0"));
  },
};

export const Table: Story = {
  beforeEach: addUnread,
  parameters: { address: "?search=hugo" },
  play: async (acting) => {
    const opened = await draw(acting, "csv");
    const { name, text } = await saved(opened);
    await expect(name).toBe("candidatures.csv");
    await expect(text.match(/Hugo/g)).toHaveLength(1);
    await expect(text.trimEnd().split("\r\n")).toHaveLength(2);
    await acting.userEvent.click(await opened.findByRole("button", { name: new RegExp(`^${sayExport("all")}`) }));
    await acting.userEvent.click(await opened.findByRole("button", { name: sayExport("draw") }));
    await expect((await saved(opened)).text.trimEnd().split("\r\n")).toHaveLength(4);
    await expect(unread()).toBe(1);
  },
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("exportApplicationsPdf", 500)] },
  play: async (acting) => {
    await draw(acting);
    await expect(await toasts().findByText(sayExport("failed"))).toBeVisible();
  },
};
