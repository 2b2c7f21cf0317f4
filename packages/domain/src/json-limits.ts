/** Maximum size of a JSON body in bytes: of calls without a session (`anyone`), and of others. */
export const maxJsonBytes = { anyone: 32 * 1024, member: 1024 * 1024 } as const;

/** Maximum nesting depth of JSON: the contract's deepest input has two levels. */
export const maxJsonDepth = 16;

const [quote, backslash] = ['"', "\\"].map((character) => character.charCodeAt(0));
const openings = new Set(["[", "{"].map((character) => character.charCodeAt(0)));
const closings = new Set(["]", "}"].map((character) => character.charCodeAt(0)));

/** Whether JSON text nests too deeply. Works without parsing, whose cost grows much faster with depth. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) isInText = !isInText;
    else if (isInText) at += code === backslash ? 1 : 0;
    else if (openings.has(code)) depth += 1;
    else if (closings.has(code)) depth -= 1;
    if (depth > maxJsonDepth) return true;
  }
  return false;
}
