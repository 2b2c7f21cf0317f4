import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Public offers/PublicOfferScreen",
  route: "/offers/:id-title",
  purpose: "A public offer in full, for anybody, with the ways to apply and to share it.",
  states: [
    ["The offer", "PublicOfferScreen/Ready"],
    ["Sharing: the link and its QR code", "PublicOfferScreen/Shared"],
    ["Long words", "PublicOfferScreen/LongWords"],
  ],
  rules: [
    "Public: rendered by the server, and works without JavaScript.",
    "Applying leads through the login or registration to this offer, with the form open.",
  ],
};
