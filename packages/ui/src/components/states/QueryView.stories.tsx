import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../actions/Button";
import { EmptyState } from "./EmptyState";
import { QueryView } from "./QueryView";
import { SkeletonForm } from "./Skeletons";
import { seesLoading, expectAnnounced } from "../stories/story-steps";

const refetch = fn();
const idle = { data: undefined, isError: false, isFetching: false, refetch };

const meta = {
  title: "Components/QueryView",
  component: QueryView<string[]>,
  args: {
    query: idle,
    loading: "Chargement des posts...",
    failed: "Impossible de charger les posts. Veuillez réessayer plus tard.",
    empty: <EmptyState action={<Button>Ajouter un post</Button>}>Aucun post n'a été trouvé.</EmptyState>,
    children: (posts) => <p>{posts.join(", ")}</p>,
  },
} satisfies Meta<typeof QueryView<string[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const Loading: Story = {
  tags: ["smoke"],
  play: async ({ canvas }) => seesLoading(canvas, "Chargement des posts..."),
};

export const LoadingAForm: Story = { args: { skeleton: <SkeletonForm /> } };

export const Failed: Story = {
  tags: ["smoke"],
  args: { query: { ...idle, isError: true } },
  play: async ({ canvas, userEvent }) => {
    await expectAnnounced(canvas, "alert", "Impossible de charger les posts.");
    await userEvent.click(canvas.getByRole("button"));
    await expect(refetch).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  tags: ["smoke"],
  args: { query: { ...idle, data: [] } },
  play: async ({ canvas }) => expect(canvas.getByText("Aucun post n'a été trouvé.")).toBeVisible(),
};

export const Ready: Story = {
  tags: ["smoke"],
  args: { query: { ...idle, data: ["Bonjour", "Bonsoir"] } },
  play: async ({ canvas }) => expect(canvas.getByText("Bonjour, Bonsoir")).toBeVisible(),
};

export const KeepsWhatItHasWhenARefreshFails: Story = {
  args: { query: { ...idle, data: ["Bonjour"], isError: true } },
  play: async ({ canvas }) => expect(canvas.getByText("Bonjour")).toBeVisible(),
};
