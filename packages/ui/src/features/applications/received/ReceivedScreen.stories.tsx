import { aJobOfferDetail, aPage, anApplication, answers, defaultDb, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { storyAddress } from "../../../address/story-address";
import { expectAnnounced, saysOnce, seesLoading } from "../../../components/stories/story-steps";
import { ReceivedScreen } from "./ReceivedScreen";
import { type Acting, dialog, say, sayExport, sayTerms } from "./story-steps";
import { toasts } from "../../../components/stories/story-toasts";

const meta = {
  title: "Received applications/ReceivedScreen",
  component: ReceivedScreen,
  parameters: { signedInAs: "recruiter" },
  args: { offerId: 102, offersHref: "/dashboard/job-offers" },
} satisfies Meta<typeof ReceivedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Adds two applications to the offer, which already has two. */
function fill() {
  const { application } = defaultDb();
  const jobOfferId = 102;
  application.create({ jobOfferId, applicantId: 13, message: "Bonjour !", createdAt: "2026-10-10T08:00:00.000Z" });
  application.create({ jobOfferId, applicantId: 14, message: null, createdAt: "2026-10-11T08:00:00.000Z" });
}

const list = async ({ canvas }: Pick<Acting, "canvas">) =>
  within(await canvas.findByRole("list", { name: say("list") }));
const panel = async ({ canvas }: Pick<Acting, "canvas">) =>
  within(await canvas.findByRole("region", { name: say("open") }));
const rowsOf = async (acting: Pick<Acting, "canvas">) =>
  (await list(acting)).getAllByRole("button").map((row) => row.textContent);

export const Ready: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  beforeEach: fill,
  play: async (acting) => {
    const name = "Applications for: Ingénieure ou ingénieur données";
    await expect(await acting.canvas.findByRole("heading", { name })).toBeVisible();
    const rows = await rowsOf(acting);
    await expect(rows).toHaveLength(4);
    for (const row of rows.slice(0, 2)) await expect(row).toContain(say("unread"));
    await expect(rows[3]).toContain("Hugo Petit");
    const unread = acting.canvas.getByRole("button", { name: new RegExp(`^${say("status.unread")}`) });
    await expect(unread).toHaveTextContent("2");
    await expect(acting.canvas.getByText(sayTerms("readNote"))).toBeVisible();
  },
};

export const OneOpen: Story = {
  parameters: { address: "?application=302" },
  play: async (acting) => {
    const open = await panel(acting);
    await expect(await open.findByRole("heading", { name: "Hugo Petit" })).toBeVisible();
    await expect(open.getByText(/parlons-en/)).toBeVisible();
    await expect(await open.findByRole("heading", { name: say("listed.title") })).toBeVisible();
    await expect(open.getByRole("link", { name: say("resume") })).toBeVisible();
  },
};

const { jobTitle, description, contract, skills, benefits } = aJobOfferDetail();
const lorient = { jobTitle, description, contract, skills, benefits, company: "Lumio", location: "Lorient" };

/** The offer changed since the person applied. */
export const OfferChanged: Story = {
  globals: { language: "fr" },
  parameters: {
    address: "?application=302",
    msw: [
      answers("getReceivedApplication", 200, {
        data: anApplication({ id: 302, offer: { ...lorient, salary: 2100, remote: "full" } }),
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("L’offre a changé depuis cette candidature.")).toBeVisible();
    await expect(await canvas.findByText(/Lieu : Lorient → /)).toBeVisible();
    await userEvent.click(canvas.getByText("L’offre lors de la candidature"));
    await expect(canvas.getByText("Lorient")).toBeVisible();
  },
};

export const OpensOne: Story = {
  beforeEach: fill,
  play: async (acting) => {
    const before = await rowsOf(acting);
    const [, second] = (await list(acting)).getAllByRole("button");
    if (!second) throw new Error("The list has no second row.");
    await acting.userEvent.click(second);
    await waitFor(() => expect(second).not.toHaveTextContent(say("unread")));
    await expect(second).toHaveAttribute("aria-current", "true");
    const open = acting.canvas.getByRole("region", { name: say("open") });
    await waitFor(() => expect(open.contains(document.activeElement)).toBe(true));
    const after = await rowsOf(acting);
    await expect(after.map((row) => row?.slice(0, 8))).toEqual(before.map((row) => row?.slice(0, 8)));
    await expect(storyAddress().search()).toMatch(/^\?application=\d+$/);
    storyAddress().back();
    await expect(await acting.canvas.findByText(say("choose"))).toBeVisible();
  },
};

export const GoesOn: Story = {
  parameters: { address: "?application=303" },
  play: async (acting) => {
    const open = await panel(acting);
    await open.findByRole("heading", { name: "Jeanne Martin" });
    await open.findByText(say("place", { number: 1, total: 2 }));
    await acting.userEvent.click(open.getByRole("button", { name: say("next") }));
    await expect(await open.findByRole("heading", { name: "Hugo Petit" })).toBeVisible();
    await expect(open.getByText(say("place", { number: 2, total: 2 }))).toBeVisible();
    await acting.userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(await open.findByRole("heading", { name: "Jeanne Martin" })).toBeVisible();
    await acting.userEvent.click(acting.canvas.getByRole("searchbox"));
    await acting.userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(open.getByRole("heading", { name: "Jeanne Martin" })).toBeVisible();
  },
};

export const Narrows: Story = {
  beforeEach: fill,
  play: async (acting) => {
    await list(acting);
    const { canvas, userEvent } = acting;
    await userEvent.click(canvas.getByRole("button", { name: new RegExp(`^${say("status.accepted")}`) }));
    await waitFor(async () => expect(await rowsOf(acting)).toHaveLength(1));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: say("sort.title") }), "oldest");
    await userEvent.type(canvas.getByRole("searchbox", { name: say("search") }), "hug parlons");
    await waitFor(() => expect(storyAddress().search()).toBe("?status=accepted&sort=oldest&search=hug+parlons"));
    await expectAnnounced(canvas, "status", say("found", { count: 1 }));
  },
};

export const NothingFound: Story = {
  parameters: { address: "?search=xylophone" },
  play: async ({ canvas }) => saysOnce(canvas, say("noneFound")),
};

const nobodyYet = {
  ...aPage([]),
  counts: { all: 0, unread: 0, seen: 0, accepted: 0, rejected: 0 },
  asOf: "2026-10-12T08:00:00.000Z",
};

export const Empty: Story = {
  tags: ["smoke"],
  parameters: { msw: [answers("listReceivedApplications", 200, nobodyYet)] },
  play: async ({ canvas }) => expect(await canvas.findByText(say("empty"))).toBeVisible(),
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("listReceivedApplications")] },
  play: ({ canvas }) => seesLoading(canvas, say("loading")),
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("listReceivedApplications", 500)] },
  play: ({ canvas }) => expectAnnounced(canvas, "alert", say("failed")),
};

export const CvFailed: Story = {
  parameters: { address: "?application=302", msw: [fails("getPerson", 500)] },
  play: ({ canvas }) => expectAnnounced(canvas, "alert", say("cvFailed")),
};

export const NoCv: Story = {
  parameters: { address: "?application=302", msw: [fails("getPerson", 404)] },
  play: async ({ canvas }) => expect(await canvas.findByText(say("hiddenCv"))).toBeVisible(),
};

export const OneWithdrawn: Story = {
  parameters: { address: "?application=999" },
  play: async ({ canvas }) => expect(await canvas.findByText(say("withdrawn"))).toBeVisible(),
};

export const OfferGone: Story = {
  args: { offerId: 999 },
  play: async ({ canvas }) => expect(await canvas.findByText(say("offerGone"))).toBeVisible(),
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { address: "?application=302" },
  play: async (acting) => {
    const back = await acting.canvas.findByRole("button", { name: say("toList") });
    await expect(await acting.canvas.findByRole("list", { name: say("list"), hidden: true })).not.toBeVisible();
    await acting.userEvent.click(back);
    await expect(await rowsOf(acting)).toHaveLength(2);
  },
};

/** Words without break opportunities: nothing is cut off, and the page does not scroll sideways. */
export const LongWords: Story = { globals: { data: "extreme" }, parameters: { address: "?application=302" } };

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

const savedFile = async (opened: Awaited<ReturnType<typeof dialog>>) => {
  const link = await opened.findByRole("link", { name: sayExport("save") });
  const response = await fetch(link.getAttribute("href") ?? "");
  return { name: link.getAttribute("download"), text: await response.text() };
};

export const ExportReady: Story = {
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

export const ExportDocument: Story = {
  beforeEach: addUnread,
  play: async (acting) => {
    await expect(unread()).toBe(1);
    const { name, text } = await savedFile(await draw(acting));
    await expect([name, text.slice(0, 5)]).toEqual(["candidatures.pdf", "%PDF-"]);
    await expect(unread()).toBe(0);
    const status = new RegExp(`^${say("status.unread")}`);
    await waitFor(() => expect(acting.canvas.getByText(status)).toHaveTextContent("0"));
  },
};

export const ExportTable: Story = {
  beforeEach: addUnread,
  parameters: { address: "?search=hugo" },
  play: async (acting) => {
    const opened = await draw(acting, "csv");
    const { name, text } = await savedFile(opened);
    await expect(name).toBe("candidatures.csv");
    await expect(text.match(/Hugo/g)).toHaveLength(1);
    await expect(text.trimEnd().split("\r\n")).toHaveLength(2);
    await acting.userEvent.click(await opened.findByRole("button", { name: new RegExp(`^${sayExport("all")}`) }));
    await acting.userEvent.click(await opened.findByRole("button", { name: sayExport("draw") }));
    await expect((await savedFile(opened)).text.trimEnd().split("\r\n")).toHaveLength(4);
    await expect(unread()).toBe(1);
  },
};

export const ExportFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("exportApplicationsPdf", 500)] },
  play: async (acting) => {
    await draw(acting);
    await expect(await toasts().findByText(sayExport("failed"))).toBeVisible();
  },
};
