import { ChoiceButtons } from "../../components/actions/ChoiceButtons";
import { type Filter, filters } from "./listing";
import { useTranslations } from "./translations";

interface FilterButtonsProps {
  chosen: Filter;
  /** The number of unread ones, shown beside the button. */
  unread: number;
  onChoose: (filter: Filter) => void;
}

/** Toggle buttons Toutes, Non lues, Lues. */
export function FilterButtons({ unread, ...choice }: FilterButtonsProps) {
  const { t } = useTranslations();
  // The menu's badge already announces the number.
  const count = unread > 0 ? { count: unread, silent: true } : {};
  const choices = filters.map((value) => ({ value, label: t(`filter.${value}`), ...(value === "unread" && count) }));
  return <ChoiceButtons label={t("filters")} choices={choices} {...choice} />;
}
