import { chakra, HStack, Stack } from "@chakra-ui/react";
import { oneLine, publicPaths } from "@passerelle/domain";
import type { ReactNode } from "react";
import { Brand } from "../../components/layout/Brand";
import { LegalLinks } from "../../components/layout/LegalLinks";
import { ScreenHeading } from "../../components/layout/ScreenHeading";
import { Anchor, Link } from "../../components/text/Link";
import { LangScope, type Wording } from "../../i18n";
import { useTranslations } from "./translations";

/** The addresses that every public page links to. */
export interface PublicHrefs {
  /** The same page in each language. */
  languages: Record<Wording, string>;
  login: string;
  register: string;
  /** The application, for people with a session. */
  home: string;
}

export interface PublicPageProps {
  hrefs: PublicHrefs;
  /** The language that the address states, which its links keep. */
  statedLang?: Wording | undefined;
}

interface PublicLayoutProps extends PublicPageProps {
  title: string;
  /** For search engines and previews. */
  description: string;
  children: ReactNode;
}

/** Search engines show no more characters. */
const maxDescription = 200;

function summaryOf(text: string): string {
  const characters = Array.from(oneLine(text).replaceAll(/\s+/g, " ").trim());
  if (characters.length <= maxDescription) return characters.join("");
  return `${characters.slice(0, maxDescription - 1).join("")}…`;
}

/** The page is the same for everyone; the script of the page marks a browser with a session. */
const byAudience = {
  "html[data-session] & [data-for=visitors], html:not([data-session]) & [data-for=members]": {
    display: "none !important",
  },
};

/** Tall enough to touch on a phone. */
const targets = { "& a": { display: "inline-flex", alignItems: "center", minH: { base: "target", lg: "9" } } };

/** On paper there is nothing to follow, and the text is dark in every mode. */
const paper = {
  "@media print": {
    minHeight: "0",
    "&, & *": { color: "#000 !important", background: "none !important" },
    "& :is(header nav, footer, [data-unprinted])": { display: "none !important" },
  },
};

/** The frame of the pages that anybody may read. All of it works without JavaScript. */
export function PublicLayout({ title, description, hrefs, statedLang, children }: PublicLayoutProps) {
  const { t, lang } = useTranslations();
  return (
    <LangScope lang={lang}>
      <meta name="description" content={summaryOf(description)} />
      <Stack
        minH="100dvh"
        gap="6"
        px={{ base: "4", sm: "8", xl: "12" }}
        py={{ base: "4", md: "6" }}
        css={{ ...paper, ...byAudience }}
      >
        <HStack as="header" wrap="wrap" justify="space-between" columnGap="6" rowGap="1">
          <Anchor href={localized(publicPaths.offers, statedLang)}>
            <Brand />
          </Anchor>
          <HStack as="nav" wrap="wrap" columnGap="5" textStyle="sm" css={targets}>
            <Link href={hrefs.languages.fr} lang="fr" hrefLang="fr" data-language="fr">
              Français
            </Link>
            <Link href={hrefs.languages.en} lang="en" hrefLang="en" data-language="en">
              English
            </Link>
            <Link href={hrefs.register} data-for="visitors">
              {t("register")}
            </Link>
            <Link href={hrefs.login} data-for="visitors">
              {t("login")}
            </Link>
            <Link href={hrefs.home} data-for="members">
              {t("home")}
            </Link>
          </HStack>
        </HStack>
        <Stack as="main" width="full" maxW="content" mx="auto" flex="1" gap={{ base: "4", md: "6" }}>
          <ScreenHeading title={title} />
          {children}
        </Stack>
        <chakra.footer>
          <LegalLinks />
        </chakra.footer>
      </Stack>
    </LangScope>
  );
}

/** An address in the language that the present address states, if any. */
export const localized = (path: string, lang: Wording | undefined): string =>
  lang ? `${path}${path.includes("?") ? "&" : "?"}lang=${lang}` : path;
