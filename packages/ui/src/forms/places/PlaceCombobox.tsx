import type { Schemas } from "@passerelle/api";
import { maxSearch } from "@passerelle/domain";
import { useState } from "react";
import { Combobox } from "../../components/fields/Combobox";
import type { TextInputProps } from "../../components/fields/TextInput";
import { useApi } from "../../data/api-context";
import { useSuggestions } from "../use-suggestions";
import { usePlaceTranslations } from "./translations";

type FoundPlace = Schemas["FoundPlace"];

interface PlaceComboboxProps extends Omit<TextInputProps, "value" | "onChange" | "onKeyDown"> {
  value: string;
  /** Called when text is typed, which names no known place. */
  onType: (text: string) => void;
  onChoose: (place: FoundPlace) => void;
}

/** A text field for a location, with the known places as suggestions. */
export function PlaceCombobox({ value, onType, onChoose, ...input }: PlaceComboboxProps) {
  const { t } = usePlaceTranslations();
  const aboutOf = useAboutPlace();
  const api = useApi();
  // A text that the field had from the start, or a chosen place, needs no suggestions.
  const [isTyped, setTyped] = useState(false);
  const places = useSuggestions(isTyped ? value : "", {
    name: "places",
    maxLength: maxSearch,
    read: (q, signal) => api.GET("/places", { params: { query: { q } }, signal }),
  });
  return (
    <Combobox
      {...input}
      value={value}
      suggestions={places.map((place) => ({ ...place, about: aboutOf(place) }))}
      listLabel={t("suggestions")}
      onType={(text) => {
        setTyped(true);
        onType(text);
      }}
      onChoose={(place) => {
        setTyped(false);
        onChoose(place);
      }}
    />
  );
}

/** What tells a place from others of the same name. */
function useAboutPlace() {
  const { t, lang } = usePlaceTranslations();
  return ({ kind, country, partName, postalCode, department, region }: FoundPlace) => {
    const isArea = kind === "department" || kind === "region";
    const isAbroad = country !== "FR" && /^[A-Z]{2}$/.test(country);
    return [
      partName && t("part", { name: partName }),
      isArea && t(kind),
      isArea ? department : postalCode,
      region,
      isAbroad && new Intl.DisplayNames(lang, { type: "region" }).of(country),
    ]
      .filter(Boolean)
      .join(" · ");
  };
}
