import { cast } from "@passerelle/domain/cast";
import { answers, defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { storyAddress } from "../../../address/story-address";
import { plain, said } from "../../../components/stories/story-steps";
import { OffersScreen } from "../../applications";
import { type Acting, dialog, say } from "../../applications/story-steps";

/** Searches that notify about new offers. */
const meta = {
  title: "Applications/Offer alerts",
  component: OffersScreen,
  parameters: { signedInAs: "applicant", address: "?search=react&publishedWithin=7" },
  args: { username: cast.jeanne.username, profileHref: "/dashboard/applicant", offersHref: "/dashboard/offers" },
} satisfies Meta<typeof OffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const createButton = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByRole("button", { name: say("alert.create") });
const create = async (acting: Acting) => acting.userEvent.click(await createButton(acting));

/** Opens the list of Jeanne, who has one alert. */
async function openList({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: say("alert.open", { count: 1 }) }));
  return dialog();
}

/** The filters of her alerts, latest last. */
const kept = () =>
  defaultDb()
    .offerAlert.getAll()
    .map(({ filters }): unknown => JSON.parse(filters));
const seeded = { search: "front-end", location: "Lyon", contract: "cdi" };

const deleteButton = /^(Supprimer l’alerte|Delete the alert)/;
const undoButton = /^(Annuler la suppression|Undo the deletion)/;

/** An alert keeps neither the publication date nor the level; the page says so before the alert is created. */
export const Creates: Story = {
  parameters: { address: "?search=react&publishedWithin=7&level=mine" },
  play: async (acting) => {
    await expect(await acting.canvas.findByText(plain(say("alert.omits")))).toBeVisible();
    await create(acting);
    const list = await dialog();
    await expect(await list.findAllByRole("listitem")).toHaveLength(2);
    await expect(kept()).toEqual([seeded, { search: "react" }]);
    await acting.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const opener = await acting.canvas.findByRole("button", { name: say("alert.open", { count: 2 }) });
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(acting.canvas.queryByRole("button", { name: say("alert.create") })).toBeNull();
  },
};

export const ShowsItsOffers: Story = {
  parameters: { address: "" },
  play: async (acting) => {
    await expect(acting.canvas.queryByRole("button", { name: say("alert.create") })).toBeNull();
    const list = await openList(acting);
    await acting.userEvent.click(await list.findByRole("button", { name: /^\W*front-end/ }));
    await expect(storyAddress().search()).toBe("?search=front-end&location=Lyon&contract=cdi");
  },
};

/** The focus stays on the button, which deletes and restores. */
export const DeletesAndTakesBack: Story = {
  play: async (acting) => {
    const list = await openList(acting);
    await acting.userEvent.click(await list.findByRole("button", { name: deleteButton }));
    const undo = await list.findByRole("button", { name: undoButton });
    await expect(undo).toHaveFocus();
    await expect(kept()).toEqual([]);
    await acting.userEvent.click(undo);
    await expect(await list.findByRole("button", { name: deleteButton })).toHaveFocus();
    await expect(kept()).toEqual([seeded]);
  },
};

/** Each deletion and each undo is announced with the alert's name. */
export const DeletesTwo: Story = {
  play: async (acting) => {
    await create(acting);
    const list = await dialog();
    const name = (text: RegExp) => list.findByRole("button", { name: text });
    await acting.userEvent.click(await name(/^(Supprimer l’alerte|Delete the alert).*react/));
    await said("status", /^(Alerte supprimée|Alert deleted)\W+react/);
    await acting.userEvent.click(await name(/^(Supprimer l’alerte|Delete the alert).*front-end/));
    await said("status", /^(Alerte supprimée|Alert deleted)\W+front-end/);
    await acting.userEvent.click(await name(/^(Annuler la suppression|Undo the deletion).*react/));
    await said("status", /^(Alerte rétablie|Alert restored)\W+react/);
    await expect(await name(/^(Supprimer l’alerte|Delete the alert).*react/)).toHaveFocus();
  },
};

/** The button that opened the list disappears with the last alert; the focus stays on the page. */
export const DeletesTheLast: Story = {
  parameters: { address: "" },
  play: async (acting) => {
    const list = await openList(acting);
    await acting.userEvent.click(await list.findByRole("button", { name: deleteButton }));
    await list.findByRole("button", { name: undoButton });
    await acting.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(acting.canvasElement.querySelector(":focus")).not.toBeNull());
  },
};

/** The server is an earlier release. */
export const NotSupported: Story = {
  parameters: { msw: [fails("listOfferAlerts", 501)] },
  play: async ({ canvas }) => {
    await canvas.findByRole("list", { name: say("filter.set") });
    await waitFor(() => expect(canvas.queryByRole("button", { name: say("alert.create") })).toBeNull());
  },
};

/** An alert can be created even though the others cannot be read. */
export const ListFailed: Story = {
  parameters: { msw: [fails("listOfferAlerts", 500)] },
  play: async (acting) => {
    await create(acting);
    await (await dialog()).findByText(say("alert.loadFailed"));
    await expect(kept()).toEqual([seeded, { search: "react" }]);
  },
};

/** The last alert is deleted elsewhere meanwhile. */
export const None: Story = {
  parameters: { msw: [answers("listOfferAlerts", 200, [])] },
  play: async (acting) => {
    await create(acting);
    await expect(await (await dialog()).findByText(say("alert.none"))).toBeVisible();
  },
};
