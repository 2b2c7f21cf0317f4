import { type Guide, megabytes } from "../../guides/guide";
import { maxFileSize } from "../../forms/file-check";

export const guide: Guide = {
  page: "Account/AccountScreen",
  route: "/dashboard/my-account",
  purpose: "One's identity and ways to be reached: what others see, and what only oneself does.",
  states: [
    [
      "Fields: First Name*, Last Name*, Username*, Email Address*, Phone Number, Birth Date, Address",
      "AccountScreen/AsTheSpecificationQuotes",
    ],
    ["The avatar has a 'Change Picture' action with the hint 'JPG, PNG or GIF, max. 5MB'", "Picture/Preview"],
    ["Buttons Reset and 'Update Account', disabled when nothing changed", "AccountScreen/Ready"],
    ["Enabled once something changed", "AccountForm/Changed"],
    ["After a session that ended, it shows what was typed", "AccountForm/Restored"],
    ["'Updating...' while saving", "AccountForm/Saving"],
    ["Only changed fields are sent", "AccountForm/Saves"],
    ["If nothing changed the message is 'No changes to save.'", "AccountForm/NoChangesToSave"],
    ["Reset restores the last saved values", "AccountForm/Resets"],
    ["'Account updated successfully!'", "AccountForm/Saves"],
    ["'Failed to update account.'", "AccountForm/Failed"],
    ["The server error", "AccountForm/FailedInTheServersWords"],
    ["First name, last name, username and email are required", "AccountForm/AsksForWhatIsMissing"],
    ["Server validation messages", "AccountForm/RefusedFields"],
    ["The answer got lost: the account, read again, tells", "AccountForm/SavesThoughTheAnswerIsLost"],
    ["The same, and it cannot be read either: nothing is claimed", "AccountForm/OutcomeUnknown"],
    ["'Failed to load user data.'", "AccountScreen/LoadFailed"],
    ["Another language is chosen while fields are refused", "AccountForm/FollowsTheLanguage"],
    ["No user data", "AccountScreen/NoData"],
    ["Loading", "AccountScreen/Loading"],
    ["Not an image", "Picture/NotAPicture"],
    ["An image that is too large", "Picture/TooLarge"],
    ["The server cannot be reached", "AccountForm/OfflineWhileSaving"],
    ["Long words", "AccountScreen/LongWords"],
  ],
  rules: [
    "A new e-mail address counts at once; a notice goes to the old one.",
    "The role is shown and cannot be changed.",
    "Birth date and address are shown to nobody else.",
  ],
  constants: [["Picture at most", megabytes(maxFileSize)]],
};
