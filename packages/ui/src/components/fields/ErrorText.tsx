import { said, type Sentence, SentenceText } from "../../i18n";
import { useErrorSentence } from "../states/use-error-sentence";

interface ErrorTextProps {
  error: unknown;
  /** The quoted default for errors without a server text. */
  otherwise: Sentence;
}

/** The text of a failed call, marked with its language. */
export function ErrorText({ error, otherwise }: ErrorTextProps) {
  const sentence = useErrorSentence()(error, otherwise);
  return (
    <span lang={said(sentence).lang}>
      <SentenceText of={sentence} />
    </span>
  );
}
