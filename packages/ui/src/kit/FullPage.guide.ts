import type { Guide } from "../guides/guide";

export const guide: Guide = {
  page: "Kit/Full page",
  purpose: "What is shown instead of a screen while it is fetched, and when it cannot be drawn at all.",
  states: [
    ["An unexpected rendering failure shows 'Unexpected Application Error!'", "Full page/Crashed"],
    ["A screen is being fetched", "Full page/Loading"],
  ],
  rules: ["The page can be loaded again; what was stored is not touched."],
};
