import { lazyPart } from "../../chunks/lazy-part";
import type { LinkifiedTextProps } from "./LinkifiedText";

const AsWritten = ({ children, cut = children }: LinkifiedTextProps) => cut;

// Loaded on demand, because few texts contain an address; without this code the text stays readable.
const LinkifiedText = lazyPart(async () => (await import("./LinkifiedText")).LinkifiedText, {
  loading: AsWritten,
  failed: (_, props) => AsWritten(props),
});

/** Loads the code for links, for a server that renders each text once. */
export const prefetchLinks = LinkifiedText.prefetch;

/** A text whose http and https addresses are links, which open in a new tab without access to this one. */
export function LinkedText(props: LinkifiedTextProps) {
  return /https?:/i.test(props.children) ? <LinkifiedText {...props} /> : <AsWritten {...props} />;
}
