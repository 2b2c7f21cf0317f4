import { chakra, Heading, Link as ChakraLink, Stack } from "@chakra-ui/react";
import { LegalLinks } from "../../components/layout/LegalLinks";
import { Link } from "../../components/text/Link";
import { PublicHeader } from "../../components/layout/PublicHeader";
import { ScreenHeading } from "../../components/layout/ScreenHeading";
import { DateText, LangScope } from "../../i18n";
import { useTranslations } from "./translations";

/** The date of the last change of the texts. */
const version = "2026-11-29";

/** The operator of the server, as far as it is known. */
export interface Operator {
  name?: string | undefined;
  email?: string | undefined;
}

export interface LegalSection {
  heading: string;
  paragraphs: string[];
  /** Whether the operator has contact data. */
  hasContact?: boolean;
}

interface LegalScreenProps {
  title: string;
  sections: LegalSection[];
  operator: Operator;
  /** The previous page, if known: the login, or My account. */
  backHref: string;
}

/** A public page of text. */
export function LegalScreen({ title, sections, operator, backHref }: LegalScreenProps) {
  const { t, lang } = useTranslations();
  return (
    <LangScope lang={lang}>
      <Stack minH="100dvh" gap="8" px={{ base: "4", sm: "8", xl: "12" }} py={{ base: "4", md: "6" }}>
        <PublicHeader />
        <Stack as="main" width="full" maxW="feed" mx="auto" gap="8">
          <Stack gap="1">
            <ScreenHeading title={title} />
            <chakra.p color="ink.muted">
              {t("updated")} <DateText value={version} style="date" lang={lang} />
            </chakra.p>
          </Stack>
          {sections.map(({ heading, paragraphs, hasContact }) => (
            <Stack key={heading} as="section" gap="3">
              <Heading as="h2" size="md">
                {heading}
              </Heading>
              {paragraphs.map((paragraph) => (
                <chakra.p key={paragraph} overflowWrap="anywhere">
                  {paragraph}
                </chakra.p>
              ))}
              {hasContact && operator.email !== undefined && (
                <chakra.p overflowWrap="anywhere">
                  <Link href={`mailto:${operator.email}`}>{t("write", { contact: operator.email })}</Link>
                </chakra.p>
              )}
            </Stack>
          ))}
          {/* A file of the build, outside the routers. */}
          <ChakraLink href="/third-party-notices.txt">{t("notices")}</ChakraLink>
          <Link href={backHref}>{t("back")}</Link>
        </Stack>
        <chakra.footer>
          <LegalLinks />
        </chakra.footer>
      </Stack>
    </LangScope>
  );
}
