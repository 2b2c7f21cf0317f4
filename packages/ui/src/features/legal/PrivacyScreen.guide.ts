import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Legal/PrivacyScreen",
  route: "/privacy",
  purpose: "Explains how this server uses people's data.",
  states: [
    ["The operator is named, and can be written to", "PrivacyScreen/Ready"],
    ["The server does not say who runs it", "PrivacyScreen/WithoutAnOperator"],
    ["A long name and address", "PrivacyScreen/LongWords"],
  ],
  rules: ["Public: no session is needed."],
};
