import { expect } from "vitest";

interface Answered<Data> {
  data?: Data;
  response: Response;
}

/** The body of a call that must succeed. */
export async function expectOk<Data>(call: Promise<Answered<Data>>): Promise<Data> {
  const { data, response } = await call;
  if (data === undefined) throw new Error(`${response.url} answered ${response.status}.`);
  return data;
}

/** Expects that a call is refused with a status. */
export async function refused(call: Promise<Answered<unknown>>, status: number): Promise<void> {
  const { response } = await call;
  expect(`${response.url} ${response.status}`).toBe(`${response.url} ${status}`);
}
