import type { Exported } from "./read-all";
import { sections, type Section } from "./sections";
import { indexPage, pageOf } from "./html-pages";
import { readerOf, type Reader } from "./export-reader";

const partSize = 64 * 1024;

/** Joins short texts to avoid many small writes. */
async function* joined(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let part = "";
  for await (const text of texts) {
    part += text;
    if (part.length < partSize) continue;
    yield part;
    part = "";
  }
  yield part;
}

async function* json(rows: AsyncIterable<Exported>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const { value } of rows) {
    yield `${before}${JSON.stringify(value, undefined, 2)}`;
    before = ",\n";
  }
  yield before === ",\n" ? "\n]\n" : "[]\n";
}

const isFor =
  ({ user }: Reader) =>
  ({ role }: Section) =>
    role === undefined || role === user.role;

/** The entries of a person's archive, in one folder. Each is read only when the consumer takes it. */
export async function* archiveOf(person: Parameters<typeof readerOf>[0]) {
  const reader = readerOf(person);
  const own = sections.filter(isFor(reader));
  const lastModified = person.clock.now();
  const folder = `passerelle-${reader.user.username}`;
  yield { name: `${folder}/index.html`, input: indexPage(own, reader), lastModified };
  for (const section of own) {
    yield { name: `${folder}/${section.name}.html`, input: joined(pageOf(section, reader)), lastModified };
    yield { name: `${folder}/data/${section.name}.json`, input: joined(json(section.rows(reader))), lastModified };
  }
  for await (const { name, kind, bytes } of person.files.ownedBy(reader.user.id))
    yield { name: `${folder}/files/${kind}-${name}`, input: bytes, lastModified };
}
