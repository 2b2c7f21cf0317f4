import type { Guide } from "../guides/guide";

export const guide: Guide = {
  page: "Components/Full page",
  purpose: "Stands in for a screen while its code loads, and after a rendering failure.",
  states: [
    ["An unexpected rendering failure shows 'Unexpected Application Error!'", "Full page/Crashed"],
    ["It fails for one screen alone, inside the shell", "Full page/CrashedInTheShell"],
    ["The code of a screen cannot be fetched", "Full page/CouldNotBeLoaded"],
    ["A screen is being fetched", "Full page/Loading"],
  ],
  rules: [
    "A failure of one screen leaves the shell alone: the next entry of the menu works.",
    "Code is asked for three times before it counts as not to be had; a new release is loaded by itself, once.",
    "The page can be reloaded; stored data stay.",
  ],
};
