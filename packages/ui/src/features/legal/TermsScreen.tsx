import { LegalScreen, type Operator } from "./LegalScreen";
import { useTranslations } from "./translations";

export interface TermsScreenProps {
  operator: Operator;
  backHref: string;
}

const sections = ["service", "account", "content", "conduct", "measures", "liability"] as const;

/** /terms: the rights and duties of users and operator. */
export function TermsScreen({ operator, backHref }: TermsScreenProps) {
  const { t } = useTranslations();
  return (
    <LegalScreen
      title={t("terms.title")}
      operator={operator}
      backHref={backHref}
      sections={sections.map((section) => ({
        heading: t(`terms.heading.${section}`),
        paragraphs: t(`terms.text.${section}`).split("\n"),
        hasContact: section === "measures",
      }))}
    />
  );
}
