/** Symbols by which CVs draw a level: '⚫⚫⚪', '★★☆'. */
const symbols = /[⚫⚪●○■□★☆⬤◯◉◎▮▯█░▓✦✧◆◇⭐✪]{2,}/gu;
const level =
  "(?:tr[èe]s )?(?:(?:bonne |excellente )?(?:ma[îi]trise|connaissance)s?|bon(?: niveau)?|niveau(?: \\p{L}+)?|d[ée]butante?|interm[ée]diaire|avanc[ée]e?|experte?|confirm[ée]e?|notions?|bases?|beginner|intermediate|advanced|expert|basics?|proficient|level(?: \\p{L}+)?)";
const isLevelAlone = new RegExp(`^${level}$`, "iu");
/** The ways in which a person knows a language. */
const ways =
  /^(?:(?:lue?|[ée]crite?|parl[ée]e?|compris|read(?:ing)?|written|writing|spoken|speaking)(?:$|[ ,/&]+(?:et |and )?))+$/iu;
const ratingAfter = new RegExp(
  `\\s*(?:\\(${level}\\)|[-–:] ${level}|[-–:(]?\\s*\\d{1,3} ?%\\)?|[-–:(]?\\s*\\d(?:[.,]\\d)?\\s?/\\s?(?:5|10)\\)?)$`,
  "iu",
);

/** A text without the level that stands after it, in symbols, numbers or words. */
export const withoutRating = (text: string): string =>
  text.replaceAll(symbols, " ").trim().replace(ratingAfter, "").trim();

/** Whether a text says only how well something is known. */
export const isRating = (text: string): boolean =>
  isLevelAlone.test(text) || ways.test(text) || !/[\p{L}\p{N}]/u.test(withoutRating(text));
