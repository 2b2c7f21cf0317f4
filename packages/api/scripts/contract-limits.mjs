import { readFile } from "node:fs/promises";
import { parse } from "yaml";

/** @param {string} name @param {unknown} value */
function checked(name, value) {
  if (!Number.isInteger(value)) throw new Error(`openapi.yaml states no ${name}.`);
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, "_");
}

/**
 * Generates the TypeScript with the contract's limits.
 * @param {URL} contract
 */
export async function limitsOf(contract) {
  const { components, paths } = parse(await readFile(contract, "utf8"));
  const { schemas, parameters } = components;
  /** @param {string} path the most items of its list */
  const listOf = (path) => paths[path].get.responses["200"].content["application/json"].schema.maxItems;
  const { Password, Post, Tags } = schemas;
  const { weeks, offers } = schemas.DashboardNext.properties;
  /** @type {Record<string, Record<string, unknown>>} the numbers by name, below what they mean */
  const numbers = {
    "Minimum length of a username (D-030), and of a phone number (D-051).": {
      minUsernameLength: schemas.Username.minLength,
      // A shorter pattern would not allow an empty text.
      minPhoneLength: Number(/\{(\d+),\d+\}/.exec(schemas.PhoneInput.pattern)?.[1]),
    },
    "Maximum size of an uploaded file, in bytes (D-087).": { maxFileSize: schemas.ImageFile.maxLength },
    "Maximum number of tags in a list, and maximum length of one (D-029).": {
      maxTags: Tags.maxItems,
      maxTagLength: Tags.items.maxLength,
    },
    "The largest amount of an offer and of its monthly equivalent.": { maxPay: schemas.Salary.maximum },
    "The largest number of positions of an offer.": { maxPositions: schemas.Positions.maximum },
    "Maximum number of entries in each list of a CV, and of pages of its document.": {
      maxCvEntries: schemas.CvPosition.maximum,
      maxCvPages: schemas.CvPreview.properties.pages.maximum,
    },
    "Maximum length of a search for offers, and of any other search.": {
      maxOfferSearch: parameters.OfferSearch.schema.maxLength,
      maxSearch: parameters.SearchText.schema.maxLength,
    },
    "Items per page: the default, and the maximum that a caller may ask for. Notifications have their own maximum.": {
      pageSize: parameters.PageSize.schema.default,
      maxPageSize: parameters.PageSize.schema.maximum,
      maxNotificationsPageSize: parameters.NotificationsPageSize.schema.maximum,
    },
    "Maximum number of discussions, and of messages in one answer (D-154).": {
      maxDiscussions: listOf("/discussions"),
      messagesPageSize: listOf("/discussions/{id}/messages"),
    },
    "The newest comments and likes that a post includes; more comments are read in pages of the same size.": {
      maxComments: Post.properties.comments.maxItems,
      maxLikes: Post.properties.likes.maxItems,
    },
    "People in each page of the list of likes.": { likersPageSize: schemas.LikerSlice.properties.items.maxItems },
    "The largest number of new posts that is counted.": { maxNewPosts: schemas.NewPostsCount.properties.count.maximum },
    "Maximum number of suggested places and skills, and the largest number of offers with a skill that is counted.": {
      maxSuggestedPlaces: schemas.FoundPlaces.properties.items.maxItems,
      maxSuggestedSkills: schemas.WantedSkills.properties.items.maxItems,
      maxCountedOffers: schemas.WantedSkill.properties.offers.maximum,
    },
    "Items in each list of the home page, and weeks in its count of applications.": {
      homeListSize: offers.maxItems,
      homeWeeks: weeks.maxItems,
    },
    "The withdrawn applications that an offer names, the latest ones.": {
      maxWithdrawnApplications: schemas.JobOfferDetail.properties.withdrawnApplications.maxItems,
    },
    "Maximum number of applications that one call decides.": {
      maxDecisions: schemas.DecisionsInput.properties.decisions.maxItems,
    },
  };
  // `x-limit` names the text limit that a schema states.
  const lengths = Object.entries(schemas).flatMap(([name, { "x-limit": key, maxLength }]) =>
    key ? `  ${key}: ${checked(name, maxLength)},` : [],
  );
  const length = `{ min: ${Password.minLength}, max: ${checked("Password", Password.maxLength)} }`;
  const groups = Object.entries(numbers).map(([meaning, values]) => {
    const lines = Object.entries(values).map(([name, value]) => `export const ${name} = ${checked(name, value)};`);
    return `/** ${meaning} */\n${lines.join("\n")}\n`;
  });
  return `
/** Maximum lengths of texts, as \`lengthOf\` counts them (D-029). */
export const textLimits = {
${lengths.join("\n")}
} as const;

/** Minimum and maximum length of a password (D-041). */
export const passwordLength = ${length} as const;

${groups.join("\n")}
/** The distances in kilometres that a search around a place may name. */
export const radii = [${parameters.Within.schema.enum.join(", ")}] as const;

/** The reasons for a report, in the order of the form. */
export const reportReasons = ${JSON.stringify(schemas.ReportReason.enum).replaceAll(",", ", ")} as const;
`;
}
