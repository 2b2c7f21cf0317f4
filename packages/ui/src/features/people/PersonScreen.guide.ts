import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "People/PersonScreen",
  route: "/dashboard/people/:username",
  purpose: "A person's page: their identity and, if the reader may see it, their profile and CV.",
  states: [
    ["A person whose whole profile is visible to the reader", "PersonScreen/Full"],
    ["The profile is hidden: who may see it, and how to write to the person", "PersonScreen/Private"],
    ["Nothing is filled in yet", "PersonScreen/Empty"],
    ["The same on one's own page", "PersonScreen/EmptyOwn"],
    ["One's own page, as contacts see it", "PersonScreen/Own"],
    ["One's own page as other members see it, while the profile is hidden from them", "PersonScreen/OwnForMembers"],
    ["A recruiter, with the company", "PersonScreen/Recruiter"],
    ["A recruiter without a company", "PersonScreen/RecruiterWithoutACompany"],
    ["An unknown username, or a blocked person", "PersonScreen/Nobody"],
    ["Loading", "PersonScreen/Loading"],
    ["The page could not be loaded", "PersonScreen/LoadFailed"],
    ["Long words", "PersonScreen/LongWords"],
  ],
  rules: [
    "E-mail, phone, address, birth date and resume are never shown.",
    "Hidden parts say who may see them, and one can still write to the person.",
    "The picture is never cropped.",
    "It prints on A4 without the frame.",
  ],
};
