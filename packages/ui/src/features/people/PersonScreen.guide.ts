import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "People/PersonScreen",
  route: "/dashboard/people/:username",
  purpose: "Who somebody is and, if they let the reader see it, what they can do and have done.",
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
    "E-mail, phone, address, birthdate and resume are on nobody's page.",
    "What is not for the reader says who may see it, and leaves a way to write.",
    "The picture is shown whole.",
    "It prints on A4 without the frame.",
  ],
};
