import { ChoiceButtons } from "../../components/ChoiceButtons";
import { type Filter, filters } from "./listing";
import { useTranslations } from "./translations";

interface FilterButtonsProps {
  chosen: Filter;
  /** How many are unread, a number beside the button. */
  unread: number;
  onChoose: (filter: Filter) => void;
}

/** Toutes, Non lues, Lues: one of them is pressed. */
export function FilterButtons({ unread, ...choice }: FilterButtonsProps) {
  const { t } = useTranslations();
  // The menu's badge says the number in words.
  const count = unread > 0 ? { count: unread, silent: true } : {};
  const choices = filters.map((value) => ({ value, label: t(`filter.${value}`), ...(value === "unread" && count) }));
  return <ChoiceButtons label={t("filters")} choices={choices} {...choice} />;
}
