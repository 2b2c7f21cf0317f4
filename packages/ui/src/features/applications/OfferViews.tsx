import type { Schemas } from "@passerelle/api";
import { ChoiceButtons } from "../../components/ChoiceButtons";
import { type View, views } from "./offer-search";
import { useTranslations } from "./translations";

interface OfferViewsProps {
  view: View;
  /** The number of offers in each view without filters; undefined until known. */
  counts: Schemas["JobOfferCounts"] | undefined;
  onView: (view: View) => void;
}

/** Buttons for the views: offers for the applicant, applied and saved ones, with their counts. */
export function OfferViews({ view, counts, onView }: OfferViewsProps) {
  const { t } = useTranslations();
  const choices = views.map((value) => ({ value, label: t(`view.${value}`), count: counts?.[value] }));
  return <ChoiceButtons label={t("view.title")} choices={choices} chosen={view} onChoose={onView} />;
}
