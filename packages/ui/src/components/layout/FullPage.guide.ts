import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Components/Full page",
  purpose: "Replaces a screen while its code loads, and after a rendering failure.",
  states: [
    ["An unexpected rendering failure shows 'Unexpected Application Error!'", "Full page/Crashed"],
    ["One screen fails inside the shell", "Full page/CrashedInTheShell"],
    ["The code of a screen cannot be loaded", "Full page/CouldNotBeLoaded"],
    ["A screen is being loaded", "Full page/Loading"],
  ],
  rules: [
    "If one screen fails, the shell keeps working: another menu entry can be opened.",
    "Code is requested three times before loading counts as failed; after a new release the page reloads itself, once.",
    "The page can be reloaded; stored data are kept.",
  ],
};
