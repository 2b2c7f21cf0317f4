import { commonErrors, FieldProblem, type Language, Problem } from "@passerelle/domain";
import type { Operation } from "./load-contract";

/** An error response. */
export interface Refused {
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

/** The response to a thrown problem, in the shape of the operation's 400; undefined for any other error. */
export function refusedAnswer(
  error: unknown,
  operation: Pick<Operation, "refusal"> | undefined,
  language: Language,
): Refused | undefined {
  // The language of the text, for clients that have changed their language meanwhile.
  const headers = { "content-language": language };
  if (error instanceof Problem)
    return {
      status: error.status,
      headers: { ...error.headers, ...headers },
      body: { error: error.text[language], code: error.text.code, ...error.details },
    };
  if (!(error instanceof FieldProblem)) return undefined;
  const messages = Object.fromEntries(Object.entries(error.fields).map(([field, text]) => [field, text[language]]));
  const refused = { status: 400, headers };
  const codes = Object.entries(error.fields).map(([field, { code }]) => [field, code] as const);
  if (operation?.refusal === "errors")
    return { ...refused, body: { errors: messages, codes: Object.fromEntries(codes) } };
  // Every key of this body is a field, so the codes are in a header.
  const list = codes.map(([field, code]) => `${field};code=${code}`).join(", ");
  if (operation?.refusal === "fields")
    return { ...refused, headers: { ...headers, "refused-fields": list }, body: messages };
  return {
    ...refused,
    body: { error: Object.values(messages)[0] ?? commonErrors.unreadable[language], code: "field_invalid" },
  };
}
