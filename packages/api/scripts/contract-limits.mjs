import { readFile } from "node:fs/promises";
import { parse } from "yaml";

/** @param {number} number */
const grouped = (number) => String(number).replaceAll(/\B(?=(\d{3})+$)/g, "_");

/**
 * Generates the TypeScript with the contract's limits.
 * @param {URL} contract
 */
export async function limitsOf(contract) {
  const { components, paths } = parse(await readFile(contract, "utf8"));
  const { schemas, parameters } = components;
  const { content: messages } = paths["/discussions/{id}/messages"].get.responses["200"];
  const { default: pageSize, maximum: maxPageSize } = parameters.PageSize.schema;
  /** @param {string} name */
  const limit = (name) => {
    const { maxLength } = schemas[name];
    if (typeof maxLength !== "number") throw new Error(`openapi.yaml states no maxLength of ${name}.`);
    return grouped(maxLength);
  };
  // `x-limit` names the text limit that a schema states.
  const texts = Object.entries(schemas).flatMap(([name, { "x-limit": key }]) => (key ? [{ key, name }] : []));
  const lines = texts.map(({ key, name }) => `  ${key}: ${limit(name)},`);
  return `
/** Maximum lengths of texts, as \`lengthOf\` counts them (D-029). */
export const textLimits = {
${lines.join("\n")}
} as const;

/** Minimum and maximum length of a password (D-041). */
export const passwordLength = { min: ${schemas.Password.minLength}, max: ${limit("Password")} } as const;

/** Minimum length of a username (D-030). */
export const minUsernameLength = ${schemas.Username.minLength};

/** Maximum size of an uploaded file, in bytes (D-087). */
export const maxFileSize = ${limit("ImageFile")};

/** Items per page: the default, and the maximum that a caller may ask for. Notifications have their own maximum. */
export const pageSize = ${pageSize};
export const maxPageSize = ${maxPageSize};
export const maxNotificationsPageSize = ${grouped(parameters.NotificationsPageSize.schema.maximum)};

/** Maximum number of messages in one answer (D-154). */
export const messagesPageSize = ${messages["application/json"].schema.maxItems};
`;
}
