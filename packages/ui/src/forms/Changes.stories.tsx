import { Stack } from "@chakra-ui/react";
import { ApiFailure } from "@passerelle/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { expect, fn, mocked, waitFor } from "storybook/test";
import { expectAnnounced } from "../components/stories/story-steps";
import { Button } from "../components/actions/Button";
import { ChangesForm } from "./ChangesForm";
import { Field } from "../components/fields/Field";
import { FormSection, WideField } from "./fields/FormSection";
import { joinTags, splitTags } from "../components/fields/tag-text";
import { TextInput } from "../components/fields/TextInput";
import { useFieldError } from "./fields/field-errors";
import { useChanges } from "./use-changes";

interface Profile {
  title: string;
  sector: string;
  skills: readonly string[];
}

interface Values {
  title: string;
  sector: string;
  skills: string;
}

const valuesOf = ({ skills, ...texts }: Profile): Values => ({ ...texts, skills: joinTags(skills) });
const inputOf = ({ title, sector, skills }: Values): Profile => ({
  title: title.trim(),
  sector: sector.trim(),
  skills: splitTags(skills),
});

interface ProfileFormProps {
  saved: Profile;
  /** Resolves with the updated profile, when the story allows it. */
  save: (changes: Partial<Profile>) => Promise<Profile>;
}

function ProfileForm({ saved, save }: ProfileFormProps) {
  const form = useForm({ defaultValues: valuesOf(saved) });
  const { errors } = form.formState;
  const fieldError = useFieldError();
  const changes = useChanges({
    form,
    draft: "story",
    fields: ["title", "sector", "skills"],
    saved,
    valuesOf,
    inputOf,
    call: useMutation({ mutationFn: async (input: Partial<Profile>) => ({ data: await save(input) }) }),
    texts: {
      saved: { text: "Saved!" },
      unchanged: { text: "No changes to save." },
      failed: ({ message }) => ({ text: message }),
    },
  });
  return (
    <ChangesForm changes={changes} saveLabel="Save" savingLabel="Saving..." resetLabel="Reset">
      <FormSection title="Profile" about="What recruiters read first.">
        <Field label="Title" error={fieldError(errors.title)}>
          <TextInput {...form.register("title")} />
        </Field>
        <Field label="Sector" error={fieldError(errors.sector)}>
          <TextInput {...form.register("sector")} />
        </Field>
        <WideField>
          <Field label="Skills" error={fieldError(errors.skills)}>
            <TextInput {...form.register("skills")} />
          </Field>
        </WideField>
      </FormSection>
    </ChangesForm>
  );
}

const saved: Profile = { title: "Développeuse", sector: "Informatique", skills: ["Go", "SQL"] };

/** How a form presents its unsaved changes. */
const meta = {
  title: "Components/ChangesForm",
  component: ProfileForm,
  args: { saved, save: fn((changes: Partial<Profile>) => Promise.resolve({ ...saved, ...changes })) },
  globals: { language: "en" },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };
type Acting = Parameters<NonNullable<Story["play"]>>[0];

const field = ({ canvas }: Pick<Acting, "canvas">, label: string) => canvas.getByLabelText(label);
const button = ({ canvas }: Pick<Acting, "canvas">, name: string | RegExp) => canvas.getByRole("button", { name });

let answer: (profile: Profile) => void;
const later = () =>
  new Promise<Profile>((resolve) => {
    answer = resolve;
  });

async function write(acting: Acting, label: string, text: string) {
  await acting.userEvent.clear(field(acting, label));
  await acting.userEvent.type(field(acting, label), text);
}

export const NothingChanged: Story = {
  play: async (acting) => {
    await expect(button(acting, "Save")).toBeDisabled();
    await expect(button(acting, "Reset")).toBeDisabled();
    await acting.userEvent.type(field(acting, "Title"), "{Enter}");
    await expect(acting.args.save).not.toHaveBeenCalled();
  },
};

export const SendsWhatChanged: Story = {
  play: async (acting) => {
    await write(acting, "Title", "  Architecte ");
    await write(acting, "Skills", "Go,SQL");
    await acting.userEvent.click(button(acting, "Save"));
    await expectAnnounced(acting.canvas, "status", "Saved!");
    await expect(acting.args.save).toHaveBeenCalledWith({ title: "Architecte" });
    await expect(field(acting, "Title")).toHaveValue("Architecte");
    await expect(field(acting, "Skills")).toHaveValue("Go, SQL");
    await expect(button(acting, "Save")).toHaveAttribute("aria-disabled", "true");
  },
};

export const ButtonsInViewOnceChanged: Story = {
  decorators: [
    (Story) => (
      <Stack pt="90vh" pb="200vh">
        {Story()}
      </Stack>
    ),
  ],
  play: async (acting) => {
    const height = () => button(acting, "Save").getBoundingClientRect().bottom;
    window.scrollTo(0, 0);
    await expect(height()).toBeGreaterThan(window.innerHeight);
    await acting.userEvent.type(field(acting, "Title"), "!");
    window.scrollTo(
      0,
      field(acting, "Title").getBoundingClientRect().bottom + window.scrollY - window.innerHeight + 110,
    );
    await expect(height()).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const ChangedBack: Story = {
  play: async (acting) => {
    await acting.userEvent.type(field(acting, "Title"), "!");
    await expect(button(acting, "Save")).toBeEnabled();
    await acting.userEvent.type(field(acting, "Title"), "{Backspace}");
    await expect(button(acting, "Save")).toBeDisabled();
  },
};

export const Resets: Story = {
  play: async (acting) => {
    await write(acting, "Title", "Architecte");
    await acting.userEvent.click(button(acting, "Reset"));
    await expect(field(acting, "Title")).toHaveValue("Développeuse");
    await expect(button(acting, "Reset")).toHaveAttribute("aria-disabled", "true");
    await expect(button(acting, "Reset")).toHaveFocus();
  },
};

export const KeepsWhatIsTypedWhileSaving: Story = {
  play: async (acting) => {
    mocked(acting.args.save).mockImplementationOnce(later);
    await write(acting, "Title", "Architecte ");
    await acting.userEvent.click(button(acting, "Save"));
    await expect(button(acting, "Saving...")).toHaveAttribute("aria-disabled", "true");
    await expect(button(acting, "Reset")).toBeDisabled();
    await write(acting, "Sector", "Bâtiment");
    answer({ ...saved, title: "Architecte" });
    await acting.canvas.findByText("Saved!");
    await expect(field(acting, "Title")).toHaveValue("Architecte");
    await expect(field(acting, "Sector")).toHaveValue("Bâtiment");
    await acting.userEvent.click(button(acting, "Save"));
    await waitFor(() => expect(acting.args.save).toHaveBeenLastCalledWith({ sector: "Bâtiment" }));
  },
};

export const SendsADoubleSubmitOnce: Story = {
  play: async (acting) => {
    mocked(acting.args.save).mockImplementationOnce(() => new Promise(() => undefined));
    await write(acting, "Title", "Architecte");
    const form = acting.canvasElement.querySelector("form");
    form?.requestSubmit();
    form?.requestSubmit();
    await acting.userEvent.click(await acting.canvas.findByRole("button", { name: "Saving..." }));
    await expect(acting.args.save).toHaveBeenCalledOnce();
  },
};

const refusal = new ApiFailure({ kind: "invalid", fields: { sector: "Unknown sector.", skills: "Too many." } });

export const Refused: Story = {
  play: async (acting) => {
    mocked(acting.args.save).mockRejectedValueOnce(refusal);
    await write(acting, "Sector", "Navettes{Enter}");
    await expectAnnounced(acting.canvas, "alert", "Unknown sector. Too many.");
    await waitFor(() => expect(field(acting, "Sector")).toHaveAccessibleDescription("Unknown sector."));
    await expect(field(acting, "Skills")).toBeInvalid();
    await waitFor(() => expect(field(acting, "Sector")).toHaveFocus());
    await expect(field(acting, "Sector")).toHaveValue("Navettes");
    await acting.userEvent.click(button(acting, "Save"));
    await acting.canvas.findByText("Saved!");
    await expect(field(acting, "Sector")).toBeValid();
  },
};

function ReloadedForm(props: ProfileFormProps) {
  const [now, setNow] = useState(props.saved);
  const reload = () => setNow({ title: "Ingénieure", sector: "Énergie", skills: [] });
  return (
    <Stack>
      <Button onClick={reload}>Reload</Button>
      <ProfileForm {...props} saved={now} />
    </Stack>
  );
}

export const KeepsWhatIsTypedWhenReadAgain: Story = {
  render: (args) => <ReloadedForm {...args} />,
  play: async (acting) => {
    await write(acting, "Title", "Architecte");
    await acting.userEvent.click(button(acting, "Reload"));
    await waitFor(() => expect(field(acting, "Sector")).toHaveValue("Énergie"));
    await expect(field(acting, "Title")).toHaveValue("Architecte");
    await expect(button(acting, "Save")).toBeEnabled();
    await acting.userEvent.click(button(acting, "Reset"));
    await expect(field(acting, "Title")).toHaveValue("Ingénieure");
  },
};
