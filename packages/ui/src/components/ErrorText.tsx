import { said, type Sentence, SentenceText } from "../i18n";
import { useErrorSentence } from "./use-error-sentence";

interface ErrorTextProps {
  error: unknown;
  /** The quoted default, where the server says nothing. */
  otherwise: Sentence;
}

/** Why a call failed, in the language that it is told in. */
export function ErrorText({ error, otherwise }: ErrorTextProps) {
  const sentence = useErrorSentence()(error, otherwise);
  return (
    <span lang={said(sentence).lang}>
      <SentenceText of={sentence} />
    </span>
  );
}
