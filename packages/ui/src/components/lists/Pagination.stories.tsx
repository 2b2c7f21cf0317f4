import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Pagination } from "./Pagination";

const meta = {
  title: "Components/Pagination",
  component: Pagination,
  args: { page: 2, totalPages: 5, onPage: fn() },
  argTypes: {
    page: { control: { type: "range", min: 1, max: 10 } },
    totalPages: { control: { type: "range", min: 1, max: 10 } },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ["smoke", "!test"],
  render: (args) => <Pagination {...args} page={Math.min(args.page, args.totalPages)} />,
};

export const Middle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Page 2 sur 5")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Suivant" }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole("button", { name: "Précédent" }));
    await expect(args.onPage).toHaveBeenCalledWith(1);
  },
};

export const HiddenForOnePage: Story = {
  args: { page: 1, totalPages: 1 },
  play: async ({ canvas }) => expect(canvas.queryByRole("navigation")).not.toBeInTheDocument(),
};
