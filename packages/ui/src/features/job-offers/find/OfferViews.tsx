import type { Schemas } from "@passerelle/api";
import { ChoiceButtons } from "../../../components/actions/ChoiceButtons";
import { type View, views } from "./offer-search";
import { useTranslations } from "./translations";

interface OfferViewsProps {
  view: View;
  /** The number of offers in each view without filters; undefined until loaded. */
  counts: Schemas["JobOfferCounts"] | undefined;
  onView: (view: View) => void;
}

/** The views of the offers: all, applied to, saved; each with its count. */
export function OfferViews({ view, counts, onView }: OfferViewsProps) {
  const { t } = useTranslations();
  const choices = views.map((value) => ({ value, label: t(`view.${value}`), count: counts?.[value] }));
  return <ChoiceButtons label={t("view.title")} choices={choices} chosen={view} onChoose={onView} />;
}
