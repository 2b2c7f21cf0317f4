interface Answered<Data> {
  data?: Data;
  response: Response;
}

/** Returns the data of a call that has to succeed; throws the error response otherwise. */
export async function unwrap<Data>(call: Promise<Answered<Data>>): Promise<Data> {
  const { data, response } = await call;
  if (data === undefined) throw new Error(`A call that has to succeed answered ${response.status}.`);
  return data;
}
