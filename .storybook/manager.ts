import { DOCS_RENDERED, STORY_RENDERED } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { light } from "../packages/ui/src/theme/colors";

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Passerelle",
    brandUrl: "./",
    brandTarget: "_self",
    colorPrimary: light.brand.solid,
    colorSecondary: light.brand.solid,
    appBg: light.canvas,
    appBorderColor: light.line,
    barSelectedColor: light.brand.solid,
    textColor: light.ink,
  }),
  bottomPanelHeight: 220,
  // Features first: components stay collapsed until a click.
  sidebar: { collapsedRoots: ["components"] },
});

// Removes the static first page of the published Storybook (scripts/storybook/first-page.mjs).
addons.register("first-page", (api) => {
  for (const rendered of [DOCS_RENDERED, STORY_RENDERED])
    api.once(rendered, () => document.getElementById("first-page")?.remove());
});
