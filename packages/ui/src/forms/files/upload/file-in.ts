/** The first file of a form's values. */
export const fileIn = (values: object): File | undefined =>
  Object.values<unknown>({ ...values }).find((value) => value instanceof File);
