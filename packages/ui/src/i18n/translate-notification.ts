import {
  byDeleted,
  byPerson,
  deletedActor,
  foundText,
  type Language,
  maxNamedAlerts,
  notificationTexts,
  type Text,
  withDe,
  withOthers,
} from "@passerelle/domain";

// Private use characters as placeholders for the values.
const placeholders = {
  actor: "\uE000",
  jobTitle: "\uE001",
  word: "\uE002",
  others: "\uE003",
  alert: "\uE004",
  changes: "\uE005",
  secondAlert: "\uE006",
  thirdAlert: "\uE007",
} as const;

const anActor: Text = { fr: placeholders.actor, en: placeholders.actor };
const by = byPerson(placeholders.actor);
/** The preposition of `by` in French, which depends on the name. */
const de = withDe(placeholders.actor);
// The most specific first, because a name may contain any text.
const actors = [
  { actor: withOthers(deletedActor, 1), by: byDeleted, isPlural: true },
  { actor: withOthers(deletedActor, placeholders.others), by: byDeleted, isPlural: true },
  { actor: deletedActor, by: byDeleted, isPlural: false },
  { actor: withOthers(anActor, 1), by, isPlural: true },
  { actor: withOthers(anActor, placeholders.others), by, isPlural: true },
  { actor: anActor, by, isPlural: false },
];

// What changed in an offer stays in the language of the server's answer.
const changes: Text = { fr: placeholders.changes, en: placeholders.changes };

const alerts = [placeholders.alert, placeholders.secondAlert, placeholders.thirdAlert].slice(0, maxNamedAlerts);
const profile = foundText({ isMatch: true, names: [], others: 0 });
// The longest first, for the same reason.
const found = [true, false]
  .flatMap((isMatch) =>
    [alerts, alerts.slice(0, 2), alerts.slice(0, 1), []].flatMap((names) =>
      [placeholders.others, 1, 0].map((others) => foundText({ isMatch, names, others })),
    ),
  )
  .concat(profile);

const others = { found: profile, jobTitle: placeholders.jobTitle, alert: placeholders.alert, word: undefined, changes };
const templates: readonly Text[] = [
  ...found.map((text) =>
    notificationTexts.offer_matches({ actor: anActor, by, isPlural: false, ...others, found: text }),
  ),
  ...Object.values(notificationTexts).flatMap((sentence) =>
    actors.flatMap((named) =>
      [undefined, placeholders.word].flatMap((word) =>
        [placeholders.alert, ""].map((alert) => sentence({ ...named, ...others, alert, word })),
      ),
    ),
  ),
];

/** The values of a template's placeholders in a text; null if the text does not match. */
function readPlaceholders(template: string, text: string): RegExpExecArray | null {
  const escaped = template.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  const pattern = Object.entries(placeholders).reduce(
    (source, [name, placeholder]) => source.replace(placeholder, `(?<${name}>${name === "others" ? "\\d+" : ".*"})`),
    escaped.replace(de, `(?:de |d’)${placeholders.actor}`),
  );
  return new RegExp(`^${pattern}$`, "su").exec(text);
}

/** Translates a notification's text; undefined if it is not one of ours. */
export function translateNotification(text: string, to: Language): string | undefined {
  for (const template of templates) {
    const found = readPlaceholders(template.fr, text) ?? readPlaceholders(template.en, text);
    if (!found) continue;
    return Object.entries(placeholders).reduce(
      (result, [key, placeholder]) => result.replace(placeholder, () => found.groups?.[key] ?? ""),
      template[to].replace(de, () => withDe(found.groups?.["actor"] ?? "")),
    );
  }
  return undefined;
}
