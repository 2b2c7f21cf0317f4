import { cast } from "@passerelle/domain/cast";
import {
  aFormation,
  aPage,
  aUser,
  anApplicantProfile,
  anExperience,
  answers,
  defaultDb,
  fails,
  never,
  offline,
} from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { announced } from "../../components/feedback/Announcer";
import { isUserText, plain, said } from "../../components/stories/story-steps";
import { ProfileScreen } from "./ProfileScreen";
import { dialog, expectAnnounced, hrefs, save, saveButton, say, write } from "./story-steps";

const meta = {
  title: "Profiles/ProfileScreen",
  component: ProfileScreen,
  args: { hrefs },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Seen = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas">;

/** A section of the profile, by its title. */
const part = async ({ canvas }: Seen, name: string) => within(await canvas.findByRole("region", { name }));

export const Applicant: Story = {
  play: async (acting) => {
    const { canvas } = acting;
    await expect(await canvas.findByRole("heading", { name: "Jeanne Martin" })).toBeVisible();
    await expect(await canvas.findByText("Développeuse front-end", { selector: "p" })).toBeVisible();
    await isUserText(within(canvas.getByRole("heading", { name: "Jeanne Martin" })).getByText("Jeanne Martin"));
    await isUserText(canvas.getByText("Développeuse front-end", { selector: "p" }));
    await expect(canvas.getByText(/@jeanne\.martin/)).toHaveTextContent(say("role.applicant"));
    await expect(canvas.getByText(say("field.availableImmediately"))).toBeVisible();
    const facts = await part(acting, say("about.applicant"));
    await expect(await facts.findByText("Accessibilité")).toBeVisible();
    await expect(facts.getByText("Anglais").parentElement).toHaveTextContent("Anglais C1");
    await expect(facts.getByText("Espagnol").parentElement).toHaveTextContent(/^Espagnol$/);
    await expect(facts.getByRole("link", { name: "jeanne-martin.example" })).toHaveAttribute("target", "_blank");
    const contact = await part(acting, say("contact"));
    await expect(contact.getByText(cast.jeanne.email)).toBeVisible();
    await expect(contact.getByText(plain(say("contactReaders.applicant")))).toBeVisible();
  },
};

export const LeadsToWhereItIsEdited: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Jeanne Martin" });
    const wanted = { [say("about.applicant")]: hrefs.applicant };
    for (const list of ["formations", "experiences", "projects", "certifications"] as const) {
      wanted[say(`cv.${list}`)] = hrefs[list];
    }
    for (const [name, href] of Object.entries(wanted)) {
      await expect(canvas.getByRole("link", { name: say("editNamed", { name }) })).toHaveAttribute("href", href);
    }
  },
};

export const AsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  parameters: {
    msw: [
      answers("listFormations", 200, aPage([aFormation({ finishedAt: null })])),
      answers("listExperiences", 200, aPage([anExperience({ finishedAt: null })])),
    ],
  },
  play: async (acting) => {
    await expect(await acting.canvas.findByText("septembre 2015")).toHaveAttribute("lang", "fr");
    await expect(acting.canvas.getByText("Présent")).toHaveAttribute("lang", "fr");
    await expect(await acting.canvas.findByText("N/A")).toBeVisible();
    await expect(await acting.canvas.findByText("Senior (5-10 ans)")).toHaveAttribute("lang", "fr");
  },
};

export const Recruiter: Story = {
  parameters: { signedInAs: "recruiter" },
  play: async (acting) => {
    await expect(await acting.canvas.findByRole("heading", { name: "Claire Moreau" })).toBeVisible();
    const company = await part(acting, say("about.recruiter"));
    await expect(await company.findByRole("link", { name: "lumio.example" })).toBeVisible();
    await expect(company.getByText("50-200")).toBeVisible();
    const edit = company.getByRole("link", { name: say("editNamed", { name: say("about.recruiter") }) });
    await expect(edit).toHaveAttribute("href", hrefs.recruiter);
    await expect(acting.canvas.queryByRole("region", { name: say("cv.formations") })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("getMe")] },
  play: async () => said("status", say("loading")),
};

export const LoadFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("getMe", 500)] },
  play: async (acting) => {
    await expectAnnounced(acting, "alert", say("userFailed"));
    acting.msw.resetHandlers();
    await acting.userEvent.click(acting.canvas.getByRole("button", { name: /Try again|Réessayer/ }));
    await expect(await acting.canvas.findByRole("heading", { name: "Jeanne Martin" })).toBeVisible();
  },
};

export const NoUser: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("getMe", 200)] },
  play: async (acting) => expectAnnounced(acting, "alert", say("noUser")),
};

const nothing = { items: [], page: 1, totalPages: 0, totalItems: 0 };

export const Empty: Story = {
  tags: ["smoke"],
  parameters: {
    msw: [
      answers("getMe", 200, aUser({ phone: null, address: null, birthdate: null })),
      fails("getApplicantProfile", 404),
      answers("listFormations", 200, nothing),
      answers("listExperiences", 200, nothing),
      answers("listProjects", 200, nothing),
      answers("listCertifications", 200, nothing),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(plain(say("empty.applicant")))).toBeVisible();
    for (const list of ["formations", "experiences", "projects", "certifications"] as const) {
      await expect(await canvas.findByText(plain(say(`empty.${list}`)))).toBeVisible();
      await expect(canvas.getByRole("link", { name: say(`fillIn.${list}`) })).toHaveAttribute("href", hrefs[list]);
    }
    await expect(announced("assertive")).toEqual([]);
  },
};

export const EmptyRecruiter: Story = {
  parameters: { signedInAs: "recruiter", msw: [fails("getRecruiterProfile", 404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(plain(say("empty.recruiter")))).toBeVisible();
    await expect(canvas.getByRole("link", { name: say("fillIn.recruiter") })).toHaveAttribute("href", hrefs.recruiter);
  },
};

const unfinished = anApplicantProfile({ sector: null, skills: [], resumeUrl: null, availableImmediately: false });

export const SaysWhatIsMissing: Story = {
  parameters: { msw: [answers("getApplicantProfile", 200, { data: unfinished })] },
  play: async ({ canvas }) => {
    const fields = [say("field.skills"), say("field.resume"), say("field.sector")].join(", ");
    await expect(await canvas.findByText(plain(say("missing", { fields })), { exact: false })).toBeVisible();
    await expect(canvas.getByRole("link", { name: say("complete") })).toHaveAttribute("href", hrefs.applicant);
    await expect(canvas.getByText(say("noResume"))).toBeVisible();
    await expect(canvas.queryByText(say("field.availableImmediately"))).not.toBeInTheDocument();
  },
};

const ten = Array.from({ length: 10 }, (_, index) => aFormation({ id: index + 1, degree: `Cours ${index + 1}` }));

export const MoreThanAPage: Story = {
  parameters: { msw: [answers("listFormations", 200, aPage(ten, { totalPages: 3, totalItems: 27 }))] },
  play: async (acting) => {
    const formations = await part(acting, say("cv.formations"));
    const all = say("seeAll", { count: 27, name: say("cv.formations") });
    await expect(await formations.findByRole("link", { name: all })).toHaveAttribute("href", hrefs.formations);
    await expect(formations.getAllByRole("heading", { level: 4 })).toHaveLength(10);
  },
};

/** Words without break opportunities: nothing is cut off, and the page does not scroll sideways. */
export const LongWords: Story = { globals: { data: "extreme" } };

type Acting = Parameters<NonNullable<Story["play"]>>[0];

const jeanne = () => defaultDb().user.findFirst({ where: { id: { equals: 11 } }, strict: true });

/** Opens the form; returns functions to use it. */
async function open({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: say("editBasics") }));
  return { canvas: await dialog(), userEvent };
}

/** Changes the name and presses Save. */
async function rename(acting: Acting) {
  const form = await open(acting);
  await write(form, "firstname", " Jeanne-Marie ");
  await save(form);
  return form;
}

export const Saves: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await rename(acting);
    await expectAnnounced(acting, "status", say("basicsSaved"));
    await expect(await acting.canvas.findByRole("heading", { name: "Jeanne-Marie Martin" })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(jeanne()).toMatchObject({ firstname: "Jeanne-Marie", lastname: "Martin", phone: cast.jeanne.phone });
  },
};

const refusal = { errors: { firstname: "This name is too long.", phone: "This is no phone number." } };

export const UpdateFailedAsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  parameters: { msw: [fails("updateMe", 400, refusal)] },
  play: async (acting) => {
    const form = await rename(acting);
    await expectAnnounced(form, "alert", /^Update failed: This name is too long\. This is no phone number\.$/);
  },
};

export const UnexpectedErrorAsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  parameters: { msw: [offline("updateMe")] },
  play: async (acting) => {
    const form = await rename(acting);
    await expectAnnounced(form, "alert", "An unexpected error occurred.");
    await expect(await saveButton(form)).toBeEnabled();
  },
};
