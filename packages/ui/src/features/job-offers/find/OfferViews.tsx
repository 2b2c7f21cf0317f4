import type { Schemas } from "@passerelle/api";
import { ChoiceButtons } from "../../../components/actions/ChoiceButtons";
import { type View, views } from "./offer-search";
import { useTranslations } from "./translations";

interface OfferViewsProps {
  view: View;
  /** How many offers each holds without filters; nothing until it is known. */
  counts: Schemas["JobOfferCounts"] | undefined;
  onView: (view: View) => void;
}

/** The offers for the applicant, those applied to, those saved: each with its number. */
export function OfferViews({ view, counts, onView }: OfferViewsProps) {
  const { t } = useTranslations();
  const choices = views.map((value) => ({ value, label: t(`view.${value}`), count: counts?.[value] }));
  return <ChoiceButtons label={t("view.title")} choices={choices} chosen={view} onChoose={onView} />;
}
