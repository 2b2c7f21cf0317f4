import { Link, type AnchorProps } from "../../components/text/Link";

/** A link to a stored file, which opens in a new tab. */
export function FileLink(props: Pick<AnchorProps, "href" | "children">) {
  return <Link {...props} target="_blank" rel="noopener" />;
}
