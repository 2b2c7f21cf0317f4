import { cast } from "@passerelle/domain/cast";
import { defaultDb, fails, losesAnswer, never, offline } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { keepDraft, restored } from "../../forms/drafts/story-drafts";
import { outcomeUnknown } from "../../components/stories/story-steps";
import { setLanguage } from "../../i18n";
import { AccountScreen } from "./AccountScreen";
import { button, fieldOf, refusedAt, save, say, expectAnnounced, write } from "./story-steps";

/** The form for the account's data. */
const meta = {
  title: "Account/AccountForm",
  component: AccountScreen,
  args: { onSaved: fn(), onDeleted: fn() },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const jeanne = () => defaultDb().user.findFirst({ where: { id: { equals: 11 } }, strict: true });

const moves: Play = async (acting) => {
  await write(acting, "phone", "+33 7 00 00 00 00");
  await write(acting, "address", "1 place du Pont, 69007 Lyon");
};
const movesAndSaves: Play = async (acting) => {
  await moves(acting);
  await save(acting);
};

export const Saves: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await movesAndSaves(acting);
    await expectAnnounced(acting, "status", say("saved"));
    await expect(jeanne()).toMatchObject({ phone: "+33 7 00 00 00 00", address: "1 place du Pont, 69007 Lyon" });
    const save = await button(acting, "save");
    await expect(save).toHaveAttribute("aria-disabled", "true");
    await expect(save).toHaveFocus();
    await expect(await button(acting, "reset")).toBeDisabled();
    await expect(acting.args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ username: cast.jeanne.username }));
  },
};

/** The answer is lost, but the refetched account shows that the change was saved. */
export const SavesThoughTheAnswerIsLost: Story = {
  ...Saves,
  parameters: { msw: [losesAnswer("updateMe")] },
};

/** The answer is lost and the account cannot be read, so the form says that the outcome is unknown. */
export const OutcomeUnknown: Story = {
  play: async (acting) => {
    await moves(acting);
    acting.msw.use(losesAnswer("updateMe"), offline("getMe"));
    await save(acting);
    await expectAnnounced(acting, "alert", outcomeUnknown);
    await expectAnnounced(acting, "alert", new RegExp(`^${say("failed")}`));
  },
};

/** Spaces alone enable the buttons but change nothing, neither with the button nor with Enter. */
export const NoChangesToSave: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("updateMe", 500)] },
  play: async (acting) => {
    await acting.userEvent.type(await fieldOf(acting, "lastname"), "  {Enter}");
    await expectAnnounced(acting, "status", say("unchanged"));
    await expect(await fieldOf(acting, "lastname")).toHaveValue("Martin");
    await expect(await button(acting, "save")).toBeDisabled();
  },
};

export const AsksForWhatIsMissing: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    for (const name of ["firstname", "lastname", "username"] as const) await write(acting, name, " ");
    await write(acting, "email", "jeanne");
    await write(acting, "phone", "call me");
    await save(acting);
    await refusedAt(acting, "firstname", say("required.firstname"));
    await refusedAt(acting, "lastname", say("required.lastname"));
    await refusedAt(acting, "username", new RegExp(say("required.username")));
    // The server's errors appear beside the form's own.
    await refusedAt(acting, "email", /address|adresse/);
    await refusedAt(acting, "phone", /Enter 6 to 20|Saisissez 6 à 20/);
    await waitFor(async () => expect(await fieldOf(acting, "firstname")).toHaveFocus());
    await write(acting, "email", "");
    await refusedAt(acting, "email", say("required.email"));
  },
};

export const RefusedFields: Story = {
  play: async (acting) => {
    await write(acting, "username", cast.claire.username);
    await write(acting, "phone", "call me");
    await save(acting);
    await refusedAt(acting, "phone", /Enter 6 to 20|Saisissez 6 à 20/);
    await write(acting, "phone", "");
    await save(acting);
    await refusedAt(acting, "username", /This username is already taken\.|déjà pris\./);
    await expectAnnounced(acting, "alert", /already taken\.|déjà pris/);
    await waitFor(async () => expect(await fieldOf(acting, "username")).toHaveFocus());
    await expect(await fieldOf(acting, "username")).toHaveValue(cast.claire.username);
    await expect(jeanne().username).toBe(cast.jeanne.username);
    await write(acting, "username", "jm.martin");
    await save(acting);
    await expectAnnounced(acting, "status", say("saved"));
  },
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("updateMe", 500)] },
  play: async (acting) => {
    await movesAndSaves(acting);
    await expectAnnounced(acting, "alert", say("failed"));
    await expect(await fieldOf(acting, "phone")).toHaveValue("+33 7 00 00 00 00");
    await expect(await button(acting, "save")).toBeEnabled();
  },
};

/** The session expired while the form had unsaved text; Reset discards it. */
export const Restored: Story = {
  beforeEach: () => keepDraft("account", { phone: "+33 7 00 00 00 00" }),
  play: async (acting) => {
    await waitFor(async () => expect(await fieldOf(acting, "phone")).toHaveValue("+33 7 00 00 00 00"));
    await expectAnnounced(acting, "status", restored);
    await acting.userEvent.click(await button(acting, "reset"));
    await expect(await fieldOf(acting, "phone")).toHaveValue(jeanne().phone);
    await waitFor(() => expect(acting.canvas.queryByText(restored)).not.toBeInTheDocument());
    await write(acting, "phone", "+33 7 11 11 11 11");
    await expect(acting.canvas.queryByText(restored)).not.toBeInTheDocument();
  },
};

/**
 * Errors at the fields and in the banner follow the language; the server's texts stay in theirs and are marked with it.
 */
export const FollowsTheLanguage: Story = {
  globals: { language: "fr" },
  parameters: { msw: [fails("updateMe", 400, { errors: { phone: "Numéro illisible." } })] },
  play: async (acting) => {
    await write(acting, "lastname", "");
    await write(acting, "phone", "12");
    await save(acting);
    const lastname = await fieldOf(acting, "lastname");
    await waitFor(() => expect(lastname).toHaveAccessibleDescription(/Saisissez votre nom\./));
    setLanguage("en");
    await waitFor(() => expect(lastname).toHaveAccessibleDescription(/Enter your last name\./));
    setLanguage("fr");
    await write(acting, "lastname", "Roux");
    await save(acting);
    await refusedAt(acting, "phone", "Numéro illisible.");
    await expectAnnounced(acting, "alert", /^Numéro illisible\.$/);
    setLanguage("en");
    await acting.canvas.findByLabelText("Phone Number");
    for (const words of acting.canvas.getAllByText("Numéro illisible."))
      await expect(words.closest("[lang]")).toHaveAttribute("lang", "fr");
  },
};

export const Saving: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("updateMe")] },
  play: async (acting) => {
    await movesAndSaves(acting);
    await expect(await acting.canvas.findByRole("button", { busy: true })).toHaveAccessibleName(say("saving"));
    await expect(await button(acting, "reset")).toBeDisabled();
  },
};
