import { onNetwork, SEED_SESSIONS } from "@passerelle/mocks";
import { mockWorker } from "@passerelle/mocks/browser";
import type { LiveMode } from "@passerelle/mocks/live";
import type { Preview } from "@storybook/react-vite";
import { mswLoader } from "msw-storybook-addon/csf3";
import { type ComponentProps, lazy, Suspense } from "react";
import { configure } from "storybook/test";
import { storyAddress } from "../packages/ui/src/address/story-address";
import { prefetchLater } from "../packages/ui/src/components/UiProvider";
import { languages, setLanguage } from "../packages/ui/src/i18n";
import { primeColorMode, setColorMode } from "../packages/ui/src/theme/color-mode";
import { colorModes } from "../packages/ui/src/theme/stored-color-mode";
import { globalTypes, initialGlobals, modes, viewports } from "./globals";
import { typedControls } from "./controls";
import { isolateEmbeddedStory } from "./embedded";
import { setMotion } from "./motion";
import { StoryFrame } from "./StoryFrame";
import { mockDataKey, serverOf, startMockData } from "./mock-data";
import "./visible";

declare module "storybook/internal/csf" {
  interface Parameters {
    /** Whose session the story runs in: an applicant's unless said otherwise. */
    signedInAs?: keyof typeof SEED_SESSIONS | "nobody";
    /** Starts the other end of the live channel, in this manner. */
    live?: LiveMode;
    /** Puts the dashboard around the story, which connects it to the live channel. */
    inDashboard?: boolean;
    /** The story puts its frames itself: a journey, whose session changes on the way. */
    framesItself?: boolean;
    /** The query of the address that the story begins at: "?page=2". */
    address?: string;
  }
}

isolateEmbeddedStory();
primeColorMode();

// Fetched by those who read: tests never do.
const LazyDocsPage = lazy(() => import("./DocsPage").then(({ DocsPage }) => ({ default: DocsPage })));
const LazyContainer = lazy(() => import("./PageContainer").then(({ PageContainer }) => ({ default: PageContainer })));
const Container = (props: ComponentProps<typeof LazyContainer>) => (
  <Suspense fallback={null}>
    <LazyContainer {...props} />
  </Suspense>
);

// On a busy machine a page takes more than the usual second to appear.
configure({ asyncUtilTimeout: 5_000 });

const preview: Preview = {
  globalTypes,
  initialGlobals,
  parameters: {
    layout: "padded",
    // A screen alone has no landmarks: the application puts them around it.
    a11y: { test: "error", config: { rules: [{ id: "region", enabled: false }] } },
    backgrounds: { disable: true },
    chromatic: { modes },
    viewport: { options: viewports },
    docs: { container: Container, page: LazyDocsPage, toc: { headingSelector: "h2, h3" } },
    controls: { expanded: true, sort: "requiredFirst" },
    options: {
      storySort: {
        order: [
          "Start here",
          "Foundations",
          ["Tokens", "Colour", "Type", "Space", "Icons", "Motion"],
          "Components",
          ["Do and don't", "*"],
          "Auth",
          ["LoginScreen", "RegisterScreen", "VerifyEmailScreen"],
          "Legal",
          ["PrivacyScreen", "TermsScreen"],
          "Dashboard",
          ["HomeScreen", "DashboardShell"],
          "Account",
          ["AccountScreen"],
          "Profiles",
          ["ProfileScreen", "ApplicantScreen", "RecruiterScreen"],
          "People",
          ["PersonScreen", "CompanyScreen", "SearchScreen"],
          "CV",
          ["FormationsScreen", "ExperiencesScreen", "ProjectsScreen", "CertificationsScreen"],
          "Job offers",
          ["JobOffersScreen"],
          "Applications",
          ["ApplicationsScreen"],
          "Received applications",
          ["ReceivedScreen"],
          "Posts",
          ["PostsScreen", "PostScreen"],
          "Notifications",
          ["NotificationsScreen"],
          "Messages",
          ["MessagesScreen"],
          "*",
          "Journeys",
        ],
      },
    },
  },
  tags: ["autodocs"],
  argTypesEnhancers: [typedControls],
  // Stories begin as a page does that is idle.
  beforeAll: async () => void (await prefetchLater()),
  loaders: [
    mswLoader(async () => {
      const worker = mockWorker();
      // Beside the page, wherever the static Storybook is put.
      const serviceWorker = { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` };
      await worker.start({ quiet: true, onUnhandledRequest: "bypass", serviceWorker });
      return worker;
    }),
    ({ globals }) => {
      setLanguage(languages.find((language) => language === globals["language"]) ?? "default");
      setColorMode(colorModes.find((mode) => mode === globals["colorMode"]) ?? "light");
      setMotion(globals["motion"]);
    },
  ],
  // mock-socket replaces WebSocket as MSW does, so it comes after the loaders and leaves before the next story.
  beforeEach: ({ id, globals, parameters, msw }) => {
    msw.use(...onNetwork(serverOf(globals).network));
    return startMockData(id, globals, parameters.live, parameters.address);
  },
  decorators: [
    (Story, { id, globals, parameters }) => {
      const beginning = mockDataKey(id, globals);
      if (parameters.framesItself) return <Story key={beginning} />;
      const { signedInAs = "applicant", inDashboard = false } = parameters;
      const session = signedInAs === "nobody" ? null : SEED_SESSIONS[signedInAs];
      return (
        <StoryFrame key={beginning} session={session} inDashboard={inDashboard} address={storyAddress()}>
          <Story />
        </StoryFrame>
      );
    },
  ],
};

export default preview;
