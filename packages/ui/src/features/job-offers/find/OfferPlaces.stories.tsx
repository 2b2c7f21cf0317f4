import { cast } from "@passerelle/domain/cast";
import { aJobOfferForApplicant, aPage, answers, offline } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, waitFor } from "storybook/test";
import { storyAddress } from "../../../address/story-address";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { OffersScreen } from "../../applications";
import { type Acting, say } from "../../applications/story-steps";

/** Offers around a place. */
const meta = {
  title: "Applications/Offer places",
  component: OffersScreen,
  parameters: {
    signedInAs: "applicant",
    msw: [
      answers("listJobOffersForMe", 200, {
        ...aPage([
          aJobOfferForApplicant({ id: 101, location: "Lyon", distance: 0 }),
          aJobOfferForApplicant({ id: 102, location: "Vénissieux", distance: 12 }),
          aJobOfferForApplicant({ id: 103, location: "Télétravail" }),
        ]),
        counts: { all: 20, applied: 0, saved: 0 },
      }),
    ],
  },
  args: { username: cast.jeanne.username, profileHref: "/dashboard/applicant", offersHref: "/dashboard/offers" },
} satisfies Meta<typeof OffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const place = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByRole("combobox", { name: say("filter.location") });
const radius = ({ canvas }: Pick<Acting, "canvas">) => canvas.queryByRole("combobox", { name: say("place.within") });
const send = async ({ canvas, userEvent }: Acting) =>
  userEvent.click(canvas.getByRole("button", { name: say("filter.send") }));
const chip = (filter: string) => ({ name: say("filter.remove", { filter }) });
const lyonWithin = (km: number) => say("place.around", { place: "Lyon", km });

/** A city is chosen from the suggestions with the keyboard; its radius appears, and each offer tells its distance. */
export const ChoosesACity: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await expect(radius(acting)).toBeNull();
    await userEvent.type(await place(acting), "lyo");
    await expect(await canvas.findByRole("option", { name: /^Lyon/ })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(await place(acting)).toHaveValue("Lyon");
    await userEvent.selectOptions(radius(acting) ?? document.body, "30");
    await send(acting);
    await expect(storyAddress().search()).toBe("?location=Lyon&near=fr-69123&within=30");
    await expect(await canvas.findByRole("button", chip(lyonWithin(30)))).toBeVisible();
    await expect(await canvas.findByText(say("place.away", { km: 12 }))).toBeVisible();
    await expect(canvas.getByText(say("place.close"))).toBeVisible();
  },
};

/** A text that is changed after a choice names no place any more. */
export const ChangesTheText: Story = {
  parameters: { address: "?location=Lyon&near=fr-69123&within=10" },
  play: async (acting) => {
    const field = await place(acting);
    await expect(radius(acting)).toHaveValue("10");
    await acting.userEvent.type(field, " ouest");
    await expect(radius(acting)).toBeNull();
    await send(acting);
    await expect(storyAddress().search()).toBe("?location=Lyon+ouest");
  },
};

/** Without the network there are no suggestions, and the typed text is the filter. */
export const WithoutSuggestions: Story = {
  parameters: { msw: [offline("searchPlaces")] },
  play: async (acting) => {
    await acting.userEvent.type(await place(acting), "lyon");
    await send(acting);
    await expect(storyAddress().search()).toBe("?location=lyon");
    await expect(screen.queryByRole("alert")).toBeNull();
  },
};

/** The place and the radius in the words become a filter, as if they had been chosen. */
export const ReadsAPlace: Story = {
  parameters: {
    msw: [
      answers("listJobOffersForMe", 200, {
        ...aPage([aJobOfferForApplicant({ id: 101 })]),
        counts: { all: 20, applied: 0, saved: 0 },
        understood: { search: "dev front", location: "Lyon", near: "fr-69123", within: 20 },
      }),
    ],
    address: "?search=dev+front+%C3%A0+20+km+de+Lyon&contract=cdi",
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", chip(lyonWithin(20)))).toBeVisible();
    await expect(storyAddress().search()).toBe("?search=dev+front&contract=cdi&location=Lyon&near=fr-69123&within=20");
    await expect(canvas.getByRole("combobox", { name: say("filter.search") })).toHaveValue("dev front");
    await expect(storyAddress().length()).toBe(1);
  },
};

const asked = fn();
const geolocation = (act: typeof navigator.geolocation.getCurrentPosition) => () => {
  asked.mockReset();
  spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((...call) => {
    asked();
    act(...call);
  });
};
const coords = { latitude: 45.764_31, longitude: 4.835_66, accuracy: 20 };
const found = {
  coords: { ...coords, altitude: null, altitudeAccuracy: null, heading: null, speed: null, toJSON: () => coords },
  timestamp: 0,
  toJSON: () => coords,
};

/**
 * The position is asked for on a press, leaves the browser rounded, and is neither part of the address nor stored
 * (D-395).
 */
export const AroundMe: Story = {
  beforeEach: geolocation((success) => success(found)),
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const fetched = spyOn(globalThis, "fetch");
    await place(acting);
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: say("place.aroundMe") }));
    await expect(storyAddress().search()).toBe("?near=me&within=20");
    await expect(await place(acting)).toHaveAttribute("placeholder", say("place.aroundMe"));
    const around = chip(say("place.around", { place: say("place.aroundMe"), km: 20 }));
    const addresses = fetched.mock.calls.map(([request]) => (request instanceof Request ? request.url : ""));
    await expect(addresses.at(-1)).toMatch(/latitude=45\.76&longitude=4\.84/);
    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join();
    await expect(stored).not.toMatch(/45\.76|4\.8[34]/);
    await userEvent.click(await canvas.findByRole("button", around));
    await expect(storyAddress().search()).toBe("");
  },
};

export const PositionDenied: Story = {
  beforeEach: geolocation((_success, fail) =>
    fail?.({ code: 1, message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  ),
  play: async (acting) => {
    await place(acting);
    await acting.userEvent.click(acting.canvas.getByRole("button", { name: say("place.aroundMe") }));
    await expectAnnounced(screen, "alert", say("place.denied"));
    await waitFor(() => expect(storyAddress().search()).toBe(""));
  },
};
