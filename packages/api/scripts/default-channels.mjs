import { readFile } from "node:fs/promises";
import { parse } from "yaml";

/**
 * Generates the TypeScript with the default channel of each kind of notification.
 * @param {URL} contract
 */
export async function defaultChannelsOf(contract) {
  const { components } = parse(await readFile(contract, "utf8"));
  const lines = Object.entries(components.schemas.NotificationSettings.default).map(
    ([kind, channel]) => `  ${kind}: "${channel}",`,
  );
  return `
/** Where a person who has chosen nothing is notified of each kind of event (D-288). */
export const defaultChannels = {
${lines.join("\n")}
} as const;
`;
}
