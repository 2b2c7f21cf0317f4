import type { Schemas } from "@passerelle/api";
import { ChoiceButtons } from "../../../components/actions/ChoiceButtons";
import { type OwnView, ownViews } from "./offer-search";
import { useTranslations } from "./translations";

interface OfferViewsProps {
  view: OwnView;
  /** The number of offers in each view without filters; undefined until loaded. */
  counts: Schemas["JobOfferCounts"] | undefined;
  onView: (view: OwnView) => void;
}

/** The views of the own offers: applied to, saved; each with its count. */
export function OfferViews({ view, counts, onView }: OfferViewsProps) {
  const { t } = useTranslations();
  const choices = ownViews.map((value) => ({ value, label: t(`view.${value}`), count: counts?.[value] }));
  return <ChoiceButtons label={t("view.title")} choices={choices} chosen={view} onChoose={onView} />;
}
