/** Words that elide before a vowel, as in l'export and qu'un. */
const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)$/u;

// Longer words are truncated, because index entries have a maximum length.
const maxLength = 40;
const shortened = (word: string) => Array.from(word).slice(0, maxLength).join("");

/** A word between spaces: 'n'diaye' has one part without its elided beginning, and the joined 'ndiaye'. */
interface Words {
  parts: readonly string[];
  joined: string | undefined;
}

/** The words of a folded text. */
export const splitWords = (text: string): Words[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}+#]+(?:'[\p{L}\p{N}+#]+)*/gu), ([whole]) => {
    const [first = "", ...others] = whole.split("'");
    const parts = others.length > 0 && elided.test(first) ? others : [first, ...others];
    return {
      parts: parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).map(shortened),
      joined: others.length > 0 ? shortened(whole.replaceAll("'", "")) : undefined,
    };
  });
