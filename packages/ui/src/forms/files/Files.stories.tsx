import { Stack } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useForm, useWatch } from "react-hook-form";
import { expect, screen, waitFor } from "storybook/test";
import { Avatar } from "../../components/people/Avatar";
import { Button } from "../../components/actions/Button";
import type { FileChange } from "./file-check";
import { FileField } from "./FileField";
import { ImageField } from "./ImageField";
import { Link } from "../../components/text/Link";
import { CompanyLogo } from "../../components/people/CompanyLogo";
import { aPdf, aPicture, dragOver, drop, notAPdf, notAPicture, tooLarge } from "./story-files";

/** A form with the three kinds of files, and its request body. */
function FormOfFiles({ stored }: { stored: boolean }) {
  const form = useForm<Record<"resume" | "avatar" | "logo", FileChange>>({
    defaultValues: { resume: null, avatar: null, logo: null },
  });
  const changes = useWatch({ control: form.control, name: ["resume", "avatar", "logo"] });
  const picture = stored ? "/avatars/jeanne.martin.gif" : undefined;
  return (
    <Stack gap="8" maxW="34rem">
      <FileField
        form={form}
        name="resume"
        kind="pdf"
        label="Resume"
        hint="PDF only, max 5MB"
        current={stored && <Link href="/files/resumes/1">Current resume</Link>}
      />
      <ImageField
        form={form}
        name="avatar"
        label="Profile picture"
        action="Change Picture"
        hint="JPG, PNG or GIF, max. 5MB"
        current={picture}
        preview={(src) => <Avatar name="Jeanne Martin" src={src} size="xl" />}
      />
      <ImageField
        form={form}
        name="logo"
        label="Company Logo"
        action="Change Logo"
        current={picture}
        link={picture && <Link href={picture}>Current logo</Link>}
        preview={(src) => <CompanyLogo src={src} sizes={undefined} />}
      />
      <Button onClick={() => form.reset()}>Reset</Button>
      <output aria-label="Sent">{changes.map(inWords).join(", ")}</output>
    </Stack>
  );
}

const inWords = (change: FileChange) => (change instanceof File ? change.name : change === "" ? "remove" : "keep");

/** The file fields. */
const meta = {
  title: "Components/Files",
  component: FormOfFiles,
  args: { stored: true },
  globals: { language: "en" },
} satisfies Meta<typeof FormOfFiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

const sent = () => screen.findByLabelText("Sent");

export const ChoosesFiles: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Resume/), aPdf());
    await userEvent.upload(canvas.getByLabelText(/^Profile picture/), aPicture());
    await expect(await canvas.findByText("47 kB")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Current resume" })).not.toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelector("img[src^='blob:']")).toBeVisible());
    await expect(await sent()).toHaveTextContent("cv.pdf, portrait.png, keep");
  },
};

export const GivesThePreviewBack: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Profile picture/), aPicture());
    const preview = await waitFor(
      () => canvasElement.querySelector<HTMLImageElement>("img[src^='blob:']")?.src ?? fail(),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Undo: Profile picture" }));
    await waitFor(() => expect(canvasElement.querySelector("img[src^='blob:']")).not.toBeInTheDocument());
    await expect(fetch(preview)).rejects.toThrow();
    await expect(await sent()).toHaveTextContent("keep, keep, keep");
  },
};

function fail(): never {
  throw new Error("There is no preview.");
}

export const Dropped: Story = {
  play: async ({ canvas }) => {
    drop(canvas.getByText("Resume"), aPdf());
    await expect(await sent()).toHaveTextContent("keep, keep, keep");
    drop(canvas.getByText("or drop it here"), aPdf());
    await waitFor(async () => expect(await sent()).toHaveTextContent("cv.pdf, keep, keep"));
    drop(canvas.getByText("Change Picture"), aPicture(), aPdf());
    await waitFor(async () => expect(await sent()).toHaveTextContent("cv.pdf, portrait.png, keep"));
  },
};

export const DraggedOver: Story = {
  play: ({ canvas }) => {
    dragOver(canvas.getByText("or drop it here"), aPdf());
    dragOver(canvas.getByText("Change Picture"), aPicture());
  },
};

export const Removes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove: Resume" }));
    await userEvent.click(canvas.getByRole("button", { name: "Remove: Profile picture" }));
    await expect(await sent()).toHaveTextContent("remove, remove, keep");
    await expect(canvas.getAllByText("Removed when you save")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Undo: Resume" }));
    await expect(await sent()).toHaveTextContent("keep, remove, keep");
    await expect(canvas.getByLabelText(/^Resume/)).toHaveFocus();
  },
};

export const RefusesAnotherKind: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Resume/), notAPdf());
    await userEvent.upload(canvas.getByLabelText(/^Profile picture/), notAPicture());
    await waitFor(() => expect(canvas.getByLabelText(/^Resume/)).toBeInvalid());
    await expect(canvas.getByLabelText(/^Resume/)).toHaveAccessibleDescription(/This file is not a PDF\./);
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Profile picture/)).toHaveAccessibleDescription(/WebP picture\./),
    );
    await expect(await sent()).toHaveTextContent("keep, keep, keep");
    await userEvent.upload(canvas.getByLabelText(/^Resume/), aPdf());
    await waitFor(() => expect(canvas.getByLabelText(/^Resume/)).toBeValid());
  },
};

export const RefusesTooLarge: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Resume/), aPdf());
    await canvas.findByText("47 kB");
    await userEvent.upload(canvas.getByLabelText(/^Resume/), tooLarge());
    await waitFor(() => expect(canvas.getByLabelText(/^Resume/)).toHaveAccessibleDescription(/larger than 5MB/));
    await expect(await sent()).toHaveTextContent("cv.pdf, keep, keep");
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(canvas.getByLabelText(/^Resume/)).toBeValid();
    await expect(await sent()).toHaveTextContent("keep, keep, keep");
  },
};
