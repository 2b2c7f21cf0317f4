import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Public offers/PublicCompanyScreen",
  route: "/companies/:username",
  purpose: "A company and its public offers, for anybody.",
  states: [
    ["The company with its offers", "PublicCompanyScreen/Ready"],
    ["Nothing presented yet, several pages of offers", "PublicCompanyScreen/NotPresented"],
  ],
  rules: ["Public: rendered by the server, and works without JavaScript.", "It names no person."],
};
