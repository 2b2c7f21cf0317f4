import { fieldErrors } from "./errors/fields";
import { FieldProblem } from "./problems";
import { textLimits } from "./contract-limits";

const character = "[\\w.~!$&'()*+,;=:@-]|%[0-9a-f]{2}";
const further = `(?:${character}|[/?])*`;
const uri = new RegExp(`^https?://(?:${character}|\\[[0-9a-f:.]+\\])+(?:[/?]${further})?(?:#${further})?$`, "i");

/**
 * Normalises a web address: kept if it is a URI already, else encoded as a browser would. Undefined for an invalid
 * address and for any scheme but http and https.
 */
export function webAddress(text: string): string | undefined {
  const url = parsed(text);
  if (!url) return undefined;
  const lowered = text.replace(/^[^:]+/, (scheme) => scheme.toLowerCase());
  const address = uri.test(lowered) ? lowered : encoded(url);
  return uri.test(address) ? address : undefined;
}

// A host with a dot, and an optional rest; '@' would mean an e-mail address or a login.
const schemeless = /^(?:\/\/)?(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d+)?(?:[/?#].*)?$/u;

/** A typed web address, with https added if its scheme is missing (D-281); other text is unchanged. */
export function completedAddress(text: string): string {
  const typed = text.trim();
  return schemeless.test(typed) ? `https://${typed.replace(/^\/\//, "")}` : text;
}

// Not `URL.canParse`: in Node 20, once optimised, it rejects addresses with an accent.
function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** The normalised address of a field, empty for empty; throws a `FieldProblem` if invalid. */
export function keptAddress(field: string, given: string): string {
  if (given === "") return "";
  const address = webAddress(given);
  if (address === undefined) throw new FieldProblem({ [field]: fieldErrors.webAddress });
  if (address.length > textLimits.webAddress)
    throw new FieldProblem({ [field]: fieldErrors.shorter(textLimits.webAddress) });
  return address;
}

const escaped = (part: string): string =>
  part.replaceAll(/%(?![0-9a-f]{2})/gi, "%25").replaceAll(/[^\w.~!$&'()*+,;=:@/?%-]/g, encodeURIComponent);

/** Encodes characters that URLs allow but URIs do not. */
function encoded({ href }: URL): string {
  const [, host = "", rest = ""] = /^(\w+:\/\/[^/]*)(.*)$/s.exec(href) ?? [];
  const [path = "", ...fragment] = rest.split("#");
  return host + escaped(path) + (fragment.length > 0 ? `#${escaped(fragment.join("#"))}` : "");
}
