import type { Schemas } from "@passerelle/api";
import { cast } from "@passerelle/domain/cast";
import { aJobOfferForApplicant, aMessage, aPage, aPost, answers, fails, never, personOf } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { storyAddress } from "../../address/story-address";
import { setSearchShortcut } from "../../components/fields/use-search-shortcut";
import { expectAnnounced, plain, said } from "../../components/stories/story-steps";
import { translator } from "../../i18n/story-translations";
import { SearchScreen } from "./SearchScreen";
import { useTranslations } from "./translations";

const translate = translator("people", useTranslations);
const say = (...said: Parameters<typeof translate>) => plain(translate(...said));

const meta = {
  title: "People/SearchScreen",
  component: SearchScreen,
  args: { me: personOf(cast.jeanne) },
  parameters: { signedInAs: "applicant" },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const at = (search: Record<string, string>) => `?${new URLSearchParams(search)}`;
const field = (canvas: Canvas) => canvas.getByRole("searchbox", { name: say("search.label") });
const group = async (canvas: Canvas, of: "people" | "companies") =>
  within(await canvas.findByRole("region", { name: say(`search.${of}`) }));
const again = /Try again|Réessayer/;

const karim: Schemas["UserSummary"] = { ...personOf(cast.karim), role: "applicant" };
const person = (changes: Partial<Schemas["FoundPerson"]> = {}) => ({
  ...karim,
  title: "Ingénieur données",
  ...changes,
});
const company = (changes: Partial<Schemas["FoundCompany"]> = {}): Schemas["FoundCompany"] => ({
  recruiter: karim,
  company: "Lumio",
  sector: "Logiciel",
  headquarters: "Lyon",
  logo: null,
  ...changes,
});
const people = (items: Schemas["FoundPerson"][], page = {}) =>
  answers("searchPeople", 200, { ...aPage(items), ...page });
const companies = (items: Schemas["FoundCompany"][], page = {}) =>
  answers("searchCompanies", 200, { ...aPage(items), ...page });

export const Start: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(field(canvas)).toHaveFocus());
    await expect(canvas.getByText(say("search.start"))).toBeVisible();
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};

export const Both: Story = {
  parameters: { address: at({ q: "ma" }), msw: [companies([company({ company: "Maison Lumio" })])] },
  play: async ({ canvas }) => {
    const found = await group(canvas, "people");
    await expect((await found.findAllByRole("listitem")).length).toBeGreaterThan(0);
    for (const link of found.getAllByRole("link"))
      await expect(link.getAttribute("href")).toMatch(/^\/dashboard\/people\//);
    await expect(await (await group(canvas, "companies")).findByRole("link", { name: "Maison Lumio" })).toHaveAttribute(
      "href",
      `/dashboard/companies/${karim.username}`,
    );
    await expect(field(canvas)).toHaveValue("ma");
    await expect(field(canvas)).not.toHaveFocus();
    await said("status", say("search.count.companies", { count: 1 }));
  },
};

/** An applicant also finds offers. */
export const Offers: Story = {
  args: { withOffers: true },
  parameters: {
    address: at({ q: "react" }),
    msw: [answers("listJobOffersForMe", 200, { ...aPage([aJobOfferForApplicant()]), totalItems: 12, totalPages: 2 })],
  },
  play: async ({ canvas, userEvent }) => {
    const offers = within(await canvas.findByRole("region", { name: say("search.offers") }));
    const { id, jobTitle } = aJobOfferForApplicant();
    await expect(await offers.findByRole("link", { name: jobTitle })).toHaveAttribute(
      "href",
      `/dashboard/offers?offer=${id}`,
    );
    await userEvent.click(offers.getByRole("button", { name: say("search.all.offers", { count: 12 }) }));
    await expect(storyAddress().search()).toBe("?q=react&in=offers");
    await expect(canvas.queryByRole("region", { name: say("search.people") })).not.toBeInTheDocument();
  },
};

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("searchbox");
    await userEvent.type(field(canvas), "lyon");
    await expect(await (await group(canvas, "companies")).findByRole("link", { name: "Lumio" })).toBeVisible();
    await expect(storyAddress().search()).toBe("?q=lyon");
    await expect(storyAddress().length()).toBe(1);
    await userEvent.clear(field(canvas));
    await expect(await canvas.findByText(say("search.start"))).toBeVisible();
    await expect(storyAddress().search()).toBe("");
  },
};

const page = { totalItems: 12, totalPages: 2 };

export const AllPeople: Story = {
  parameters: { address: at({ q: "ka" }), msw: [people([person()], { totalItems: 12, totalPages: 3 })] },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole("button", { name: say("search.all.people", { count: 12 }) }));
    await expect(storyAddress().search()).toBe("?q=ka&in=people");
    await expect(canvas.queryByRole("region", { name: say("search.companies") })).not.toBeInTheDocument();
    msw.use(people([person({ lastname: "Zola" })], { ...page, page: 2 }));
    await userEvent.click(await canvas.findByRole("button", { name: /Suivant|Next/ }));
    await expect(await canvas.findByRole("link", { name: "Karim Zola" })).toBeVisible();
    await expect(storyAddress().search()).toBe("?q=ka&in=people&page=2");
    await userEvent.click(canvas.getByRole("button", { name: say("search.everything") }));
    await expect(await canvas.findByRole("region", { name: say("search.companies") })).toBeVisible();
    await expect(storyAddress().search()).toBe("?q=ka");
  },
};

export const BackToTheTextBefore: Story = {
  parameters: { address: at({ q: "lyon" }) },
  play: async ({ canvas, userEvent }) => {
    await (await group(canvas, "companies")).findByRole("link", { name: "Lumio" });
    storyAddress().push({ q: "nantes" });
    await expect(await (await group(canvas, "companies")).findByRole("link", { name: /Saint-Éloi/ })).toBeVisible();
    await expect(field(canvas)).toHaveValue("nantes");
    await userEvent.type(field(canvas), "z");
    await waitFor(() => expect(storyAddress().search()).toBe("?q=nantesz"));
    storyAddress().back();
    await expect(await (await group(canvas, "companies")).findByRole("link", { name: "Lumio" })).toBeVisible();
    await expect(field(canvas)).toHaveValue("lyon");
  },
};

export const PeopleAlone: Story = {
  parameters: { address: at({ q: "ka" }), msw: [people([person()]), companies([])] },
  play: async ({ canvas }) => {
    await expect(await (await group(canvas, "people")).findByRole("link", { name: "Karim Benali" })).toBeVisible();
    await expectAnnounced(canvas, "status", say("search.none.companies"));
  },
};

export const Nothing: Story = {
  parameters: { address: at({ q: "xyz<b>&\"'" }) },
  play: async ({ canvas }) => {
    await expectAnnounced(canvas, "status", say("search.nothing"));
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { address: at({ q: "ma" }), msw: [never("searchPeople"), never("searchCompanies")] },
  play: async () => said("status", say("search.loading")),
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { address: at({ q: "moreau" }), msw: [fails("searchPeople", 500), fails("searchCompanies", 500)] },
  play: async ({ canvas, userEvent, msw }) => {
    await expectAnnounced(canvas, "alert", say("search.failed"));
    msw.resetHandlers();
    for (const button of canvas.getAllByRole("button", { name: again })) await userEvent.click(button);
    await expect(await canvas.findByRole("link", { name: "Claire Moreau" })).toBeVisible();
  },
};

const endless = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(2);

export const LongWords: Story = {
  parameters: {
    address: at({ q: endless }),
    msw: [
      people([person({ firstname: endless, lastname: endless, title: endless })], page),
      companies([company({ company: endless, sector: endless, headquarters: endless })], page),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: endless })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const KeyTurnedOff: Story = {
  beforeEach: () => () => setSearchShortcut(true),
  play: async ({ canvas, userEvent }) => {
    const key = await canvas.findByRole("checkbox", { name: say("search.key") });
    await expect(key).toBeChecked();
    await userEvent.click(key);
    await expect(key).not.toBeChecked();
    await expect(localStorage.getItem("searchKey")).toBe("off");
  },
};

const [jeannePerson, karimPerson] = [personOf(cast.jeanne), personOf(cast.karim)];

const textGroup = async (canvas: Canvas, of: "posts" | "messages") =>
  within(await canvas.findByRole("region", { name: say(`search.${of}`) }));

const foundPosts = (items: Schemas["Post"][], next?: number) =>
  answers("searchPosts", 200, { items, ...(next !== undefined && { next }) });
const foundMessages = (items: Schemas["FoundMessage"][], next?: number) =>
  answers("searchMessages", 200, { items, ...(next !== undefined && { next }) });

const post = aPost({ id: 88, text: "Réunion mardi à Nantes." });
const theirs = { message: aMessage({ id: 902, content: "À mardi !", sender: karimPerson }), interlocutor: karimPerson };
const mine = {
  message: aMessage({ id: 901, content: "Plutôt mardi ?", sender: jeannePerson }),
  interlocutor: karimPerson,
};

/** Each links to its place: a post to its page, a message to its discussion. */
export const Texts: Story = {
  parameters: { address: at({ q: "mar" }), msw: [foundPosts([post]), foundMessages([theirs, mine])] },
  play: async ({ canvas }) => {
    const found = await textGroup(canvas, "posts");
    await expect(await found.findByRole("link", { name: post.fullname })).toHaveAttribute(
      "href",
      "/dashboard/posts/88",
    );
    await expect(found.getByText("mardi")).toHaveProperty("tagName", "MARK");
    const own = await textGroup(canvas, "messages");
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
  parameters: { address: at({ q: "mardi" }), msw: [foundPosts([]), foundMessages([theirs], 902)] },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole("button", { name: say("search.all.messages") }));
    await expect(storyAddress().search()).toBe("?q=mardi&in=messages");
    await expect(canvas.queryByRole("region", { name: say("search.posts") })).not.toBeInTheDocument();
    const older = await canvas.findByRole("button", { name: say("search.older") });
    msw.use(foundMessages([mine]));
    await userEvent.click(older);
    const found = await textGroup(canvas, "messages");
    await waitFor(() => expect(found.getAllByRole("listitem")).toHaveLength(2));
    await expect(canvas.queryByRole("button", { name: say("search.older") })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: say("search.everything") }));
    await expect(storyAddress().search()).toBe("?q=mardi");
  },
};

/** The newest posts hold no result, older ones may. */
export const NoneAmongTheLatest: Story = {
  parameters: { address: at({ q: "mardi", in: "posts" }), msw: [foundPosts([], 400)] },
  play: async ({ canvas, userEvent, msw }) => {
    await expectAnnounced(canvas, "status", say("search.noneSoFar"));
    msw.use(foundPosts([post]));
    await userEvent.click(await canvas.findByRole("button", { name: say("search.older") }));
    await expect(await canvas.findByRole("link", { name: post.fullname })).toBeVisible();
  },
};

/** A search without a post or a message says so beside what it found. */
export const NoTexts: Story = {
  parameters: { address: at({ q: "moreau" }), msw: [foundPosts([]), foundMessages([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Claire Moreau" })).toBeVisible();
    await expect(await (await textGroup(canvas, "posts")).findByText(say("search.none.posts"))).toBeVisible();
    await expect(await (await textGroup(canvas, "messages")).findByText(say("search.none.messages"))).toBeVisible();
  },
};
