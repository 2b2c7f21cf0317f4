import { screen, within } from "storybook/test";

/** The toasts of a story. */
export const toasts = () => within(screen.getByRole("region", { name: /^Messages (de l’|from the )application$/ }));
