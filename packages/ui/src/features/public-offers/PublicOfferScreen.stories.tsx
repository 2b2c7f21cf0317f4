import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ShareSection } from "../../components/share/ShareSection";
import { PublicOfferScreen } from "./PublicOfferScreen";
import { aPublicOffer, hrefs, longWord } from "./story-data";

const offer = aPublicOffer();
const url = "https://passerelle.example/offers/12-developpeur-ou-developpeuse-go";

const meta = {
  title: "Public offers/PublicOfferScreen",
  component: PublicOfferScreen,
  parameters: { layout: "fullscreen", signedInAs: "nobody" },
  args: {
    hrefs,
    offer,
    applyHref: "/dashboard/offers?offer=12&apply=true",
    share: <ShareSection url={url} title={offer.jobTitle} />,
  },
} satisfies Meta<typeof PublicOfferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ["smoke"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: offer.jobTitle })).toBeVisible();
    const apply = canvas.getByRole("link", { name: /^(Postuler|Apply)$/ });
    await expect(apply).toHaveAttribute("href", "/dashboard/offers?offer=12&apply=true");
    await expect(canvas.getByText("Titres-restaurant")).toBeVisible();
    await expect(canvas.getByText(/à 23\sh\s59 \(heure de Paris\)|11:59\spm \(Paris time\)/)).toBeVisible();
  },
};

/** An offer says when it changed, also on the day of its publication, as for members (D-285). */
export const Changed: Story = {
  args: { offer: aPublicOffer({ updatedAt: "2026-11-03T10:00:00Z" }) },
  play: async ({ canvas }) =>
    expect((await canvas.findByText(/^(Modifiée le|Changed on|Modified on)/)).nextSibling).toHaveTextContent(/2026/),
};

export const Shared: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/^(Partager|Share)$/));
    await expect(canvas.getByRole("textbox")).toHaveValue(url);
    await expect(canvas.getByRole("img", { name: /QR/ })).toBeVisible();
    const file = canvas.getByRole("link", { name: /QR/ });
    await expect(file).toHaveAttribute("href", expect.stringMatching(/^data:image\/svg\+xml,/));
    await expect(file.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const LongWords: Story = {
  args: { offer: aPublicOffer({ jobTitle: longWord, description: longWord, location: longWord }) },
};
