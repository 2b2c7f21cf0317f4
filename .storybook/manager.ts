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
  // The features are what one comes for: the kit opens at a click.
  sidebar: { collapsedRoots: ["kit"] },
});
