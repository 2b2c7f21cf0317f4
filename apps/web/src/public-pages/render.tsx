import type { PublicPage } from "@passerelle/api";
import { publicPaths } from "@passerelle/domain";
import { HrefsProvider, LegalProvider, setLanguage, showTimesIn, UiProvider } from "@passerelle/ui";
import {
  prefetchLinks,
  PublicCompanyScreen,
  PublicMissingScreen,
  PublicOffersScreen,
  PublicOfferScreen,
  ShareSection,
} from "@passerelle/ui/public-offers";
import { renderToString } from "react-dom/server";
import { paths } from "../paths";
import { inLanguage, writeDocument } from "./document";

await prefetchLinks();
// Closing dates are Paris time too.
showTimesIn("Europe/Paris");

/** Renders a page for anybody as a complete document. The server calls it in a thread. */
export function render(page: PublicPage): string {
  setLanguage(page.lang);
  const html = renderToString(
    <UiProvider>
      <LegalProvider hrefs={paths}>
        <HrefsProvider hrefs={hrefsOf(page)}>
          <Screen page={page} />
        </HrefsProvider>
      </LegalProvider>
    </UiProvider>,
  );
  // Filled in by scripts/public-pages.mjs.
  return writeDocument(page, html, import.meta.env.PUBLIC_PAGES);
}

const noPage = () => "";

/** Only companies have pages of their own for anybody. */
const hrefsOf = ({ statedLang }: PublicPage) => ({
  company: (username: string) => {
    const path = publicPaths.company(username);
    return statedLang ? inLanguage(path, statedLang) : path;
  },
  person: noPage,
  post: noPage,
  discussion: noPage,
  message: noPage,
  received: noPage,
  offer: noPage,
  myCompany: "",
  myAccount: "",
});

function Screen({ page }: { page: PublicPage }) {
  const { content, address, origin, statedLang } = page;
  const hrefs = {
    languages: { fr: inLanguage(address, "fr"), en: inLanguage(address, "en") },
    login: paths.login,
    register: paths.register,
    home: paths.dashboard,
  };
  const common = { hrefs, statedLang };
  if (content.kind === "offers") {
    const query = new URL(statedLang ? inLanguage(address, statedLang) : address, "http://localhost").search;
    return <PublicOffersScreen list={content.list} query={query} {...common} />;
  }
  if (content.kind === "company") return <PublicCompanyScreen company={content.company} {...common} />;
  if (content.kind === "missing") return <PublicMissingScreen reason={content.reason} {...common} />;
  const { offer } = content;
  return (
    <PublicOfferScreen
      offer={offer}
      applyHref={`${paths.offers}?offer=${offer.id}&apply=true`}
      share={<ShareSection url={origin + publicPaths.offer(offer)} title={offer.jobTitle} />}
      {...common}
    />
  );
}
