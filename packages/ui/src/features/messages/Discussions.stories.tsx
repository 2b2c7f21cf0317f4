import { cast } from "@passerelle/domain/cast";
import { aMessage, answers, defaultDb, fails, never, personOf } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import type { Schemas } from "@passerelle/api";
import { said, seesLoading } from "../../components/stories/story-steps";
import { MessagesScreen } from "./MessagesScreen";
import { type Acting, bubble, fill, inDashboard, isInView, jeanne, karim, lines, phone, row, say } from "./story-steps";

/** The list of discussions beside the open one. */
const meta = {
  title: "Messages/Discussions",
  component: MessagesScreen,
  ...inDashboard,
  parameters: { ...inDashboard.parameters },
  args: { me: jeanne, selected: null, onSelect: fn() },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const asQuoted = { globals: { language: "default" } };

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("listDiscussions")] },
  play: async ({ canvas }) => seesLoading(canvas, say("loading")),
};

export const LoadFailed: Story = {
  ...asQuoted,
  tags: ["smoke"],
  args: { selected: cast.karim.username },
  parameters: { msw: [fails("listDiscussions", 500)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Erreur lors du chargement des discussions")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const Empty: Story = {
  ...asQuoted,
  tags: ["smoke"],
  parameters: { msw: [answers("listDiscussions", 200, [])] },
  play: async ({ canvas }) => expect(await canvas.findByText("No conversations")).toBeVisible(),
};

export const NothingFound: Story = {
  ...asQuoted,
  tags: ["smoke"],
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await row(acting, "Hugo Petit");
    await userEvent.type(canvas.getByPlaceholderText("Search existing conversations..."), "zzz");
    await expect(await canvas.findByText("No conversation found")).toBeVisible();
  },
};

async function start({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: say("list.new") }));
  return canvas.findByRole("searchbox", { name: say("users.search") });
}

/** The search field has the focus; people are shown only after typing. */
export const NewDiscussion: Story = {
  ...asQuoted,
  tags: ["smoke"],
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await userEvent.click(await canvas.findByRole("button", { name: "New Conversation" }));
    await expect(await canvas.findByPlaceholderText("Search for a user...")).toHaveFocus();
    await expect(canvas.getByText("Enter a name to search for users")).toBeVisible();
    await expect(lines(acting)).toHaveLength(0);
  },
};

export const NobodyFound: Story = {
  ...asQuoted,
  tags: ["smoke"],
  play: async (acting) => {
    await acting.userEvent.type(await start(acting), "zzz");
    await expect(await acting.canvas.findByText("No users found.")).toBeVisible();
  },
};

export const UsersFailed: Story = {
  ...asQuoted,
  tags: ["smoke"],
  parameters: { msw: [fails("searchPeople", 500)] },
  play: async (acting) => {
    await acting.userEvent.type(await start(acting), "a");
    await expect(await acting.canvas.findByText("Failed to load users.")).toBeVisible();
    await expect(acting.canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** Each person has a link to their page. */
export const LeadsToThePerson: Story = {
  play: async (acting) => {
    await acting.userEvent.type(await start(acting), "karim");
    const name = say("users.page", { name: "Karim Benali" });
    await expect(await acting.canvas.findByRole("link", { name })).toHaveAttribute(
      "href",
      "/dashboard/people/karim.benali",
    );
  },
};

const crowd = (page: number) =>
  answers("searchPeople", 200, {
    items: Array.from({ length: 50 }, (_, n) => {
      const id = page * 1000 + n;
      const names = { username: `personne.${id}`, firstname: "Personne", lastname: String(id) };
      return { id, ...names, avatar: null, role: "applicant" as const, title: null };
    }),
    page,
    totalPages: 2,
    totalItems: 100,
  });

/** Another page of many people is one press away. */
export const MorePeople: Story = {
  parameters: { msw: [crowd(1)] },
  play: async (acting) => {
    await acting.userEvent.type(await start(acting), "personne");
    const more = await acting.canvas.findByRole("button", { name: say("users.more") });
    acting.msw.use(crowd(2));
    await acting.userEvent.click(more);
    await waitFor(() => expect(more).not.toBeInTheDocument());
  },
};

/** A server without the search returns all users. */
export const WithoutSearch: Story = {
  parameters: { msw: [fails("searchPeople", 501)] },
  play: async (acting) => {
    await acting.userEvent.type(await start(acting), "bénali");
    await expect(await row(acting, "Karim Benali")).toBeVisible();
    await expect(lines(acting)).toHaveLength(1);
  },
};

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

export const SearchBegins: Story = {
  play: async (acting) => {
    const field = await open(acting);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(acting.canvas.getByText(say("search.hint"))).toBeVisible();
  },
};

/** Grouped by person, newest message first, with the search words highlighted. */
export const SearchFinds: Story = {
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

export const SearchFindsNothing: Story = {
  parameters: { msw: [finds([])] },
  play: async (acting) => {
    await search(acting, "zzz");
    await expect(await acting.canvas.findByText(say("search.none"))).toBeVisible();
  },
};

/** Nothing found so far, but older messages have not been searched yet. */
export const SearchGoesOn: Story = {
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

export const LeavesTheSearch: Story = {
  play: async (acting) => {
    await open(acting);
    await acting.userEvent.keyboard("{Escape}");
    const opener = await acting.canvas.findByRole("button", { name: say("search.open") });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
