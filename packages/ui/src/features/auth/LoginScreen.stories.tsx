import { cast, demoPassword } from "@passerelle/domain/cast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { answers, aSession, fails, offline, readsBody, SEED_SESSIONS } from "@passerelle/mocks";
import { expect, fn, waitFor } from "storybook/test";
import { expectAnnounced, joined, neverSent, withoutConnection } from "../../components/stories/story-steps";
import { LoginScreen } from "./LoginScreen";
import { expectMessage, fieldOf, fillIn, press, say } from "./story-steps";

const meta = {
  title: "Auth/LoginScreen",
  component: LoginScreen,
  parameters: { layout: "fullscreen", signedInAs: "nobody" },
  args: {
    registerHref: "/register",
    verifyHref: "/verify-email",
    forgotHref: "/forgot-password",
    onLoggedIn: fn(),
    onUnverified: fn(),
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const jeanne = { email: cast.jeanne.email, password: demoPassword };

const logIn: Play = async (acting) => {
  await fillIn(acting, jeanne);
  await press(acting, "login.submit");
};

export const Ready: Story = { tags: ["smoke"] };

export const AsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Login to Your Account" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Email" })).toBeRequired();
    await expect(canvas.getByRole("link", { name: "Don't have an account? Register here" })).toHaveAttribute(
      "href",
      "/register",
    );
    await expect(canvas.getByRole("link", { name: say("login.toForgot") })).toHaveAttribute("href", "/forgot-password");
    await expect(document.documentElement).toHaveAttribute("lang", "fr");
    await expect(canvas.getByRole("heading", { name: "Login to Your Account" }).closest("[lang]")).toHaveAttribute(
      "lang",
      "en",
    );
  },
};

export const LogsIn: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await logIn(acting);
    await expectAnnounced(acting.canvas, "status", say("login.success"));
    await waitFor(() =>
      expect(acting.args.onLoggedIn).toHaveBeenCalledWith(
        expect.objectContaining({ username: SEED_SESSIONS.applicant.username, role: "applicant" }),
        expect.objectContaining({ key: "login.success" }),
        false,
      ),
    );
  },
};

const loginSent = fn();

/** The session ends with the browser, and the server is asked to set no cookie. */
export const OnASharedComputer: Story = {
  parameters: { msw: [readsBody("login", loginSent)] },
  play: async (acting) => {
    await acting.userEvent.click(await acting.canvas.findByRole("checkbox", { name: say("login.shared") }));
    await logIn(acting);
    await waitFor(() =>
      expect(acting.args.onLoggedIn).toHaveBeenCalledWith(expect.anything(), expect.anything(), true),
    );
    await expect(loginSent).toHaveBeenCalledWith({ ...jeanne, shared: true });
  },
};

export const AsksForWhatIsMissing: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await press(acting, "login.submit");
    await expectMessage(acting, "email", say("required.email"));
    await expectMessage(acting, "password", say("required.password"));
    await expect(await fieldOf(acting.canvas, "email")).toHaveFocus();
  },
};

export const RefusesWhatIsNoAddress: Story = {
  play: async (acting) => {
    await fillIn(acting, { ...jeanne, email: "jeanne" });
    await press(acting, "login.submit");
    await expectMessage(acting, "email", say("invalidEmail"));
  },
};

export const WrongPassword: Story = {
  play: async (acting) => {
    await fillIn(acting, { ...jeanne, password: "not this one" });
    await press(acting, "login.submit");
    await expectAnnounced(acting.canvas, "alert", /Invalid email or password\.|incorrect\./);
    await expect(await fieldOf(acting.canvas, "email")).toHaveValue(jeanne.email);
    await expect(await fieldOf(acting.canvas, "password")).toHaveValue("not this one");
  },
};

const errors = { email: "This address is blocked", password: "This password has expired" };

export const RefusedFields: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("login", 400, { errors })] },
  play: async (acting) => {
    await logIn(acting);
    await expect(await acting.canvas.findByText(joined(errors.email, errors.password))).toBeInTheDocument();
    await expectMessage(acting, "password", errors.password);
    await waitFor(async () => expect(await fieldOf(acting.canvas, "email")).toHaveFocus());
  },
};

export const ServerFails: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("login", 500)] },
  play: async (acting) => {
    await logIn(acting);
    await expectAnnounced(acting.canvas, "alert", say("login.failed"));
  },
};

export const Offline: Story = {
  parameters: { msw: [offline("login")] },
  play: async (acting) => {
    await logIn(acting);
    await expect(await acting.canvas.findByText(say("offline"))).toBeVisible();
    await expectAnnounced(acting.canvas, "alert", say("login.failed"));
    await expect(await fieldOf(acting.canvas, "password")).toHaveValue(jeanne.password);
  },
};

/** The box hides after 5 seconds even while the browser has no connection. */
export const OfflineBoxHides: Story = {
  parameters: { msw: [offline("login")] },
  beforeEach: withoutConnection,
  play: async (acting) => {
    await logIn(acting);
    const box = await acting.canvas.findByText(neverSent);
    await waitFor(() => expect(box).not.toBeInTheDocument(), { timeout: 8_000 });
  },
};

export const WithoutAToken: Story = {
  tags: ["smoke"],
  parameters: { msw: [answers("login", 200, aSession({ token: "" }))] },
  play: async (acting) => {
    await logIn(acting);
    await expectAnnounced(acting.canvas, "alert", say("login.noToken"));
    await expect(acting.args.onLoggedIn).not.toHaveBeenCalled();
  },
};

export const NotYetVerified: Story = {
  play: async (acting) => {
    await fillIn(acting, { email: cast.nadia.email, password: demoPassword });
    await press(acting, "login.submit");
    const verify = await acting.canvas.findByRole("link", { name: say("login.verifyNow") });
    await expect(verify).toHaveAttribute("href", "/verify-email");
    await expect(acting.args.onUnverified).toHaveBeenCalledWith({
      email: cast.nadia.email,
      registrationId: "nadia-registration",
      resendAt: expect.any(Number),
    });
  },
};

/** The login does not offer the verification. */
export const Suspended: Story = {
  parameters: { msw: [fails("login", 403, { error: "Your account is suspended.", code: "account_suspended" })] },
  play: async (acting) => {
    await logIn(acting);
    await expectAnnounced(acting.canvas, "alert", /(Votre compte est suspendu|Your account is suspended)/);
    await expect(acting.args.onUnverified).not.toHaveBeenCalled();
    await expect(acting.canvas.queryByRole("link", { name: say("login.verifyNow") })).toBeNull();
  },
};

export const BoxLeavesAfterFiveSeconds: Story = {
  parameters: { msw: [fails("login", 500)] },
  play: async (acting) => {
    await logIn(acting);
    const box = await acting.canvas.findByText(say("login.failed"));
    await acting.userEvent.hover(acting.canvas.getByRole("heading"));
    await waitFor(() => expect(box).not.toBeInTheDocument(), { timeout: 7_000 });
  },
};

export const SessionStillStored: Story = {
  args: { continueAs: { name: "Jeanne Martin", href: "/dashboard" } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: say("login.continueAs", { name: "Jeanne Martin" }) });
    await expect(link).toHaveAttribute("href", "/dashboard");
  },
};

export const SessionExpired: Story = {
  tags: ["smoke"],
  args: { expired: true },
  globals: { language: "default" },
  play: async (acting) => {
    const text = "Session expirée. Veuillez vous reconnecter.";
    await expectAnnounced(acting.canvas, "alert", text);
    const box = acting.canvas.getByText(text);
    await expect(box).toHaveAttribute("lang", "fr");
    await logIn(acting);
    await waitFor(() => expect(box).not.toBeInTheDocument());
    await waitFor(() => expect(acting.args.onLoggedIn).toHaveBeenCalled());
  },
};
