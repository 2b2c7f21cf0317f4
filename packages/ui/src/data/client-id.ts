const version = (byte: number, place: number) => {
  if (place === 6) return (byte & 0x0f) | 0x40;
  return place === 8 ? (byte & 0x3f) | 0x80 : byte;
};

/** A random UUID. `crypto.randomUUID` exists only on secure and local pages. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16)).map(version);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
