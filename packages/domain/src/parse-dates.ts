// French, English, Spanish, Italian, German and Portuguese.
const names = [
  "janv(?:ier)?|jan(?:uary|uar|eiro)?|ene(?:ro)?|gen(?:naio)?",
  "f[ée]v(?:r(?:ier)?|ereiro)?|feb(?:ruary|ruar|rero|braio)?",
  "mars|mar(?:ch|zo|[çc]o)?|märz",
  "avr(?:il)?|apr(?:ile?)?|abr(?:il)?",
  "maio?|mayo?|maggio",
  "juin|june?|jun(?:io?|ho)|giu(?:gno)?",
  "juil(?:l(?:et)?)?|july?|jul(?:io?|ho)|lug(?:lio)?",
  "ao[uûù](?:te?)?|aug(?:ust)?|ago(?:sto)?",
  "sept?(?:embre|ember|iembre)?|settembre|setembro",
  "oct(?:obre|ober|ubre)?|okt(?:ober)?|ott(?:obre)?|outubro",
  "nov(?:embre|ember|iembre|embro)?",
  "d[ée]c(?:embre|ember)?|dez(?:ember|embro)?|dic(?:iembre|embre)?",
];
const months = names.map((name) => new RegExp(`^(?:${name})$`, "iu"));
/** The number of a month by its name; 0 if there is none. */
const monthOf = (name: string) => months.findIndex((each) => each.test(name)) + 1;
const partOfYear = "(?:printemps|[ée]t[ée]s?|automne|hiver|spring|summer|autumn|fall|winter)";
const season = `(?:(?:${partOfYear}[/-])?${partOfYear}|[QST][1-4]|(?:1er|2[eè]me|2e|2nd) semestre)`;
const year = "(?:19|20)\\d\\d(?!\\d)";
const month = `(?:${names.join("|")})`;
const day = "(?:\\d\\d?(?:er|st|nd|rd|th)? )";
const named = `(?:${day}?${month}(?:\\.?,? ?|\\.?[-/]| de )(?:\\d\\d?(?:st|nd|rd|th)?, ?)?(?:${year}|['’]\\d\\d(?!\\d))|${season}(?: - |[ -])${year})`;
const date = `(?:${named}|(?:\\d\\d?[/.-])?\\d\\d?(?: ?[/.] ?|-)${year}|${year} ?[/.-] ?(?:0[1-9]|1[0-2])(?:[/.-]\\d\\d)?(?!\\d)|${year}[/.][1-9](?!\\d)|${year}/${month}|${year})`;
const open =
  "(?:jusqu[’'][àa] )?(?:aujourd[’' ]?hui|(?:[àa] )?(?:ce jour|nos jours)|en (?:cours|curso|progreso)|em (?:curso|andamento)|in progress|laufend|[àa] pr[ée]sent|pr[ée]sent|now|current(?:ly)?|today|date|actuel(?:lement)?|maintenant|ongoing|en poste|(?:till|until|to) (?:date|now)|presente|(?:la )?actualidad|(?:ad )?oggi|in corso|(?:bis )?heute|hoy|atual(?:mente)?)";

/** Patterns of dates in French and English, for use in other patterns; `named` are those with a month or a season. */
export const datePatterns = { year, month, day, named, date, open };

// Year first, as in JSON; day first, as in France; a month by name.
const yearFirst = /^(\d{4})(?: ?[/.-] ?(\d{1,2})?(?:[/.-](\d{1,2})?)?)?(?:[T ]\d.*)?$/;
const yearLast = /^(?:(\d{1,2}) ?[/.-] ?)?(\d{1,2}) ?[/.-] ?(\d{4})$/;
const byName =
  /^(?:(\d{1,2})(?:er|st|nd|rd|th)?[ .-]+)?(\p{L}+)(?: de |[ .,/-]*)(?:(\d{1,2})(?:st|nd|rd|th)?, ?)?(?:(\d{4})|['’](\d\d))$/u;
const byNameLast = /^(\d{4})\/(\p{L}+)$/u;
/** As JavaScript writes dates: 'Sat, 01 Aug 2014 00:00:00 GMT'. */
const utc = /^(?:\p{L}{3}, )?(.*\d{4}) \d\d:\d\d(?::\d\d)? GMT$/u;
const bySeason = new RegExp(`^${season}(?: - |[ -])(\\d{4})$`, "iu");

/** Longer texts are not dates, and would take time to search. */
export const maxDateLength = 100;

/** The valid parts of a date: without the day of 31 February, a month 0 or a day 0. */
function partial(year: string, month: number, day: number): string | undefined {
  if (month > 12 || year === "0000") return undefined;
  if (month === 0) return year;
  const lastDay = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  const parts = [month, ...(day >= 1 && day <= lastDay ? [day] : [])];
  return [year, ...parts.map((part) => String(part).padStart(2, "0"))].join("-");
}

/**
 * The date in a text that contains nothing else, in French or English, as 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'; otherwise
 * undefined. Text in brackets after it is ignored.
 */
export function parseDate(text: string): string | undefined {
  if (text.length > maxDateLength) return undefined;
  const written = text
    .replace(/\s*[(（].*[)）]$/u, "")
    .replace(utc, "$1")
    .trim();
  const [, first, its = 0, of = 0] = yearFirst.exec(written) ?? [];
  if (first !== undefined) return partial(first, Number(its), Number(of));
  const [, day = 0, month = 0, last] = yearLast.exec(written) ?? [];
  // American order, as in '06/30/2014'.
  if (last !== undefined)
    return Number(month) > 12 ? partial(last, Number(day), Number(month)) : partial(last, Number(month), Number(day));
  const [, before, name = "", after, full, brief = ""] = byName.exec(written) ?? [];
  const number = monthOf(name);
  if (number > 0) return partial(full ?? `20${brief}`, number, Number(before ?? after ?? 0));
  const [, from = "", then = ""] = byNameLast.exec(written) ?? [];
  const following = monthOf(then);
  if (following > 0) return partial(from, following, 0);
  return bySeason.exec(written)?.[1];
}

const ending = new RegExp(
  `^(?:(?:until|till?|to|up to|[àa]|depuis) )?(?:poste )?(?:${open}|acti(?:ve|f)|至今)\\.?$`,
  "iu",
);
const nothing = /^(?:none|null|undefined|nan|invalid date|n\/a|[?–—-]+)$/i;

/** Whether a text means that there is no end yet: 'Present', 'à ce jour'. */
export const isOpenEnd = (text: string): boolean => text.length <= maxDateLength && ending.test(text.trim());

/** Whether a text is a placeholder for a missing date: 'None', 'Invalid date'. */
export const isNoDate = (text: string): boolean => text.trim() === "" || nothing.test(text.trim());
