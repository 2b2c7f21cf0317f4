import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Legal/PrivacyScreen",
  route: "/privacy",
  purpose: "Says what this server does with people's data.",
  states: [
    ["The operator is named, and can be written to", "PrivacyScreen/Ready"],
    ["The server does not say who runs it", "PrivacyScreen/WithoutAnOperator"],
    ["A long name and address", "PrivacyScreen/LongWords"],
  ],
  rules: ["Anybody may read it, with or without a session."],
};
