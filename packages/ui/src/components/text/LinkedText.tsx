import { lazyPart } from "../../chunks/lazy-part";
import type { TextWithLinksProps } from "./TextWithLinks";

const AsWritten = ({ children, cut = children }: TextWithLinksProps) => cut;

// Loaded on demand, because few texts contain an address; without this code the text stays readable.
const TextWithLinks = lazyPart(async () => (await import("./TextWithLinks")).TextWithLinks, {
  loading: AsWritten,
  failed: (_, props) => AsWritten(props),
});

/** Loads the code for links, for a server that renders each text once. */
export const prefetchLinks = TextWithLinks.prefetch;

/** A text whose http and https addresses are links, which open in a new tab without access to this one. */
export function LinkedText(props: TextWithLinksProps) {
  return /https?:/i.test(props.children) ? <TextWithLinks {...props} /> : <AsWritten {...props} />;
}
