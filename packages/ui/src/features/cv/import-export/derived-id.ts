/** Hashes a text to 32 bits, with a different result for each seed. */
function hash(text: string, seed: number): number {
  let bits = Math.imul(seed, 0x9e3779b1);
  for (let index = 0; index < text.length; index++) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x85ebca6b);
    bits ^= bits >>> 13;
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** A UUID derived from a text, the same in every tab; marked as version 5 (by name), which every server accepts. */
export function derivedId(text: string): string {
  const hex = [1, 2, 3, 4].map((seed) => hash(text, seed).toString(16).padStart(8, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-5$3-8$4-");
}
