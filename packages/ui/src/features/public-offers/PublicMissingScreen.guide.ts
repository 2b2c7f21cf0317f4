import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Public offers/PublicMissingScreen",
  route: "/offers/:id-title",
  purpose: "Says why a public page cannot be shown.",
  states: [
    ["An unknown address", "PublicMissingScreen/Unknown"],
    ["An offer that is no longer open", "PublicMissingScreen/Closed"],
    ["The server refuses or fails, in its words", "PublicMissingScreen/Failed"],
  ],
  rules: ["Its status is that of the server: 404, 410, 429 or 503.", "Search engines do not list it."],
};
