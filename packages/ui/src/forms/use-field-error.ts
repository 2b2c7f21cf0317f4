import type { FieldError } from "react-hook-form";
import { type Sentence, usePageLang } from "../i18n";
import { useFormTranslations } from "./translations";

/**
 * What stands at a field: a form keeps the kind of each error, and its words are looked up when they are shown. `ours`
 * are those of the field's own rules, by their names; the server's come with the error.
 */
export function useFieldError() {
  const { say } = useFormTranslations();
  const scope = usePageLang();
  return (error: FieldError | undefined, ours: Readonly<Record<string, Sentence>> = {}): Sentence | undefined => {
    if (!error) return undefined;
    if (error.type === badInput) return say("halfTyped");
    if (error.type !== refused) return ours[error.type];
    const lang = error.types?.["lang"];
    return { text: error.message ?? "", lang: typeof lang === "string" ? lang : undefined, scope };
  };
}

/** The kinds of error that every form knows: a date that is none, and what the server refused. */
export const badInput = "badInput";
export const refused = "refused";
