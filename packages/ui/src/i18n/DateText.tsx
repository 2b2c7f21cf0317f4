import { formatDate, hasDate, type DateStyle } from "./format-dates";
import { documentLanguage, type Wording } from "./language-choice";
import { useLanguage } from "./LangScope";

interface DateTextProps {
  value: string | null | undefined;
  style: DateStyle;
  /** The language of the sentence that it ends; by default the date is French in the default mix. */
  lang?: Wording;
}

/** A date in words, marked with its language; nothing if there is none. */
export function DateText({ value, style, lang: wanted }: DateTextProps) {
  const [language] = useLanguage();
  if (!hasDate(value)) return null;
  const lang = wanted ?? documentLanguage(language);
  return (
    <time dateTime={value} lang={lang}>
      {formatDate(value, style, lang)}
    </time>
  );
}
