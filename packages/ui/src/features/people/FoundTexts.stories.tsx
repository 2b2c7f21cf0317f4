import type { Schemas } from "@passerelle/api";
import { cast } from "@passerelle/domain/cast";
import { aMessage, answers, aPost, personOf } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { storyAddress } from "../../address/story-address";
import { expectAnnounced, plain, said } from "../../components/stories/story-steps";
import { translator } from "../../i18n/story-translations";
import { SearchScreen } from "./SearchScreen";
import { useTranslations } from "./translations";

const translate = translator("people", useTranslations);
const say = (...said: Parameters<typeof translate>) => plain(translate(...said));

const [jeanne, karim] = [personOf(cast.jeanne), personOf(cast.karim)];

/** Posts and the reader's messages among the results of a search. */
const meta = {
  title: "People/FoundTexts",
  component: SearchScreen,
  args: { me: jeanne },
  parameters: { signedInAs: "applicant" },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const at = (search: Record<string, string>) => `?${new URLSearchParams(search)}`;
const group = async (canvas: Canvas, of: "posts" | "messages") =>
  within(await canvas.findByRole("region", { name: say(`search.${of}`) }));

const posts = (items: Schemas["Post"][], next?: number) =>
  answers("searchPosts", 200, { items, ...(next !== undefined && { next }) });
const messages = (items: Schemas["FoundMessage"][], next?: number) =>
  answers("searchMessages", 200, { items, ...(next !== undefined && { next }) });

const post = aPost({ id: 88, text: "Réunion mardi à Nantes." });
const theirs = { message: aMessage({ id: 902, content: "À mardi !", sender: karim }), interlocutor: karim };
const mine = { message: aMessage({ id: 901, content: "Plutôt mardi ?", sender: jeanne }), interlocutor: karim };

/** Each links to its place: a post to its page, a message to its discussion. */
export const Texts: Story = {
  parameters: { address: at({ q: "mar" }), msw: [posts([post]), messages([theirs, mine])] },
  play: async ({ canvas }) => {
    const found = await group(canvas, "posts");
    await expect(await found.findByRole("link", { name: post.fullname })).toHaveAttribute(
      "href",
      "/dashboard/posts/88",
    );
    await expect(found.getByText("mardi")).toHaveProperty("tagName", "MARK");
    const own = await group(canvas, "messages");
    const [first, second] = await own.findAllByRole("link", { name: /Karim Benali/ });
    await expect(first).toHaveAttribute("href", "/dashboard/messages?with=karim.benali&message=902");
    await expect(second).toHaveAttribute("href", "/dashboard/messages?with=karim.benali&message=901");
    await expect(plain(own.getAllByRole("listitem")[1]?.textContent ?? "")).toContain(
      `${say("search.youSaid")} Plutôt mardi ?`,
    );
    await said("status", say("search.count.messages", { count: 2 }));
  },
};

/** Older results are searched on request. */
export const OlderMessages: Story = {
  parameters: { address: at({ q: "mardi" }), msw: [posts([]), messages([theirs], 902)] },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole("button", { name: say("search.all.messages") }));
    await expect(storyAddress().search()).toBe("?q=mardi&in=messages");
    await expect(canvas.queryByRole("region", { name: say("search.posts") })).not.toBeInTheDocument();
    const older = await canvas.findByRole("button", { name: say("search.older") });
    msw.use(messages([mine]));
    await userEvent.click(older);
    const found = await group(canvas, "messages");
    await waitFor(() => expect(found.getAllByRole("listitem")).toHaveLength(2));
    await expect(canvas.queryByRole("button", { name: say("search.older") })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: say("search.everything") }));
    await expect(storyAddress().search()).toBe("?q=mardi");
  },
};

/** The newest posts hold no result, older ones may. */
export const NoneAmongTheLatest: Story = {
  parameters: { address: at({ q: "mardi", in: "posts" }), msw: [posts([], 400)] },
  play: async ({ canvas, userEvent, msw }) => {
    await expectAnnounced(canvas, "status", say("search.noneSoFar"));
    msw.use(posts([post]));
    await userEvent.click(await canvas.findByRole("button", { name: say("search.older") }));
    await expect(await canvas.findByRole("link", { name: post.fullname })).toBeVisible();
  },
};

/** A search without a post or a message says so beside what it found. */
export const NoTexts: Story = {
  parameters: { address: at({ q: "moreau" }), msw: [posts([]), messages([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Claire Moreau" })).toBeVisible();
    await expect(await (await group(canvas, "posts")).findByText(say("search.none.posts"))).toBeVisible();
    await expect(await (await group(canvas, "messages")).findByText(say("search.none.messages"))).toBeVisible();
  },
};
