import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "People/CompanyScreen",
  route: "/dashboard/companies/:username",
  purpose: "The company's presentation and open offers.",
  states: [
    ["A company with its offers, for an applicant", "CompanyScreen/Full"],
    ["A web address in its description is a link", "CompanyScreen/TextWithAddress"],
    ["The next page of its offers", "CompanyScreen/NextPage"],
    ["For another recruiter, who does not apply", "CompanyScreen/ForRecruiters"],
    ["One's own company", "CompanyScreen/Own"],
    ["Nothing is saved of it yet: the recruiter's name", "CompanyScreen/NotPresented"],
    ["It has no active offer", "CompanyScreen/NoOffers"],
    ["What its recruiter published, as the feed shows it", "CompanyPosts/WithPosts"],
    ["The next page of that, while the offers stay", "CompanyPosts/NextPosts"],
    ["The comments of a post, which Back closes", "CompanyPosts/CommentsOfAPost"],
    ["The recruiter published nothing", "CompanyPosts/NoPosts"],
    ["The posts are loading", "CompanyPosts/PostsLoading"],
    ["The posts could not be loaded", "CompanyPosts/PostsFailed"],
    ["Nobody of that name, an applicant, or somebody whom one has blocked", "CompanyScreen/Nobody"],
    ["Loading", "CompanyScreen/Loading"],
    ["The page could not be loaded", "CompanyScreen/LoadFailed"],
    ["The same, without a connection", "CompanyScreen/Offline"],
    ["Long words", "CompanyScreen/LongWords"],
  ],
  rules: [
    "The logo is never cropped.",
    "Only active offers are shown, even to their recruiter.",
    "The posts are the recruiter's own, with likes and comments; only the author can change them.",
    "The recruiter's name links to their page, where one can write to them.",
  ],
};
