import { lazyPart } from "../chunks/lazy-part";
import type { TextWithLinksProps } from "./TextWithLinks";

const AsWritten = ({ children, cut = children }: TextWithLinksProps) => cut;

// Few texts have an address, and one whose links cannot be loaded can still be read.
const TextWithLinks = lazyPart(async () => (await import("./TextWithLinks")).TextWithLinks, {
  loading: AsWritten,
  failed: (_, props) => AsWritten(props),
});

/** A text whose http and https addresses are links: a tab of its own, which learns nothing of this one. */
export function LinkedText(props: TextWithLinksProps) {
  return /https?:/i.test(props.children) ? <TextWithLinks {...props} /> : <AsWritten {...props} />;
}
