import { expect, it } from "vitest";
import { answerSchema, holdsSecret } from "./answer-schema";
import { operations } from "./load-contract";

const of = (name: string) => answerSchema(`/components/schemas/${name}`);
const text = { type: "string", nullable: true };

it("keeps what JSON is made of, and none of its rules", () => {
  expect(of("Count")).toEqual({ type: "integer", nullable: true });
  expect(of("Email")).toEqual(text);
});

it("takes a schema for what it is beside null", () => {
  expect(of("OptionalText")).toEqual(text);
  expect(of("OptionalDate")).toEqual(text);
  expect(of("OptionalMessage")).toEqual(of("Message"));
});

it("holds every declared property of an object, at any depth", () => {
  expect(of("Post")).toMatchObject({
    type: "object",
    properties: { text, comments: { type: "array", items: { type: "object", properties: { content: text } } } },
  });
});

it("joins what one of several objects may carry", () => {
  expect(of("ListRefusal")).toEqual({
    type: "object",
    nullable: true,
    properties: { error: text, code: text },
    additionalProperties: text,
  });
});

it("knows a secret at any depth", () => {
  const secrets = ["Session", "VerifiedSession", "ExportAnswer", "ApplicationPage", "ApplicantProfileAnswer"];
  expect(secrets.filter((name) => !holdsSecret(of(name)))).toEqual([]);
  expect(["User", "PostPage", "NotVerifiedBody"].filter((name) => holdsSecret(of(name)))).toEqual([]);
});

it("knows the type of everything that is answered", () => {
  const untyped = operations()
    .flatMap(({ answers }) => answers.flatMap(({ contents }) => contents))
    .filter(({ contentType, pointer = "" }) => contentType === "application/json" && hasUntyped(answerSchema(pointer)));
  expect(untyped).toEqual([]);
});

function hasUntyped(schema: ReturnType<typeof answerSchema>): boolean {
  const { type, properties = {}, items, additionalProperties } = schema;
  const inner = [...Object.values(properties), items, additionalProperties];
  return !type || inner.some((one) => one !== undefined && hasUntyped(one));
}
