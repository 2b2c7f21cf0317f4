import type { operations } from "../index";

/** The name of an operation of openapi.yaml. */
export type OperationId = keyof operations;

/** Ids may be digits in a text; a handler receives them as numbers. */
export type Read<T> = {
  [Key in keyof T]: number | string extends T[Key] ? number | Exclude<T[Key], number | string> : T[Key];
};
type None = Record<string, never>;

export type Params<Id extends OperationId> = operations[Id]["parameters"] extends { path: infer Path }
  ? Read<Path>
  : None;
export type Query<Id extends OperationId> = [NonNullable<operations[Id]["parameters"]["query"]>] extends [never]
  ? None
  : Read<NonNullable<operations[Id]["parameters"]["query"]>>;
/** The validated body of an operation; `File` is a received file. */
export type Body<Id extends OperationId, File> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Json } };
}
  ? Read<Json>
  : operations[Id] extends { requestBody: { content: { "multipart/form-data": infer Form } } }
    ? { [Key in keyof Form]: FormValue<Form[Key], File> }
    : None;

/** A form's value as received by a handler: files, lists, booleans. */
type FormValue<T, File> = Blob extends T
  ? File | "" | Extract<T, undefined>
  : boolean extends T
    ? Exclude<T, string>
    : Extract<T, readonly unknown[]> extends never
      ? T
      : Exclude<T, string>;

/** The body of a status: JSON, a file, or none. */
type Content<Response, Bytes> = Response extends { content: infer Contents }
  ? Contents extends { "application/json": infer Json }
    ? Json
    : Bytes
  : undefined;

/** Every declared status of an operation with its own body; nothing else compiles. */
export type Answer<Id extends OperationId, Bytes> = {
  [Status in keyof operations[Id]["responses"] & number]: {
    status: Status;
    body: Content<operations[Id]["responses"][Status], Bytes>;
    headers?: Record<string, string>;
  };
}[keyof operations[Id]["responses"] & number];
