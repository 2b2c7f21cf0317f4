import { answers, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn } from "storybook/test";
import { toasts } from "../../components/stories/story-toasts";
import { CvDocumentButton } from "./CvDocumentButton";
import { type Acting, form as dialog, say } from "./story-steps";

/** The CV as a PDF, as each of the four lists offers it. */
const meta = {
  title: "CV/CvDocument",
  component: CvDocumentButton,
  parameters: { signedInAs: "applicant" },
} satisfies Meta<typeof CvDocumentButton>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: say("document.title") }));
  return dialog();
}

type Action = "document.draw" | "document.store";

async function press(acting: Acting, action: Action) {
  const opened = await openDialog(acting);
  await acting.userEvent.click(await opened.findByRole("button", { name: say(action) }));
  return opened;
}

const previewOf = (design: "document.classic" | "document.sober") =>
  say("document.preview", { design: say(design), count: 1 });

/** Shows the contact data, the language and the pages of the document. */
export const Ready: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    const opened = await openDialog(acting);
    await expect(await opened.findByText(say("document.holds"))).toBeVisible();
    await expect(await opened.findByRole("button", { name: say("document.fr") })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(opened.queryByRole("link")).toBeNull();
    await expect(await opened.findByRole("img", { name: previewOf("document.classic") })).toHaveAttribute(
      "src",
      expect.stringMatching(/^blob:/),
    );
  },
};

/** One click shows another design; the file that is then created has it too. */
export const Previews: Story = {
  globals: { viewport: { value: "phone" } },
  play: async (acting) => {
    const opened = await openDialog(acting);
    await opened.findByRole("img", { name: previewOf("document.classic") });
    await acting.userEvent.click(await opened.findByRole("button", { name: say("document.sober") }));
    const shown = await opened.findByRole("img", { name: previewOf("document.sober") });
    const pages = await opened.findByRole("region", { name: previewOf("document.sober") });
    await expect(shown.getBoundingClientRect().width).toBeLessThanOrEqual(pages.getBoundingClientRect().width);
    const asked = spyOn(globalThis, "fetch");
    await acting.userEvent.click(await opened.findByRole("button", { name: say("document.draw") }));
    const link = await opened.findByRole("link", { name: say("document.save") });
    await expect(link).toHaveAttribute("download", expect.stringMatching(/^CV Jeanne .+\.pdf$/));
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    const calls = asked.mock.calls.map(([call]) => (call instanceof Request ? call.url : String(call)));
    asked.mockRestore();
    await expect(calls.some((url) => url.includes("/cv/pdf?language=fr&design=sober"))).toBe(true);
  },
};

/** The document is too long to be shown in the dialog. */
export const NoPreview: Story = {
  parameters: { msw: [answers("getCvPreview", 200, { pages: 12 })] },
  play: async (acting) => {
    const opened = await openDialog(acting);
    await expect(await opened.findByText(say("document.previewTooLong", { pages: 12 }))).toBeVisible();
  },
};

/** The generated document has a different design from the one chosen now. */
export const ChangesTheDesign: Story = {
  play: async (acting) => {
    const opened = await press(acting, "document.draw");
    await opened.findByRole("link", { name: say("document.save") });
    await acting.userEvent.click(await opened.findByRole("button", { name: say("document.sober") }));
    await expect(await opened.findByText(say("document.about.sober"))).toBeVisible();
    await expect(opened.queryByRole("link")).toBeNull();
  },
};

export const DrawingFails: Story = {
  parameters: { msw: [fails("getCvPdf", 500)] },
  play: async (acting) => {
    await press(acting, "document.draw");
    await expect(await toasts().findByText(say("document.drawFailed"))).toBeVisible();
  },
};
