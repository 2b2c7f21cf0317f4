import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "People/CompanyScreen",
  route: "/dashboard/companies/:username",
  purpose: "Who a company is, and what it is looking for.",
  states: [
    ["A company with its offers, for an applicant", "CompanyScreen/Full"],
    ["The next page of its offers", "CompanyScreen/NextPage"],
    ["For another recruiter, who does not apply", "CompanyScreen/ForRecruiters"],
    ["One's own company", "CompanyScreen/Own"],
    ["Nothing is saved of it yet: the recruiter's name", "CompanyScreen/NotPresented"],
    ["It has no active offer", "CompanyScreen/NoOffers"],
    ["Nobody of that name, an applicant, or somebody whom one has blocked", "CompanyScreen/Nobody"],
    ["Loading", "CompanyScreen/Loading"],
    ["The page could not be loaded", "CompanyScreen/LoadFailed"],
    ["The same, without a connection", "CompanyScreen/Offline"],
    ["Long words", "CompanyScreen/LongWords"],
    ["On a phone", "CompanyScreen/Phone"],
  ],
  rules: [
    "The logo is shown whole.",
    "Its offers are those that are active, also for their recruiter.",
    "The recruiter's name leads to the person, where one writes to them.",
  ],
};
