import { LinkifyIt } from "linkify-it";
import { Fragment } from "react";
import { Link } from "./Link";
import { isWebAddress } from "./web-address";

// What merely looks like an address, as "fin.Je", is none: it needs its scheme.
const addresses = new LinkifyIt({ fuzzyEmail: false });
for (const scheme of ["ftp:", "mailto:", "//"]) addresses.add(scheme, null);

/** Marks that turn the direction of writing, with which an address can be shown as another one. */
const turns = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

export interface TextWithLinksProps {
  /** The user's text. */
  children: string;
  /** The beginning of it that is shown, with what stands for the rest; all of it unless said otherwise. */
  cut?: string;
}

/** The addresses of a text that its beginning shows: where each leads, and where it is in there. */
function shownLinks(text: string, cut: string) {
  return (addresses.match(text) ?? [])
    .filter(({ index, raw, url }) => index < cut.length && isWebAddress(url) && !turns.test(raw))
    .map(({ index, lastIndex, raw, url }) => ({
      url,
      start: index,
      // A link that the cut goes through leads to the whole address.
      end: cut.startsWith(raw, index) ? lastIndex : cut.length,
    }));
}

/** As LinkedText, once the code that finds addresses is there. */
export function TextWithLinks({ children, cut = children }: TextWithLinksProps) {
  const links = shownLinks(children, cut);
  return (
    <>
      {links.map(({ url, start, end }, index) => (
        <Fragment key={start}>
          {cut.slice(links[index - 1]?.end, start)}
          <Link href={url} target="_blank" rel="noopener nofollow ugc">
            {cut.slice(start, end)}
          </Link>
        </Fragment>
      ))}
      {cut.slice(links.at(-1)?.end)}
    </>
  );
}
