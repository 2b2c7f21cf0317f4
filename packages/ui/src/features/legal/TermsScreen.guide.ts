import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Legal/TermsScreen",
  route: "/terms",
  purpose: "Explains what people and the server may expect of each other.",
  states: [
    ["The operator is named, with contact data", "TermsScreen/Ready"],
    ["The server does not name its operator", "TermsScreen/WithoutAnOperator"],
  ],
  rules: ["Public: no session is needed."],
};
