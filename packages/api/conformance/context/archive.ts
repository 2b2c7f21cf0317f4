const endOfDirectory = 0x06054b50;

/** Decompresses one file of a ZIP archive to text. */
async function unpacked(packed: Uint8Array<ArrayBuffer>, method: number): Promise<string> {
  const stream = new Blob([packed]).stream();
  return new Response(method === 0 ? stream : stream.pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

/** The texts of the JSON files of a ZIP archive. */
export async function jsonIn(archive: ArrayBuffer): Promise<string[]> {
  const bytes = new DataView(archive);
  let end = archive.byteLength - 22;
  while (end > 0 && bytes.getUint32(end, true) !== endOfDirectory) end -= 1;
  const texts: string[] = [];
  let entry = bytes.getUint32(end + 16, true);
  for (let left = bytes.getUint16(end + 10, true); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((at) => bytes.getUint16(entry + at, true));
    const file = bytes.getUint32(entry + 42, true);
    const from = file + 30 + bytes.getUint16(file + 26, true) + bytes.getUint16(file + 28, true);
    const packed = new Uint8Array(archive, from, bytes.getUint32(entry + 20, true));
    const name = new TextDecoder().decode(new Uint8Array(archive, entry + 46, nameLength));
    if (name.endsWith(".json")) texts.push(await unpacked(packed, bytes.getUint16(entry + 10, true)));
    entry += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return texts;
}
