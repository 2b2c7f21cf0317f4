import { cast } from "@passerelle/domain/cast";
import { levelValues } from "./offer-search";
import { aJobOfferForApplicant, aPage, answers, defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { storyAddress } from "../../../address/story-address";
import { saysOnce } from "../../../components/stories/story-steps";
import { OffersScreen } from "../../applications";
import { type Acting, openOffer, say } from "../../applications/story-steps";

/** The search and the filters of the offers. */
const meta = {
  title: "Applications/Offer search",
  component: OffersScreen,
  parameters: { signedInAs: "applicant" },
  args: { username: cast.jeanne.username, profileHref: "/dashboard/applicant", offersHref: "/dashboard/offers" },
} satisfies Meta<typeof OffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const react = "Développeur ou développeuse front-end React";
const titles = ({ canvas }: Pick<Acting, "canvas">) => canvas.getAllByRole("rowheader");
const saveButton = (of: string) => new RegExp(`^${say("save.action")} \\(${of}\\)`);

/** The filters are in the address; each has a button that removes it. */
export const Filters: Story = {
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await canvas.findByRole("link", { name: react });
    await userEvent.type(canvas.getByRole("combobox", { name: say("filter.search") }), "react");
    await userEvent.click(canvas.getByRole("button", { name: say("filter.more") }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /^CDI/ }));
    await userEvent.click(canvas.getByRole("button", { name: say("filter.send") }));
    await expect(storyAddress().search()).toBe("?search=react&contract=cdi");
    await waitFor(() => expect(canvas.getByText(say("filter.found", { count: titles(acting).length }))).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: say("filter.remove", { filter: "CDI" }) }));
    await expect(storyAddress().search()).toBe("?search=react");
    await userEvent.click(canvas.getByRole("button", { name: say("filter.clear") }));
    await expect(storyAddress().search()).toBe("");
    await expect(canvas.getByRole("combobox", { name: say("filter.search") })).toHaveValue("");
  },
};

/** The salary is among the collapsed filters, which open for it. */
export const NoSalary: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: say("filter.more") }));
    const salary = canvas.getByRole("textbox", { name: say("filter.minSalary") });
    await userEvent.type(salary, "abc");
    await waitFor(() => expect(salary).toHaveAccessibleDescription(new RegExp(`${say("filter.minSalaryWrong")}$`)));
    await userEvent.clear(salary);
    for (const [wrong, fault] of [
      ["abc", "filter.minSalaryWrong"],
      ["1000001", "filter.minSalaryWrong"],
      ["1700 net", "filter.minSalaryNet"],
    ] as const) {
      await userEvent.type(salary, wrong);
      await userEvent.click(canvas.getByRole("button", { name: say("filter.more") }));
      await userEvent.click(canvas.getByRole("button", { name: say("filter.send") }));
      await waitFor(() => expect(salary).toHaveFocus());
      await expect(salary).toHaveAccessibleDescription(new RegExp(`${say(fault)}$`));
      await expect(storyAddress().search()).toBe("");
      await userEvent.clear(salary);
    }
    await userEvent.type(salary, "2,100 brut");
    await waitFor(() => expect(salary).toHaveAccessibleDescription(/2.100\D+(par mois|per month)$/));
    await userEvent.type(salary, "{Enter}");
    await expect(storyAddress().search()).toBe("?minSalary=2100&withoutSalary=true");
    await expect(salary).not.toBeInvalid();
  },
};

// Once the counts arrive, the name ends with one.
const isWithoutSalary = (name: string) => name.startsWith(say("filter.withoutSalary"));

/** Offers without a salary meet the minimum at first. Unticked, their number is shown with a way back. */
export const HidesOffersWithoutSalary: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: say("filter.more") }));
    const withoutSalary = await canvas.findByRole("checkbox", { name: isWithoutSalary });
    await expect(withoutSalary).toBeChecked();
    await userEvent.click(withoutSalary);
    await userEvent.type(canvas.getByRole("textbox", { name: say("filter.minSalary") }), "2000{Enter}");
    await expect(storyAddress().search()).toBe("?minSalary=2000");
    const unstated = defaultDb()
      .jobOffer.getAll()
      .filter(({ active, salary }) => active && salary === 0);
    await expect(await canvas.findByText(say("filter.hidden", { count: unstated.length }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: say("filter.showHidden") }));
    await expect(storyAddress().search()).toBe("?minSalary=2000&withoutSalary=true");
    await expect(withoutSalary).toBeChecked();
    await waitFor(() => expect(canvas.queryByRole("button", { name: say("filter.showHidden") })).toBeNull());
  },
};

/** Titles, skills and companies of open offers; a chosen one is searched. */
export const SuggestsSearches: Story = {
  parameters: {
    msw: [
      answers("suggestOffers", 200, {
        items: [
          { text: "React Native", kind: "skill" },
          { text: "Réactis", kind: "company" },
        ],
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox", { name: say("filter.search") }), "rea");
    const list = await canvas.findByRole("listbox", { name: say("suggestion.list") });
    await expect(within(list).getByRole("option", { name: `Réactis ${say("suggestion.company")}` })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(storyAddress().search()).toBe("?search=React+Native"));
  },
};

/** With the keyboard: the focus moves to the next filter, to the previous one, and finally to the filter button. */
export const RemovesFiltersByKeyboard: Story = {
  parameters: { address: "?search=react&contract=cdi,cdd" },
  play: async ({ canvas, userEvent }) => {
    const chip = (filter: string) => canvas.findByRole("button", { name: say("filter.remove", { filter }) });
    const words = say("filter.words", { words: "react" });
    const more = canvas.findByRole("button", { name: say("filter.more") });
    (await chip("CDI")).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect(await chip("CDD")).toHaveFocus());
    (await chip(words)).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect(await chip("CDD")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect(await more).toHaveFocus());
    await expect(storyAddress().search()).toBe("");
  },
};

export const NothingFound: Story = {
  parameters: { address: "?search=introuvable" },
  play: async ({ canvas, userEvent }) => {
    await saysOnce(canvas, say("filter.none"));
    await userEvent.click(canvas.getByRole("button", { name: say("filter.clear") }));
    await expect(await canvas.findByRole("link", { name: react })).toBeVisible();
  },
};

/** An empty list: what it would hold without one word or one filter, and the alert. */
export const Nearest: Story = {
  parameters: {
    address: "?search=cobol+lyon&contract=cdi",
    msw: [
      answers("listJobOffersForMe", 200, {
        ...aPage([]),
        counts: { all: 20, applied: 0, saved: 0 },
        nearest: [
          { filter: "search", word: "cobol", count: 12 },
          { filter: "contract", count: 1 },
        ],
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const filter = say("filter.words", { words: "cobol" });
    const choice = await canvas.findByRole("button", { name: say("filter.withoutWord", { count: 12, filter }) });
    await expect(
      canvas.getByRole("button", { name: say("filter.without", { count: 1, filter: "CDI" }) }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: say("alert.create") })).toBeVisible();
    await userEvent.click(choice);
    await expect(storyAddress().search()).toBe("?search=lyon&contract=cdi");
  },
};

/** Each offer says where it has the words; the choices of the filters have counts. */
export const SaysWhy: Story = {
  parameters: {
    address: "?search=react+lyon+senior",
    msw: [
      answers("listJobOffersForMe", 200, {
        ...aPage([
          {
            ...aJobOfferForApplicant(),
            foundBy: {
              words: [
                { word: "raect", in: "title", meant: "React" },
                { word: "lyon", in: "location" },
              ],
              missing: ["senior"],
            },
          },
        ]),
        counts: { all: 20, applied: 0, saved: 0 },
        facets: {
          contract: { stage: 0, alternance: 1, cdd: 2, cdi: 14, freelance: 0 },
          remote: { none: 5, partial: 9, full: 3 },
          publishedWithin: { day: 1, week: 4, month: 12 },
          withoutSalary: 6,
          level: 9,
        },
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const parts = [
      say("foundBy.title", { words: "React" }),
      say("foundBy.location", { words: "lyon" }),
      say("foundBy.missing", { words: "senior" }),
    ];
    await expect(await canvas.findByText(parts.join(" · "))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: say("filter.more") }));
    for (const name of ["CDI (14)", `${say("filter.withoutSalary")} (6)`, `${say("filter.level", levelValues)} (9)`])
      await expect(canvas.getByRole("checkbox", { name })).toBeVisible();
    await expect(canvas.getByRole("option", { name: `${say("filter.days.7")} (4)` })).toBeInTheDocument();
  },
};

/** From its row, and from the offer itself. */
export const Saves: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const save = await canvas.findByRole("button", { name: saveButton(react) });
    await expect(save).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(save);
    await expect(save).toHaveAttribute("aria-pressed", "true");
    const offer = await openOffer(acting, react);
    await userEvent.click(await offer.findByRole("button", { name: say("save.action") }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(save).toHaveAttribute("aria-pressed", "false"));
  },
};
