import {
  homeWeeks,
  maxFileSize,
  maxPay,
  maxPositions,
  maxTagLength,
  maxTags,
  minimumAge,
  minPhoneLength,
  minUsernameLength,
  passwordLength,
  textLimits,
} from "@passerelle/domain";

/**
 * The numbers that texts of all catalogues can state, by name: `{{minimumAge}}`, `{{password.min}}`. Part of the first
 * page: numbers of larger modules are values of the call instead.
 */
export const textNumbers = {
  megabytes: maxFileSize / 2 ** 20,
  minimumAge,
  password: passwordLength,
  username: { min: minUsernameLength, max: textLimits.username },
  phone: { min: minPhoneLength, max: textLimits.phone },
  tags: { max: maxTags, length: maxTagLength },
  maxPositions,
  maxPay,
  homeWeeks,
};
