import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Profiles/ProfileScreen",
  route: "/dashboard/profile",
  purpose: "The user's whole profile, with links to edit each part.",
  states: [
    ["All logged-in users: an applicant", "ProfileScreen/Applicant"],
    ["All logged-in users: a recruiter", "ProfileScreen/Recruiter"],
    ["'Failed to load user data.' (profile load)", "ProfileScreen/LoadFailed"],
    ["'Could not load user data.'", "ProfileScreen/NoUser"],
    ["Loading", "ProfileScreen/Loading"],
    ["Nothing filled in yet", "ProfileScreen/Empty"],
    ["'Update failed: ' plus the joined server error values", "ProfileScreen/UpdateFailedAsTheSpecificationQuotes"],
    ["'An unexpected error occurred.'", "ProfileScreen/UnexpectedErrorAsTheSpecificationQuotes"],
    ["Profile saves send only the changed fields", "ProfileScreen/Saves"],
    ["Long words", "ProfileScreen/LongWords"],
  ],
  rules: [
    "Address, birth date and phone are visible to their owner only.",
    "Only web addresses that begin with http:// or https:// become links.",
  ],
};
