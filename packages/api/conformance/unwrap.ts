interface Answered<Data> {
  data?: Data;
  response: Response;
}

/** The data of a call that has to succeed. What speaks against it is thrown as it is, for people to read. */
export async function unwrap<Data>(call: Promise<Answered<Data>>): Promise<Data> {
  const { data, response } = await call;
  if (data === undefined) throw new Error(`A call that has to succeed answered ${response.status}.`);
  return data;
}
