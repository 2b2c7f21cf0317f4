import { fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { announced } from "../../components/feedback/Announcer";
import { expectAnnounced } from "../../components/stories/story-steps";
import { FormationsScreen } from "./formations";
import { addFormation as add, savedFormation as saved, writeFormation as write } from "./story-formation";
import { fieldOf, fillIn, form, save, say } from "./story-steps";

/** What the form and the server refuse. */
const meta = { title: "CV/CvFormRefused", component: FormationsScreen } satisfies Meta<typeof FormationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EndsBeforeItStarts: Story = {
  play: async (acting) => {
    await write(acting);
    await fillIn(acting, [["finishedAt", "2026-02-28"]]);
    await save(acting);
    const end = await fieldOf("finishedAt");
    await waitFor(() => expect(end).toHaveAccessibleDescription(new RegExp(say("problem.endBeforeStart"))));
    await waitFor(() => expect(end).toHaveFocus());
    await fillIn(acting, [["startedAt", "2026-02-01"]]);
    await waitFor(() => expect(end).toBeValid());
  },
};

/** An impossible date such as 31 February in a required field is reported as impossible, not as missing. */
export const ImpossibleDate: Story = {
  play: async (acting) => {
    await write(acting);
    const start = await fieldOf("startedAt");
    await acting.userEvent.clear(start);
    Object.defineProperty(start, "validity", { value: { badInput: true } });
    await save(acting);
    await waitFor(() => expect(start).toHaveAccessibleDescription(/does not exist|n.existe pas/));
    await waitFor(() => expect(start).toHaveFocus());
    await expect(saved()).toBeNull();
  },
};

/**
 * Each line disappears when its field is corrected, the box with the last one. Nothing is announced again, and the
 * focus stays.
 */
export const RefusedFields: Story = {
  parameters: { msw: [fails("createFormation", 400, { degree: "Trop long.", skills: "Trop de compétences." })] },
  play: async (acting) => {
    await add(acting);
    await expectAnnounced(await form(), "alert", "Erreur de validation");
    await expectAnnounced(await form(), "alert", "degree: Trop long.");
    const refused = await fieldOf("degree");
    await waitFor(() => expect(refused).toHaveAccessibleDescription("Trop long."));
    await waitFor(() => expect(refused).toHaveFocus());
    await expect(await fieldOf("skills")).toHaveAccessibleDescription(/Trop de compétences\./);
    const open = await form();
    const heard = announced("assertive").length;
    await acting.userEvent.type(refused, "!");
    await waitFor(() => expect(open.queryByText("degree: Trop long.")).not.toBeInTheDocument());
    await expect(open.getByText("skills: Trop de compétences.")).toBeVisible();
    await expect(refused).toHaveFocus();
    await acting.userEvent.type(await fieldOf("skills"), ", Sel");
    await waitFor(() => expect(open.queryByText("Erreur de validation")).not.toBeInTheDocument());
    await expect(announced("assertive")).toHaveLength(heard);
  },
};
