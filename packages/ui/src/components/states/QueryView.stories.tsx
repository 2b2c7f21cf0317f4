import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../actions/Button";
import { EmptyState } from "./EmptyState";
import { QueryView } from "./QueryView";

const refetch = fn();
const idle = { data: undefined, isError: false, error: null, isFetching: false, refetch };

const meta = {
  title: "Components/QueryView",
  component: QueryView<string[]>,
  args: {
    query: idle,
    loading: "Chargement des posts...",
    failed: { text: "Impossible de charger les posts. Veuillez réessayer plus tard." },
    empty: <EmptyState action={<Button>Ajouter un post</Button>}>Aucun post n'a été trouvé.</EmptyState>,
    children: (posts) => <p>{posts.join(", ")}</p>,
  },
} satisfies Meta<typeof QueryView<string[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const KeepsWhatItHasWhenARefreshFails: Story = {
  args: { query: { ...idle, data: ["Bonjour"], isError: true } },
  play: async ({ canvas }) => expect(canvas.getByText("Bonjour")).toBeVisible(),
};
