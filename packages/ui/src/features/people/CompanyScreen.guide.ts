import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "People/CompanyScreen",
  route: "/dashboard/companies/:username",
  purpose: "The company's presentation and open offers.",
  states: [
    ["A company with its offers, for an applicant", "CompanyScreen/Full"],
    ["The next page of its offers", "CompanyScreen/NextPage"],
    ["For another recruiter, who does not apply", "CompanyScreen/ForRecruiters"],
    ["One's own company", "CompanyScreen/Own"],
    ["Nothing saved yet: the recruiter's name", "CompanyScreen/NotPresented"],
    ["No active offers", "CompanyScreen/NoOffers"],
    ["The recruiter's posts, as in the feed", "CompanyPosts/WithPosts"],
    ["The comments of a post; Back closes them", "CompanyPosts/CommentsOfAPost"],
    ["The recruiter has not published any posts", "CompanyPosts/NoPosts"],
    ["An unknown username, an applicant, or a blocked person", "CompanyScreen/Nobody"],
    ["Loading", "CompanyScreen/Loading"],
    ["The page could not be loaded", "CompanyScreen/LoadFailed"],
    ["Long words", "CompanyScreen/LongWords"],
  ],
  rules: [
    "The logo is never cropped.",
    "Only active offers are shown, even to their recruiter.",
    "The posts are the recruiter's own, with likes and comments; only the author can change them.",
    "The recruiter's name links to their page, where one can write to them.",
  ],
};
