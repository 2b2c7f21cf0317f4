import type { ReactNode } from "react";
import { Field } from "../../../components/fields/Field";
import { TextInput } from "../../../components/fields/TextInput";
import type { Filters } from "./offer-search";
import { useTranslations } from "./translations";

interface WordFieldsProps {
  typed: Filters;
  /** The control for the place; a text field by default, which a form without JavaScript can send. */
  place?: ReactNode;
  onType: (name: keyof Filters, value: string) => void;
}

/** The fields for search words and a place. */
export function WordFields({ typed, place, onType }: WordFieldsProps) {
  const { t } = useTranslations();
  return (
    <>
      <Field label={t("filter.search")}>
        <TextInput
          type="search"
          name="search"
          maxLength={200}
          value={typed.search}
          onChange={(event) => onType("search", event.target.value)}
        />
      </Field>
      <Field label={t("filter.location")}>
        {place ?? (
          <TextInput
            name="location"
            maxLength={100}
            value={typed.location}
            onChange={(event) => onType("location", event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
