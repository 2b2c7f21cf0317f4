import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Link, LinkProvider } from "./Link";

const follow = fn();

const meta = {
  title: "Components/Link",
  component: Link,
  args: { href: "/dashboard/posts", children: "Voir les posts" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const FollowedByTheRouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider
        render={({ href, children, ...props }) => (
          <a
            {...props}
            href={href}
            onClick={(event) => {
              event.preventDefault();
              follow(href);
            }}
          >
            {children}
          </a>
        )}
      >
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link"));
    await expect(follow).toHaveBeenCalledWith("/dashboard/posts");
  },
};
