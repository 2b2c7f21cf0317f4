import { formatDate, hasDate, type DateStyle } from "./format";
import { documentLanguage, type Wording } from "./language";
import { useLanguage } from "./use-language";

interface DateTextProps {
  value: string | null | undefined;
  style: DateStyle;
  /** The text for a missing date: 'Présent', 'N/A'. */
  none?: string;
  /** The language of the sentence that it ends; by default the date is French in the default mix. */
  lang?: Wording;
}

/** A date in words, marked with its language. */
export function DateText({ value, style, none = "", lang: wanted }: DateTextProps) {
  const [language] = useLanguage();
  if (!hasDate(value)) return none;
  const lang = wanted ?? documentLanguage(language);
  return (
    <time dateTime={value} lang={lang}>
      {formatDate(value, style, lang)}
    </time>
  );
}
