import { createApi, createLive, memberShapes } from "@passerelle/api";
import { ApiProvider, createQueryClient, LiveProvider, setLanguage, UiProvider } from "@passerelle/ui";
import { DashboardShell } from "@passerelle/ui/dashboard";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter } from "react-router-dom";
import { App } from "../App";
import { dashboardHrefs } from "../dashboard/detail-paths";
import { paths } from "../paths";
import { prepareFirstPage, routes } from "../routes";
import { beginSession } from "../session";
import { namePlaceholder, variantKey } from "./variants";

/** One variant of a page, as HTML. */
export interface Variant {
  key: string;
  html: string;
}

const languages = ["default", "fr", "en"] as const;
const roles = ["applicant", "recruiter"] as const;
const guest = { session: null, isWide: true };

/** Renders every variant of the prerendered pages. Called once per build by scripts/prerender.mjs. */
export async function prerender(setWide: (isWide: boolean) => void): Promise<Record<string, Variant[]>> {
  const pages: Record<string, Variant[]> = {};
  for (const page of [paths.login, paths.register, paths.verifyEmail]) {
    await prepareFirstPage(page);
    pages[page] = languages.map((language) => publicPage(page, language, guest));
  }
  const frames = roles.flatMap((role) =>
    [true, false].map((isWide) => ({ session: { username: namePlaceholder, role }, isWide })),
  );
  pages[paths.dashboard] = frames.flatMap((visitor) => {
    setWide(visitor.isWide);
    return languages.map((language) => frame(language, visitor));
  });
  const member = { username: namePlaceholder, role: roles[0] };
  beginSession({ token: "none", ...member });
  for (const language of languages)
    pages[paths.login]?.push(publicPage(paths.login, language, { ...guest, session: member }));
  return pages;
}

type Visitor = Omit<Parameters<typeof variantKey>[1], "language">;
type Language = (typeof languages)[number];

function publicPage(page: string, language: Language, visitor: Visitor): Variant {
  setLanguage(language);
  const html = renderToString(
    <StrictMode>
      <App router={createMemoryRouter(routes, { initialEntries: [page] })} />
    </StrictMode>,
  );
  return { key: variantKey(page, { language, ...visitor }), html };
}

const nothing = () => undefined;

/** The dashboard's frame as a placeholder, which the application replaces. */
function frame(language: Language, visitor: Visitor): Variant {
  setLanguage(language);
  const channel = createLive({ url: "", getToken: () => "", checkSession: async () => undefined });
  const html = renderToString(
    <UiProvider>
      <ApiProvider api={createApi({ baseUrl: "", shapes: memberShapes })} queryClient={createQueryClient()}>
        <LiveProvider channel={channel}>
          <DashboardShell
            user={{ username: namePlaceholder, role: visitor.session?.role }}
            hrefs={dashboardHrefs}
            currentPath=""
            hrefOf={() => ""}
            onOpen={nothing}
            onLogout={nothing}
          >
            {null}
          </DashboardShell>
        </LiveProvider>
      </ApiProvider>
    </UiProvider>,
  );
  return { key: variantKey(paths.dashboard, { language, ...visitor }), html };
}
