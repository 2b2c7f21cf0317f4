import type { Text } from "./language";
import { type AlertFilters, alertName } from "./offer-alerts";
import { isolated } from "./text";

/** The maximum number of alerts that a notification names. */
export const maxNamedAlerts = 3;

interface Found {
  isMatch: boolean;
  /** The names of alerts, and how many others there are. */
  names: readonly string[];
  others: number | string;
}

/** Joins names as in 'A, B et C'. */
const joined = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1) ?? ""}`;

/** The reason that an offer was found: the reader's profile, their alerts, or both. */
export function foundText({ isMatch, names, others }: Found): Text {
  if (names.length === 0 && others === 0) return { fr: "votre profil", en: "your profile" };
  const isOneMore = others === 1;
  const more = names.length === 0 || others === 0 ? undefined : others;
  const fr = [...names.map((name) => `« ${name} »`), ...(more ? [`${more} ${isOneMore ? "autre" : "autres"}`] : [])];
  const en = [...names.map((name) => `"${name}"`), ...(more ? [`${more} ${isOneMore ? "other" : "others"}`] : [])];
  const isPlural = names.length > 1 || (names.length === 1 ? others !== 0 : !isOneMore);
  return {
    fr: `${isMatch ? "votre profil et à " : ""}${isPlural ? "vos alertes" : "votre alerte"} ${joined(fr, "et")}`.trim(),
    en: `your ${isMatch ? "profile and your " : ""}${isPlural ? "alerts" : "alert"} ${joined(en, "and")}`.trim(),
  };
}

/** The parameters of a match, or of an alert that found the offer. */
interface Cause {
  filters?: AlertFilters;
  alertId?: number;
}

/** The reason that an offer was found, from the causes of its notification. */
export function foundBy(causes: readonly Cause[]): Text {
  const alerts = causes.flatMap(({ alertId, filters = {} }) =>
    alertId === undefined ? [] : isolated(alertName(filters)),
  );
  const names = [...new Set(alerts.filter((name) => name !== ""))].slice(0, maxNamedAlerts);
  return foundText({ isMatch: causes.length > alerts.length, names, others: alerts.length - names.length });
}
