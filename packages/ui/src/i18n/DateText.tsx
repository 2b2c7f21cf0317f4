import { formatDate, hasDate, type DateStyle } from "./format";
import { documentLanguage } from "./language";
import { useLanguage } from "./use-language";

interface DateTextProps {
  value: string | null | undefined;
  style: DateStyle;
  /** What stands in for no date: 'Présent', 'N/A'. */
  none?: string;
}

/** A date in words, marked with its language: French in the default mix, whatever the page is written in. */
export function DateText({ value, style, none = "" }: DateTextProps) {
  const [language] = useLanguage();
  if (!hasDate(value)) return none;
  const lang = documentLanguage(language);
  return (
    <time dateTime={value} lang={lang}>
      {formatDate(value, style, lang)}
    </time>
  );
}
