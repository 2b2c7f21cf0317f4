import { type AnswerSchema, answerSchema } from "../../src/contract/answer-schema";
import { isNode } from "../../src/contract/openapi-document";

const fieldsOf = (schema: string) => Object.keys(answerSchema(`/components/schemas/${schema}`).properties ?? {});

const shownToAll = new Set(fieldsOf("UserSummary"));
/** What only its owner sees of an account. */
const own = new Set([...fieldsOf("User").filter((name) => !shownToAll.has(name)), "token"]);
const credential = /passw|hash|salt|otp/i;
/** Fields that only the description of a person has, or an object about one person. */
const personal = ["username", "firstname", "user"];

interface Undeclared {
  /** The path without list indices: `items.author.age`. */
  path: string;
  /** Whether the contract keeps it from the reader, such as another person's address or a password's hash. */
  isKept: boolean;
}

/** The fields of an answer that the schema at a pointer of openapi.yaml does not declare, each path once. */
export function undeclaredFields(pointer: string, value: unknown): Undeclared[] {
  const schema = answerSchema(pointer);
  // A session is about its reader.
  const isOwn = Object.values(schema.properties ?? {}).some(({ isSecret }) => isSecret);
  const found = new Map<string, boolean>();
  const collect = ({ properties, additionalProperties, items }: AnswerSchema, part: unknown, at: string): void => {
    if (Array.isArray(part) && items) for (const item of part) collect(items, item, at);
    if (!isNode(part) || !properties || additionalProperties) return;
    const isOfPerson = !isOwn && personal.some((name) => name in properties);
    for (const [name, field] of Object.entries(part)) {
      const declared = properties[name];
      if (declared) collect(declared, field, `${at}${name}.`);
      else found.set(`${at}${name}`, credential.test(name) || (isOfPerson && own.has(name)));
    }
  };
  collect(schema, value, "");
  return [...found].map(([path, isKept]) => ({ path, isKept }));
}
