/** 200 with a body. */
export const ok = <Json>(body: Json): { status: 200; body: Json } => ({ status: 200, body });

/** 201 with what was made. */
export const created = <Json>(body: Json): { status: 201; body: Json } => ({ status: 201, body });

/** 201 with what was made, or 200 with what the same client id has made before. */
export const createdOnce = <Json>(isNew: boolean, body: Json) => (isNew ? created(body) : ok(body));
