import { Link, type AnchorProps } from "../../components/text/Link";

/** A link to a file that the server keeps, in a tab of its own. */
export function FileLink(props: Pick<AnchorProps, "href" | "children">) {
  return <Link {...props} target="_blank" rel="noopener" />;
}
