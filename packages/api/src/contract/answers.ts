import { isRecord, type Operation } from "./reader";

/** 200 with a body. */
export const ok = <Json>(body: Json): { status: 200; body: Json } => ({ status: 200, body });

/** 201 with what was made. */
export const created = <Json>(body: Json): { status: 201; body: Json } => ({ status: 201, body });

/** 201 with what was made, or 200 with what the same client id has made before. */
export const createdOnce = <Json>(isNew: boolean, body: Json) => (isNew ? created(body) : ok(body));

/** Where what was made stands, for instance `/formation/12`: the call's path and the id. */
export function locationOf({ path }: Operation, { status, body }: { status: number; body?: unknown }) {
  const made = isRecord(body) ? body["data"] : undefined;
  return status === 201 && isRecord(made) && typeof made["id"] === "number" ? `${path}/${made["id"]}` : undefined;
}
