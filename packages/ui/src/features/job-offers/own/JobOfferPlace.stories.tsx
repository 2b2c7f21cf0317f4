import { cast } from "@passerelle/domain/cast";
import { readsBody } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { JobOffersScreen } from "./JobOffersScreen";
import { fieldOf, fillIn, form, save, seen, startOffer } from "./story-steps";

const sent = fn();

/** The place of an offer in its form. */
const meta = {
  title: "Job offers/JobOfferPlace",
  component: JobOffersScreen,
  parameters: { signedInAs: "recruiter", msw: [readsBody("createJobOffer", sent)] },
  args: { username: cast.claire.username, renderApplications: fn(() => null), renderPreview: fn(() => null) },
} satisfies Meta<typeof JobOffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = { jobTitle: "Boulangère ou boulanger", description: "Pétrir, façonner, cuire." };

/** Two cities have this name: the region tells them apart, and the id of the chosen one is sent. */
export const ChoosesAPlace: Story = {
  play: async (acting) => {
    await startOffer(acting);
    await fillIn(acting, texts);
    await acting.userEvent.type(await fieldOf("location"), "saint-d");
    await acting.userEvent.click(await (await form()).findByRole("option", { name: /La Réunion/ }));
    await expect(await fieldOf("location")).toHaveValue("Saint-Denis");
    await save(acting);
    await seen(acting, "saved");
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ location: "Saint-Denis", place: "fr-97411" }),
    );
  },
};
