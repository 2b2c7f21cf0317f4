type FormValue = string | number | boolean | Blob | readonly string[] | null | undefined;

/** Options of a call that sends its body as a form: `api.PATCH("/user/update", form({ firstname }))`. */
export function form<Body extends object>(body: Body) {
  return { body, bodySerializer: toFormData };
}

/**
 * A body as multipart form data. A missing value is not sent, which keeps the field; null, an empty text and an empty
 * list are sent as one empty value, which clears it. A list is a repeated key; a single
 * item with a comma, which a server would take for several, is sent as JSON.
 */
export function toFormData(body: object): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries<FormValue>({ ...body })) {
    if (value === undefined) continue;
    if (value === null || (isList(value) && value.length === 0)) data.append(key, "");
    else if (isList(value) && value.length === 1 && value[0]?.includes(",")) data.append(key, JSON.stringify(value));
    else if (isList(value)) for (const item of value) data.append(key, item);
    else if (value instanceof Blob) data.append(key, value);
    else data.append(key, String(value));
  }
  return data;
}

const isList = (value: FormValue): value is readonly string[] => Array.isArray(value);
