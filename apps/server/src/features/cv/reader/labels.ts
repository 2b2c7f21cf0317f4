import type { Line } from "./anchors";
import { tidy } from "./asides";
import { withoutBullet } from "./words";

const labelled = /^([\p{L} ]{4,24}?)\s?:\s*(\S.{1,100})$/u;
const placeLabel =
  /^(?:soci[ée]t[ée]|entreprise|employeur|company|employer|organi[sz]ation|[ée]tablissement|[ée]cole|institution|institute|university|universit[ée]|school)$/iu;
const titleLabel =
  /^(?:poste(?: occup[ée])?|fonction|intitul[ée](?: du poste)?|position|role|job title|dipl[ôo]me(?: obtenu| pr[ée]par[ée])?|degree)$/iu;
/** The lines below a date that may have such labels. */
const maxLines = 4;

/** The title and the place that the first lines below a date name by labels: '• Société : Globex', 'Degree: BSc'. */
export function labelledIn(lines: readonly Line[]): { title?: string; place?: string } {
  const found: { title?: string; place?: string } = {};
  for (const { text } of lines.slice(0, maxLines)) {
    const [, label = "", value = ""] = labelled.exec(withoutBullet(text).trim()) ?? [];
    if (placeLabel.test(label)) found.place ??= tidy(value);
    if (titleLabel.test(label)) found.title ??= tidy(value);
  }
  return found;
}
