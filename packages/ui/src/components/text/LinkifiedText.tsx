import { LinkifyIt, type Match, REBuilder } from "linkify-it";
import { Fragment } from "react";
import { Link } from "./Link";
import { isWebAddress } from "./web-address-text";

/** Accepts the typographic apostrophe within a word of an address. */
class AddressPatterns extends REBuilder {
  override get_path_extra() {
    return new RegExp(`\u2019(?=${this.get_pseudo_letter().source})|`);
  }
}

// Requires a scheme, because texts such as "fin.Je" only look like addresses.
const addresses = new LinkifyIt({ fuzzyEmail: false, rebuilder: new AddressPatterns() });
for (const scheme of ["ftp:", "mailto:", "//"]) addresses.add(scheme, null);

/** Direction marks, which can make an address look like another one. */
const turns = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

export interface LinkifiedTextProps {
  children: string;
  /** The part of the text that is shown, with its ellipsis; all of it by default. */
  cut?: string;
}

/** A colon at the end belongs to the sentence. */
function withoutColon({ index, raw, url }: Pick<Match, "index" | "raw" | "url">) {
  const address = raw.replace(/:+$/, "");
  return { index, raw: address, url: url.replace(/:+$/, ""), lastIndex: index + address.length };
}

/** The links in a cut text, with their targets and positions. */
function shownLinks(text: string, cut: string) {
  return (addresses.match(text) ?? [])
    .map(withoutColon)
    .filter(({ index, raw, url }) => index < cut.length && isWebAddress(url) && !turns.test(raw))
    .map(({ index, lastIndex, raw, url }) => ({
      url,
      start: index,
      // A link that is cut still leads to the whole address.
      end: cut.startsWith(raw, index) ? lastIndex : cut.length,
    }));
}

/** Like LinkedText, once the code that finds addresses is loaded. */
export function LinkifiedText({ children, cut = children }: LinkifiedTextProps) {
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
