import { onNetwork, SEED_SESSIONS } from "@passerelle/mocks";
import { mockWorker } from "@passerelle/mocks/browser";
import type { LiveMode } from "@passerelle/mocks/live";
import type { Preview } from "@storybook/react-vite";
import { mswLoader } from "msw-storybook-addon/csf3";
import { type ComponentProps, lazy, Suspense } from "react";
import { configure } from "storybook/test";
import { storyAddress } from "../packages/ui/src/address/story-address";
import { languages, setLanguage } from "../packages/ui/src/i18n";
import { primeColorMode, setColorMode } from "../packages/ui/src/theme/color-mode";
import { colorModes } from "../packages/ui/src/theme/stored-color-mode";
import { globalTypes, initialGlobals, modes, viewports } from "./globals";
import { axeOptions } from "./axe-options";
import { typedControls } from "./controls";
import { isolateEmbeddedStory } from "./embedded";
import { setMotion } from "./motion";
import { StoryFrame } from "./StoryFrame";
import { mockDataKey, serverOf, startMockData } from "./mock-data";
import "./visible";

declare module "storybook/internal/csf" {
  interface Parameters {
    /** The user of the story's session; an applicant by default. */
    signedInAs?: keyof typeof SEED_SESSIONS | "nobody";
    /** Starts the server side of the live channel with this behaviour. */
    live?: LiveMode;
    /** Shows the dashboard's frame around the story, which connects it to the live channel. */
    inDashboard?: boolean;
    /** The story provides its own frames: a journey in which the session changes. */
    framesItself?: boolean;
    /** The initial query of the story's address: "?page=2". */
    address?: string;
  }
}

isolateEmbeddedStory();
primeColorMode();

// Only readers load it, never tests.
const LazyDocsPage = lazy(() => import("./DocsPage").then(({ DocsPage }) => ({ default: DocsPage })));
const LazyContainer = lazy(() => import("./PageContainer").then(({ PageContainer }) => ({ default: PageContainer })));
const Container = (props: ComponentProps<typeof LazyContainer>) => (
  <Suspense fallback={null}>
    <LazyContainer {...props} />
  </Suspense>
);

// On a busy machine, a page or a dialog whose code is loaded for the first time may need many seconds to appear.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  globalTypes,
  initialGlobals,
  parameters: {
    layout: "padded",
    a11y: { test: "error", options: axeOptions },
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
          "Public offers",
          ["PublicOffersScreen", "PublicOfferScreen", "PublicCompanyScreen", "PublicMissingScreen"],
          "Job offers",
          ["JobOffersScreen"],
          "Applications",
          ["OffersScreen", "ApplicationsScreen"],
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
  beforeAll: () => {
    // Storybook sends events within React's `act` and does not wait for it. A part that suspends there, because its code
    // is loading for the first time, would never appear.
    configure({ eventWrapper: (send) => send() });
  },
  loaders: [
    mswLoader(async () => {
      const worker = mockWorker();
      // Relative to the page, wherever the static Storybook is published.
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
  // mock-socket replaces WebSocket, like MSW, so it starts after the loaders and stops before the next story.
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
