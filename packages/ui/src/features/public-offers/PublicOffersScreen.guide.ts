import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Public offers/PublicOffersScreen",
  route: "/offers",
  purpose: "The public offers, with search and filters, for anybody.",
  states: [
    ["A net salary", "PublicOffersScreen/NetSalary"],
    ["The list", "PublicOffersScreen/Ready"],
    ["A search: the form keeps the filters, and pages are links", "PublicOffersScreen/Searched"],
    ["Around a place: its name, its id and the radius are fields", "PublicOffersScreen/AroundAPlace"],
    ["Less common filters, on demand", "PublicOffersScreen/MoreFilters"],
    ["No offer matches the search", "PublicOffersScreen/NothingFound"],
    ["No public offers at all", "PublicOffersScreen/NoOffers"],
    ["The address states the language, and the links keep it", "PublicOffersScreen/InAStatedLanguage"],
    ["An offer without pay", "PublicOffersScreen/WithoutPay"],
    ["Long words", "PublicOffersScreen/LongWords"],
  ],
  rules: ["Public: rendered by the server, and works without JavaScript.", "It names no person."],
};
