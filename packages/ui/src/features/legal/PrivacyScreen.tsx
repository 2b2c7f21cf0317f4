import { maxOpenedOffers, retentionPeriods } from "@passerelle/domain";
import { LegalScreen, type Operator } from "./LegalScreen";
import { useTranslations } from "./translations";

export interface PrivacyScreenProps {
  operator: Operator;
  backHref: string;
}

const sections = ["who", "what", "why", "seen", "long", "others", "rights"] as const;

/** /privacy: how this server processes personal data. */
export function PrivacyScreen({ operator, backHref }: PrivacyScreenProps) {
  const { t } = useTranslations();
  const runBy = operator.name === undefined ? t("runBySomebody") : t("runBy", { operator: operator.name });
  return (
    <LegalScreen
      title={t("privacy.title")}
      operator={operator}
      backHref={backHref}
      sections={sections.map((section) => ({
        heading: t(`privacy.heading.${section}`),
        paragraphs: [
          ...(section === "who" ? [runBy] : []),
          ...t(`privacy.text.${section}`, { ...retentionPeriods, maxOpenedOffers }).split("\n"),
        ],
        hasContact: section === "who",
      }))}
    />
  );
}
