import { partsOf, said, type Sentence } from "./sentence";
import { useLanguage } from "./LangScope";

/** A sentence in the current language; parts in another language are marked. Its parent has to set `said(of).lang`. */
export function SentenceText({ of }: { of: Sentence }) {
  useLanguage();
  const { lang } = said(of);
  return partsOf(of).map((part, index) =>
    part.lang === lang ? (
      part.text
    ) : (
      <bdi key={index} lang={part.lang}>
        {part.text}
      </bdi>
    ),
  );
}
