import { HStack } from "@chakra-ui/react";
import { createContext, type ReactNode, useContext } from "react";
import { TallLink } from "../text/Link";
import { useComponentTranslations } from "../translations";

interface LegalHrefs {
  privacy: string;
  terms: string;
}

const LegalContext = createContext<LegalHrefs | undefined>(undefined);

/** Provides the addresses of the privacy notice and the terms to all screens below. */
export function LegalProvider({ hrefs, children }: { hrefs: LegalHrefs; children: ReactNode }) {
  return <LegalContext value={hrefs}>{children}</LegalContext>;
}

/** Links to the privacy notice and the terms. */
export function LegalLinks() {
  const hrefs = useContext(LegalContext);
  const { t } = useComponentTranslations();
  if (!hrefs) return null;
  return (
    <HStack wrap="wrap" justify="center" columnGap="6" rowGap="1" textStyle="sm">
      <TallLink href={hrefs.privacy}>{t("legal.privacy")}</TallLink>
      <TallLink href={hrefs.terms}>{t("legal.terms")}</TallLink>
    </HStack>
  );
}
