import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { breakpoints } from "./breakpoints";
import { globalCss, keyframes } from "./global-css";
import { recipes } from "./recipes";
import { slotRecipes } from "./slot-recipes";
import { semanticTokens, textStyles, tokens } from "./tokens";

/** Chakra's engine with Passerelle's tokens and recipes only; the classes `light` and `dark` on the root choose the mode. */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: "p",
  cssVarsRoot: ":where(html)",
  globalCss,
  theme: { breakpoints, keyframes, tokens, semanticTokens, textStyles, recipes, slotRecipes },
});
