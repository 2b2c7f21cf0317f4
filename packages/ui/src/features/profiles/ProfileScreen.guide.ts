import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Profiles/ProfileScreen",
  route: "/dashboard/profile",
  purpose: "One's own profile as a whole: who one is, what one does, and where each part of it is edited.",
  states: [
    ["All logged-in users: an applicant", "ProfileScreen/Applicant"],
    ["All logged-in users: a recruiter", "ProfileScreen/Recruiter"],
    ["'Failed to load user data.' (profile load)", "ProfileScreen/LoadFailed"],
    ["'Could not load user data.'", "ProfileScreen/NoUser"],
    ["Loading", "ProfileScreen/Loading"],
    ["Nothing filled in yet", "ProfileScreen/Empty"],
    ["Some parts could not be loaded", "ProfileScreen/SomePartsFailed"],
    ["'Update failed: ' plus the joined server error values", "BasicsForm/UpdateFailedAsTheSpecificationQuotes"],
    ["'An unexpected error occurred.'", "BasicsForm/UnexpectedErrorAsTheSpecificationQuotes"],
    ["After a session that ended, the form is open again with what was typed", "BasicsForm/Restored"],
    ["Profile saves send only the changed fields", "BasicsForm/Saves"],
    ["Long words", "ProfileScreen/LongWords"],
  ],
  rules: [
    "Nothing private (address, birth date, phone) is for anybody but its owner.",
    "Only web addresses that begin with http:// or https:// become links.",
  ],
};
