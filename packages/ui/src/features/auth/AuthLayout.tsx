import { Box, chakra, Flex, Grid, Stack } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { LangScope } from "../../i18n";
import { LanguageOffer } from "../../components/preferences/LanguageOffer";
import { LegalLinks } from "../../components/layout/LegalLinks";
import { PublicHeader } from "../../components/layout/PublicHeader";
import { ScreenHeading } from "../../components/layout/ScreenHeading";
import { Footbridge } from "./Footbridge";
import { useTranslations } from "./translations";

interface AuthLayoutProps {
  title: string;
  /** A sentence or a link under the title. */
  intro?: ReactNode;
  children: ReactNode;
  /** Links to the other screens. */
  footer: ReactNode;
  /** Whether the form itself links to the privacy notice and the terms. */
  hasOwnLegalLinks?: boolean;
}

/** The three authentication screens: form and brand panel side by side, one below the other on a phone. */
export function AuthLayout({ title, intro, children, footer, hasOwnLegalLinks = false }: AuthLayoutProps) {
  const { lang } = useTranslations();
  return (
    <LangScope lang={lang}>
      <Grid minH="100dvh" templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1.1fr)" }}>
        <Flex
          direction="column"
          gap={{ base: "6", md: "10" }}
          px={{ base: "4", sm: "8", xl: "12" }}
          py={{ base: "4", md: "6" }}
        >
          <PublicHeader>
            <LanguageOffer />
          </PublicHeader>
          <Flex as="main" flex="1" align={{ lg: "center" }} justify="center">
            <Stack width="full" maxW="26rem" gap="6" pb={{ base: "4", lg: "12" }}>
              <Stack gap="2">
                <ScreenHeading title={title} />
                {intro}
              </Stack>
              {children}
              <Box textAlign="center">{footer}</Box>
            </Stack>
          </Flex>
          {!hasOwnLegalLinks && (
            <chakra.footer>
              <LegalLinks />
            </chakra.footer>
          )}
        </Flex>
        <BrandPanel />
      </Grid>
    </LangScope>
  );
}

function BrandPanel() {
  const { t } = useTranslations();
  const id = useId();
  return (
    <Flex
      as="aside"
      aria-labelledby={id}
      direction="column"
      position={{ lg: "sticky" }}
      top="0"
      height={{ lg: "100dvh" }}
      bg={{ _light: "neutral.tint", _dark: "#15211D" }}
      overflow="hidden"
    >
      <chakra.p
        id={id}
        px={{ base: "4", sm: "8", xl: "14" }}
        pt={{ base: "6", lg: "18%" }}
        maxW="36rem"
        textStyle={{ base: "h3", lg: "h1" }}
        fontSize={{ lg: "3xl" }}
        textWrap="balance"
      >
        {t("brandSentence")}
      </chakra.p>
      <Box aspectRatio={{ base: 800 / 490, lg: "auto" }} height={{ lg: "62%" }} mt="auto" flexShrink="0">
        <Footbridge />
      </Box>
    </Flex>
  );
}
