import { LinkButton } from "../../components/actions/LinkButton";
import { EmptyState } from "../../components/states/EmptyState";
import { useTranslations } from "./translations";

interface EmptyApplicationsProps {
  view: "applied" | "saved";
  /** The address of all offers. */
  offersHref: string;
}

/** An empty list of applications, or of saved offers. */
export function EmptyApplications({ view, offersHref }: EmptyApplicationsProps) {
  const { t } = useTranslations();
  return (
    <EmptyState action={<LinkButton href={offersHref}>{t("none.toOffers")}</LinkButton>}>
      {t(`none.${view}`)}
    </EmptyState>
  );
}
