import { maxOfferSearch } from "@passerelle/domain";
import { useState } from "react";
import { Combobox } from "../../../components/fields/Combobox";
import { useApi } from "../../../data";
import { useSuggestions } from "../../../forms/use-suggestions";
import { useTranslations } from "./translations";

interface SearchComboboxProps {
  value: string;
  onType: (text: string) => void;
  onChoose: (text: string) => void;
}

/** The field for search words, with titles, skills and companies of open offers as suggestions. */
export function SearchCombobox({ value, onType, onChoose }: SearchComboboxProps) {
  const { t } = useTranslations();
  const api = useApi();
  // A text that the field had from the start, or a chosen one, needs no suggestions.
  const [isTyped, setTyped] = useState(false);
  const found = useSuggestions(isTyped ? value : "", {
    name: "searches",
    maxLength: maxOfferSearch,
    read: (q, signal) => api.GET("/job-offer-suggestions", { params: { query: { q } }, signal }),
  });
  return (
    <Combobox
      name="search"
      maxLength={maxOfferSearch}
      value={value}
      suggestions={found.map(({ text, kind }) => ({ id: text, name: text, about: t(`suggestion.${kind}`) }))}
      listLabel={t("suggestion.list")}
      onType={(text) => {
        setTyped(true);
        onType(text);
      }}
      onChoose={({ name }) => {
        setTyped(false);
        onChoose(name);
      }}
    />
  );
}
