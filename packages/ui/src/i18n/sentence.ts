/** A text and the language it is in, where that is known. */
interface Said {
  text: string;
  lang?: string | undefined;
}

/**
 * Something to say that is kept for a while: words of ours, looked up when they are shown, so that they follow the
 * language; or words of somebody else's, which stay as they came. `say` of a feature's `useWords` makes one.
 */
export type Sentence = string | Said | (() => Said);

/** What a sentence says at this moment. */
export function said(sentence: Sentence): Said {
  if (typeof sentence === "function") return sentence();
  return typeof sentence === "string" ? { text: sentence } : sentence;
}
