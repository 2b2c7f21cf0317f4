import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { saysOnce } from "../../components/stories/story-steps";
import { PublicOffersScreen } from "./PublicOffersScreen";
import { aPublicOffer, aPublicPage, hrefs, longWord } from "./story-data";

const meta = {
  title: "Public offers/PublicOffersScreen",
  component: PublicOffersScreen,
  parameters: { layout: "fullscreen", signedInAs: "nobody" },
  args: { hrefs, query: "", list: aPublicPage() },
} satisfies Meta<typeof PublicOffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ["smoke"],
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole("link", { name: "Développeur ou développeuse Go" });
    await expect(offer).toHaveAttribute("href", "/offers/12-developpeur-ou-developpeuse-go");
    await expect(canvas.queryByRole("link", { name: /^(Retour à l’application|Back to the application)$/ })).toBeNull();
    await expect(canvas.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
  },
};

/** People with a session find the way back to the application instead of the login. */
export const WithASession: Story = {
  beforeEach: () => {
    document.documentElement.toggleAttribute("data-session", true);
    return () => document.documentElement.removeAttribute("data-session");
  },
  play: async ({ canvas }) => {
    const home = await canvas.findByRole("link", { name: /^(Retour à l’application|Back to the application)$/ });
    await expect(home).toHaveAttribute("href", "/dashboard");
    await expect(canvas.queryByRole("link", { name: /^(Se connecter|Log in|Login)/ })).toBeNull();
    await expect(canvas.queryByRole("link", { name: /^(Créer un compte|Create an account|Register)/ })).toBeNull();
  },
};

/** The browser sends the form itself. */
export const Searched: Story = {
  args: {
    query: "search=Go&contract=cdi,cdd&page=2&after=10_9_8_7",
    // Offers came meanwhile.
    list: aPublicPage({ page: 2, totalPages: 2, totalItems: 20, next: "20_14_13_12" }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("searchbox")).toHaveValue("Go");
    const form = canvasElement.querySelector("form");
    await expect(form).toHaveAttribute("action", "/offers");
    await expect([...new FormData(form ?? undefined)]).toEqual([
      ["search", "Go"],
      ["location", ""],
      ["within", "20"],
      ["contract", "cdd"],
      ["contract", "cdi"],
      ["minSalary", ""],
      ["withoutSalary", "true"],
      ["company", ""],
      ["publishedWithin", ""],
    ]);
    const pages = within(canvas.getByRole("navigation", { name: "Pages" }));
    const hrefsOf = pages.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(hrefsOf).toEqual([
      "/offers?search=Go&contract=cdi%2Ccdd",
      "/offers?search=Go&contract=cdi%2Ccdd&page=3&after=20_14_13_12",
    ]);
    await expect(canvas.getByRole("link", { name: /^(Toutes les offres|All offers)$/ })).toBeVisible();
  },
};

/** The place of the address stays with its name and its radius. */
export const AroundAPlace: Story = {
  args: { query: "location=Lyon&near=fr-69123&within=50" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("combobox", { name: /^(Dans un rayon|Within)/ })).toHaveValue("50");
    const form = new FormData(canvasElement.querySelector("form") ?? undefined);
    await expect([form.get("location"), form.get("near"), form.get("within")]).toEqual(["Lyon", "fr-69123", "50"]);
  },
};

/** Each choice has the number of its offers. */
export const MoreFilters: Story = {
  args: {
    query: "publishedWithin=7",
    list: aPublicPage({
      facets: {
        contract: { stage: 0, alternance: 1, cdd: 2, cdi: 14, freelance: 0 },
        remote: { none: 5, partial: 9, full: 3 },
        publishedWithin: { day: 1, week: 4, month: 12 },
        withoutSalary: 6,
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/^(Filtres|Filters) \(1\)$/));
    await expect(canvas.getByRole("checkbox", { name: /^CDD.* \(2\)$/ })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: / \(6\)$/ })).toBeChecked();
    await expect(canvas.getByRole("combobox", { name: /^(Publiée|Published)/ })).toHaveValue("7");
    await expect(canvas.getByRole("option", { name: / \(12\)$/ })).toBeInTheDocument();
    await expect(canvas.getByRole("textbox", { name: /^(Entreprise|Company)$/ })).toBeVisible();
  },
};

/** Without JavaScript, a salary that cannot be used stays in its field, with the reason. */
export const NetSalary: Story = {
  args: { query: "search=Go&minSalary=1700 net" },
  play: async ({ canvas }) => {
    const salary = await canvas.findByRole("textbox", { name: /^(Salaire minimum|Minimum salary)/ });
    await expect(salary).toHaveValue("1700 net");
    await expect(salary).toBeInvalid();
    await expect(salary).toHaveAccessibleDescription(/(montant brut|gross amount)/);
  },
};

export const NothingFound: Story = {
  args: {
    query: "search=trompette+go",
    list: aPublicPage({
      items: [],
      totalPages: 0,
      totalItems: 0,
      nearest: [{ filter: "search", word: "trompette", count: 3 }],
    }),
  },
  play: async ({ canvas }) => {
    await saysOnce(canvas, /^(Aucune offre ne correspond|No offers match)/);
    await expect(canvas.queryByText(/^(Aucune offre publique|No public offer)/)).toBeNull();
    await expect(canvas.getByRole("link", { name: /trompette/ })).toHaveAttribute("href", "/offers?search=go");
  },
};

export const NoOffers: Story = {
  args: { list: aPublicPage({ items: [], totalPages: 0, totalItems: 0 }) },
  play: async ({ canvas }) => expect(await canvas.findByText(/^(Aucune offre publique|No public offer)/)).toBeVisible(),
};

/** The links keep the language of the address. */
export const InAStatedLanguage: Story = {
  args: { query: "lang=en", statedLang: "en" },
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole("link", { name: "Développeur ou développeuse Go" });
    await expect(offer).toHaveAttribute("href", "/offers/12-developpeur-ou-developpeuse-go?lang=en");
  },
};

export const WithoutPay: Story = {
  args: { list: aPublicPage({ items: [aPublicOffer({ salary: 0, salaryMin: 0, salaryMax: null })], totalItems: 1 }) },
  play: async ({ canvas }) => {
    const offer = (await canvas.findByRole("link", { name: "Développeur ou développeuse Go" })).closest("li");
    await expect(offer).toHaveTextContent(/ · (CDI|Permanent).* · /);
    await expect(offer).not.toHaveTextContent("· ·");
  },
};

export const LongWords: Story = {
  args: { list: aPublicPage({ items: [aPublicOffer({ jobTitle: longWord, location: longWord })], totalItems: 1 }) },
};
