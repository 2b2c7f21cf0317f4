import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "People/PersonScreen",
  route: "/dashboard/people/:username",
  purpose: "A person's page: their identity and, if the reader may see it, their profile and CV.",
  states: [
    ["A person who lets the reader see everything", "PersonScreen/Full"],
    ["The profile is not for the reader: who may see it, and the way to write", "PersonScreen/Private"],
    ["Nothing is filled in yet", "PersonScreen/Empty"],
    ["The same on one's own page", "PersonScreen/EmptyOwn"],
    ["One's own page, as one's contacts see it", "PersonScreen/Own"],
    ["One's own page as other members see it, while they may not see the profile", "PersonScreen/OwnForMembers"],
    ["The same once all members may", "PersonScreen/OwnForAllMembers"],
    ["A recruiter, with the company", "PersonScreen/Recruiter"],
    ["A recruiter without one", "PersonScreen/RecruiterWithoutACompany"],
    ["The company could not be loaded", "PersonScreen/CompanyFailed"],
    ["Nobody of that name, or somebody whom one has blocked", "PersonScreen/Nobody"],
    ["Loading", "PersonScreen/Loading"],
    ["The page could not be loaded", "PersonScreen/LoadFailed"],
    ["The same, without a connection", "PersonScreen/Offline"],
    ["Long words", "PersonScreen/LongWords"],
    ["As many entries as there may be", "PersonScreen/LongCv"],
  ],
  rules: [
    "E-mail, phone, address, birth date and resume are never shown.",
    "Hidden parts say who may see them, and one can still write to the person.",
    "The picture is never cropped.",
    "It prints on A4 without the frame.",
  ],
};
