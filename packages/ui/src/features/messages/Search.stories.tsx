import type { Schemas } from "@passerelle/api";
import { cast } from "@passerelle/domain/cast";
import { aMessage, answers, defaultDb, fails, personOf } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { said } from "../../components/stories/story-steps";
import { MessagesScreen } from "./MessagesScreen";
import { type Acting, bubble, fill, inDashboard, isInView, jeanne, karim, phone, say } from "./story-steps";

/** Searching all discussions. */
const meta = {
  title: "Messages/Search",
  component: MessagesScreen,
  ...inDashboard,
  parameters: { ...inDashboard.parameters },
  args: { me: jeanne, selected: null, onSelect: fn() },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const claire = personOf(cast.claire);

const long = `${"Nous avons parlé de beaucoup de choses. ".repeat(6)}Le rendez-vous est à l'Été prochain.`;

const hits: Schemas["FoundMessage"][] = [
  { message: aMessage({ id: 903, content: "À mardi, été comme hiver !", sender: jeanne }), interlocutor: karim },
  { message: aMessage({ id: 902, content: long, sender: claire, discussionId: 602 }), interlocutor: claire },
  { message: aMessage({ id: 901, content: "Vivement l'été.", sender: karim }), interlocutor: karim },
];
const finds = (items: readonly Schemas["FoundMessage"][], next?: number) =>
  answers("searchMessages", 200, { items: [...items], ...(next !== undefined && { next }) });

async function open({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: say("search.open") }));
  return canvas.findByRole("searchbox", { name: say("search.label") });
}

async function search(acting: Acting, text: string) {
  await acting.userEvent.type(await open(acting), text);
}

const hit = ({ canvas }: Pick<Acting, "canvas">, text: RegExp) => canvas.findByRole("button", { name: text });

export const Begins: Story = {
  play: async (acting) => {
    const field = await open(acting);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(acting.canvas.getByText(say("search.hint"))).toBeVisible();
  },
};

/** Grouped by person, newest message first, with the search words highlighted. */
export const Finds: Story = {
  parameters: { msw: [finds(hits)] },
  play: async (acting) => {
    const { canvas } = acting;
    await search(acting, "ete");
    await expect(await hit(acting, /À mardi/)).toBeVisible();
    const region = canvas.getByRole("region", { name: say("discussions") });
    const names = Array.from(region.querySelectorAll("h2"), (heading) => heading.lastElementChild?.textContent);
    await expect(names).toEqual(["Karim Benali", "Claire Moreau"]);
    const marked = Array.from(region.querySelectorAll("mark"), (mark) => mark.textContent);
    await expect(marked).toEqual(["été", "été", "Été"]);
    await expect(await hit(acting, /^\.\.\./)).toBeVisible();
    await said("status", say("search.found", { count: 3 }));
  },
};

export const FindsNothing: Story = {
  parameters: { msw: [finds([])] },
  play: async (acting) => {
    await search(acting, "zzz");
    await expect(await acting.canvas.findByText(say("search.none"))).toBeVisible();
  },
};

/** Nothing found so far, but older messages have not been searched yet. */
export const GoesOn: Story = {
  parameters: { msw: [finds([], 900)] },
  play: async (acting) => {
    await search(acting, "ete");
    await expect(await acting.canvas.findByText(say("search.noneSoFar"))).toBeVisible();
    acting.msw.use(finds(hits));
    await acting.userEvent.click(acting.canvas.getByRole("button", { name: say("search.more") }));
    await expect(await hit(acting, /À mardi/)).toBeVisible();
    await waitFor(() =>
      expect(acting.canvas.queryByRole("button", { name: say("search.more") })).not.toBeInTheDocument(),
    );
  },
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("searchMessages", 500)] },
  play: async (acting) => {
    await search(acting, "ete");
    await expect(await acting.canvas.findByText(say("search.failed"))).toBeVisible();
  },
};

/** The discussion opens at the message, however old, and the list of results stays. */
export const OpensAtTheMessage: Story = {
  beforeEach: () => fill(defaultDb(), 450),
  play: async (acting) => {
    await search(acting, "message 30");
    await acting.userEvent.click(await hit(acting, /Message 30 /));
    const found = await bubble(acting, "Message 30");
    await waitFor(() => expect(isInView(found)).toBe(true));
    await waitFor(() => expect(found.closest("[role=group]")).toHaveFocus());
    await expect(await hit(acting, /Message 30 /)).toHaveAttribute("aria-current", "true");
    await acting.userEvent.click(await hit(acting, /Message 309 /));
    await waitFor(async () => expect(isInView(await bubble(acting, "Message 309"))).toBe(true));
  },
};

/** On a phone the back button returns to the results. */
export const OpensOnAPhone: Story = {
  ...phone,
  beforeEach: () => fill(defaultDb(), 250),
  play: async (acting) => {
    await search(acting, "message 30");
    await acting.userEvent.click(await hit(acting, /Message 30 /));
    await waitFor(async () => expect(isInView(await bubble(acting, "Message 30"))).toBe(true));
    await acting.userEvent.click(acting.canvas.getByRole("button", { name: say("back") }));
    await waitFor(async () => expect(await hit(acting, /Message 30 /)).toHaveFocus());
  },
};

export const Leaves: Story = {
  play: async (acting) => {
    await open(acting);
    await acting.userEvent.keyboard("{Escape}");
    const opener = await acting.canvas.findByRole("button", { name: say("search.open") });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
