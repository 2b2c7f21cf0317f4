import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Legal/PrivacyScreen",
  route: "/privacy",
  purpose: "Explains how this server uses people's data.",
  states: [
    ["The operator is named, with contact data", "PrivacyScreen/Ready"],
    ["The server does not name its operator", "PrivacyScreen/WithoutAnOperator"],
    ["A long name and address", "PrivacyScreen/LongWords"],
  ],
  rules: ["Public: no session is needed."],
};
