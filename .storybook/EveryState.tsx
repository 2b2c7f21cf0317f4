import { Markdown } from "@storybook/addon-docs/blocks";
import { everyState } from "./guide-page";

/** The list of all states, each of which opens its story. */
export const EveryState = () => <Markdown>{everyState()}</Markdown>;
