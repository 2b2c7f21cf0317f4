import {
  homeWeeks,
  implausiblePay,
  maxFileSize,
  maxOpenedOffers,
  maxPay,
  maxPositions,
  maxTagLength,
  maxTags,
  mediumShare,
  minimumAge,
  minPhoneLength,
  minUsernameLength,
  passwordLength,
  textLimits,
} from "@passerelle/domain";

/** The numbers that texts of all catalogues can state, by name: `{{minimumAge}}`, `{{password.min}}`. */
export const textNumbers = {
  megabytes: maxFileSize / 2 ** 20,
  minimumAge,
  password: passwordLength,
  username: { min: minUsernameLength, max: textLimits.username },
  phone: { min: minPhoneLength, max: textLimits.phone },
  tags: { max: maxTags, length: maxTagLength },
  maxPositions,
  maxPay,
  implausiblePay,
  mediumSkills: mediumShare * 10,
  homeWeeks,
  maxOpenedOffers,
};
