const allowed = /^(?:https?|mailto|tel):/i;
const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d{1,5}(?:\/|$))/i;
const host = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})?\.)+\p{L}{2,24}`;
const page = new RegExp(String.raw`^(?<host>${host})(?::\d{1,5})?(?:[/?#]\S*)?$`, "u");
const mailbox = new RegExp(String.raw`^[^\s@:/?#<>()"\\,;]+@${host}(?:\?\S*)?$`, "u");
// File extensions that also look like top-level domains.
const fileEnding = /\.(?:pdf|docx?|od[tsp]|rtf|txt|html?|xml|json|csv|xlsx?|pptx?|jpe?g|png|gif|svg|zip|exe|tex|md)$/i;
const controls = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

const isPlain = (address: string) => /^[!-~]+$/.test(address);

/** The address in ASCII, as PDF requires; undefined if no browser could open it. */
function inAscii(address: string): string | undefined {
  if (/^(?:mailto|tel):$/i.test(address) || !URL.canParse(address)) return undefined;
  return isPlain(address) ? address : new URL(address).href;
}

const looksLikePage = (address: string): boolean => {
  const found = page.exec(address)?.groups?.["host"];
  return found !== undefined && !fileEnding.test(found);
};

/**
 * The target of a PDF's link: a web page, a mail address or a telephone number. A target without a scheme gets one if
 * it is clearly a web page or a mail address. Undefined for any other link.
 */
export function linkAddress(written: string): string | undefined {
  // Browsers ignore these characters, so that "java\nscript:" would be a script.
  const address = written.replaceAll(controls, "").trim();
  if (allowed.test(address)) return inAscii(address);
  if (mailbox.test(address)) return inAscii(`mailto:${address}`);
  const bare = address.replace(/^\/\//, "");
  return !hasScheme.test(bare) && looksLikePage(bare) ? inAscii(`https://${bare}`) : undefined;
}

/** The web page that a link to a file means: LaTeX writes `github.com/camille` as the file `github.com/camille.pdf`. */
export function pageOfFile(name: string): string | undefined {
  const address = name.replace(/\.pdf$/i, "");
  return /^www\.|\.\p{L}{2,24}\//iu.test(address) && looksLikePage(address) ? linkAddress(address) : undefined;
}
