import { HStack } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor } from "storybook/test";
import { Avatar } from "./Avatar";

const meta = {
  title: "Components/Avatar",
  component: Avatar,
  args: { name: "Jeanne Martin" },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#F2B134"/><circle cx="4" cy="3" r="1.6"/><circle cx="4" cy="8" r="3"/></svg>')}`;

/**
 * In lists the smaller version suffices. No other story shows this picture, because a browser that has the larger one
 * cached would use it.
 */
export const StoredPicture: Story = {
  args: { src: "/avatars/only-here.gif" },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector("img");
    await waitFor(() => expect(image?.currentSrc).toMatch(/\/avatars\/only-here\.gif\?size=small$/));
    await expect(image).toHaveAttribute("loading", "lazy");
  },
};

export const PictureMissing: Story = {
  args: { src: "/no-such-picture.png" },
  play: async ({ canvas }) => expect(await canvas.findByText("JM")).toBeVisible(),
};

/** No broken picture stays; it is requested again once the browser is online. */
export const PictureFailed: Story = {
  args: { src: picture },
  play: async ({ canvasElement }) => {
    const image = () => canvasElement.querySelector("img");
    await fireEvent.error(image() ?? document.body);
    await waitFor(() => expect(image()).toBeNull());
    await waitFor(async () => {
      dispatchEvent(new Event("online"));
      await expect(image()).not.toBeNull();
    });
  },
};

/** It is requested again three times when the reader returns to the page. */
export const PictureRetried: Story = {
  args: { src: picture },
  play: async ({ canvasElement }) => {
    const image = () => canvasElement.querySelector("img");
    const fail = async () => {
      await fireEvent.error(image() ?? document.body);
      await waitFor(() => expect(image()).toBeNull());
      await new Promise((resolve) => setTimeout(resolve, 50));
      dispatchEvent(new Event("focus"));
    };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await fail();
      await waitFor(() => expect(image()).not.toBeNull());
    }
    await fail();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(image()).toBeNull();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <HStack gap="4">
      {(["sm", "md", "lg", "xl"] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </HStack>
  ),
};

const names = {
  élodie: "É",
  "Jean-Baptiste de la Fontaine": "JF",
  "𝒜nne 𝓑": "𝒜𝓑",
  "👩🏽‍🔬 Zoé <petit>": "ZP",
  "🎉": "?",
  "": "?",
};

export const NamesOfAllKinds: Story = {
  render: () => (
    <HStack gap="4">
      {Object.keys(names).map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </HStack>
  ),
  play: async ({ canvasElement }) => {
    // `innerText` is the rendered text, in upper case.
    await expect(canvasElement.innerText.split(/\s+/)).toEqual(Object.values(names));
  },
};
