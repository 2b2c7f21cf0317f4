import { defaultDb, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { expectAnnounced, openQuestion } from "../../../components/stories/story-steps";
import { ReceivedScreen } from "./ReceivedScreen";
import { type Acting, sayNotes } from "./story-steps";

/** A recruiter's own notes on an application. */
const meta = {
  title: "Received applications/Notes",
  component: ReceivedScreen,
  parameters: { signedInAs: "recruiter", address: "?application=302" },
  args: { offerId: 102, offersHref: "/dashboard/job-offers" },
} satisfies Meta<typeof ReceivedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const seeded = "Rappeler mardi, disponible en janvier.";
const stored = () =>
  defaultDb()
    .applicationNote.findMany({ where: { applicationId: { equals: 302 } } })
    .map(({ text }) => text);
const section = async ({ canvas }: Pick<Acting, "canvas">) =>
  within(await canvas.findByRole("region", { name: sayNotes("title") }));
const field = async (acting: Pick<Acting, "canvas">) =>
  (await section(acting)).findByRole("textbox", { name: new RegExp(sayNotes("new")) });

async function add(acting: Acting, text: string) {
  const box = await field(acting);
  await acting.userEvent.click(box);
  await acting.userEvent.paste(text);
  await acting.userEvent.click((await section(acting)).getByRole("button", { name: sayNotes("add") }));
}

export const Adds: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await (await section(acting)).findByText(seeded);
    await add(acting, "  Parle néerlandais.\n");
    await expect(await (await section(acting)).findByText("Parle néerlandais.")).toBeVisible();
    await waitFor(async () => expect(await field(acting)).toHaveValue(""));
    await expect(stored()).toEqual([seeded, "Parle néerlandais."]);
  },
};

/** Notes do not push the CV down: they come after its last section. */
export const ComeAfterTheCv: Story = {
  play: async (acting) => {
    await (await section(acting)).findByText(seeded);
    const article = await acting.canvas.findByRole("article");
    await within(article).findAllByRole("heading", { level: 3 });
    const regions = within(article).getAllByRole("region");
    await expect(regions.length).toBeGreaterThan(1);
    await expect(regions.at(-1)).toHaveAccessibleName(sayNotes("title"));
  },
};

/** The message about the note leaves the name and the decision at the edge of the window. */
export const AddsWhileTheHeadIsStuck: Story = {
  play: async (acting) => {
    await (await section(acting)).findByText(seeded);
    const name = acting.canvas.getByRole("heading", { name: "Hugo Petit" });
    await add(acting, "Parle néerlandais.");
    await expectAnnounced(acting.canvas, "status", sayNotes("added"));
    const topOf = () => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
      return name.getBoundingClientRect().top;
    };
    const withMessage = topOf();
    await acting.userEvent.click(acting.canvas.getByRole("button", { name: /^(Masquer|Dismiss|Fermer)/ }));
    await expect(withMessage).toBe(topOf());
  },
};

export const Deletes: Story = {
  play: async (acting) => {
    const remove = await (await section(acting)).findByRole("button", { name: new RegExp(seeded.slice(0, 20)) });
    await acting.userEvent.click(remove);
    await acting.userEvent.click((await openQuestion()).getByRole("button", { name: /^(Supprimer|Delete)$/ }));
    await waitFor(() => expect(stored()).toEqual([]));
    await waitFor(async () => expect((await section(acting)).queryByText(seeded)).not.toBeInTheDocument());
  },
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("listApplicationNotes")] },
  play: async (acting) => {
    await expect(await (await section(acting)).findByText(sayNotes("loading"))).toBeInTheDocument();
    await expect(await field(acting)).toBeEnabled();
  },
};
