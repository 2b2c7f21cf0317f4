import { chakra } from "@chakra-ui/react";
import { publicPaths } from "@passerelle/domain";
import { TallLink } from "../../components/text/Link";
import { localized, PublicLayout, type PublicPageProps } from "./PublicLayout";
import { useTranslations } from "./translations";

export interface PublicMissingScreenProps extends PublicPageProps {
  /** The kind of missing page, or the server's reason for showing none. */
  reason: "offer" | "closed" | "company" | "page" | { message: string };
}

/** A public page that is not there, no longer, or not at the moment. */
export function PublicMissingScreen({ reason, ...page }: PublicMissingScreenProps) {
  const { t } = useTranslations();
  const isFailed = typeof reason === "object";
  const closedOr = reason === "closed" ? t("missing.closedTitle") : t("missing.title");
  const text = isFailed ? reason.message : t(`missing.${reason}`);
  return (
    <PublicLayout title={isFailed ? t("missing.failedTitle") : closedOr} description={text} {...page}>
      <chakra.p>{text}</chakra.p>
      <TallLink href={localized(publicPaths.offers, page.statedLang)}>{t("allOffers")}</TallLink>
    </PublicLayout>
  );
}
