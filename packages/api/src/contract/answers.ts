import { isRecord, type Operation } from "./load-contract";

export const ok = <Json>(body: Json): { status: 200; body: Json } => ({ status: 200, body });

export const created = <Json>(body: Json): { status: 201; body: Json } => ({ status: 201, body });

/** 201 with the created resource, or 200 with the one that the same client id created before. */
export const createdOnce = <Json>(isNew: boolean, body: Json) => (isNew ? created(body) : ok(body));

/** The Location of the created resource, for instance `/formation/12`: the call's path and the id. */
export function locationOf({ path }: Operation, { status, body }: { status: number; body?: unknown }) {
  const made = isRecord(body) ? body["data"] : undefined;
  return status === 201 && isRecord(made) && typeof made["id"] === "number" ? `${path}/${made["id"]}` : undefined;
}
