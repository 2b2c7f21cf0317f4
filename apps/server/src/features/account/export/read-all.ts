import { maxPageSize, Problem } from "@passerelle/domain";

/** A row of the export, and its heading on the page. */
export interface Exported {
  value: object;
  heading?: string | undefined;
}

interface Answered {
  status: number;
  body: unknown;
}
const isOk = <One extends Answered>(answer: One): answer is Extract<One, { status: 200 }> => answer.status === 200;

/** The body of a call that must succeed. */
export async function bodyOf<One extends Answered>(
  answer: Promise<One>,
): Promise<Extract<One, { status: 200 }>["body"]> {
  const made = await answer;
  if (!isOk(made)) throw new Error(`An export's own call answered ${made.status}.`);
  return made.body;
}

export async function* all(values: Promise<readonly object[]>): AsyncGenerator<Exported> {
  for (const value of await values) yield { value };
}

/** The values of a source that is read in parts. */
export async function* each(values: AsyncIterable<object>): AsyncGenerator<Exported> {
  for await (const value of values) yield { value };
}

interface Page {
  items: readonly object[];
  totalPages: number;
}

export async function* paged(
  read: (query: { page: number; pageSize: number }) => Promise<Page>,
): AsyncGenerator<Exported> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { items, totalPages } = await read({ page, pageSize: maxPageSize });
    for (const value of items) yield { value };
    last = totalPages;
  }
}

/** A missing profile is not an error. */
export const orNone = (values: Promise<object[]>) =>
  values.catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) return [];
    throw error;
  });
