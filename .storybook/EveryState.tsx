import { DocsContext, Markdown } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { everyState } from "./guide-page";

/** The list of all states, in the order of the sidebar; each opens its story. */
export function EveryState() {
  const order: unknown = use(DocsContext).projectAnnotations.parameters?.options?.storySort?.order;
  return <Markdown>{everyState(Array.isArray(order) ? order.flat().map(String) : [])}</Markdown>;
}
