import { cast } from "@passerelle/domain/cast";
import { answers, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { seesLoading } from "../../components/stories/story-steps";
import { MessagesScreen } from "./MessagesScreen";
import { type Acting, inDashboard, jeanne, lines, row, say } from "./story-steps";

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
