import { isOrganisation, titleEvidence } from "./evidence";
import { isLocation } from "./places";

/** Moves a subject written after the institution to the degree. */
export function withSubject(title: string, place: string): { title: string; place: string } {
  const [, school = "", subject = ""] = /^([^,]{3,}), ([^,]{3,})$/u.exec(place) ?? [];
  const isPlace = subject.split(" ").some((word) => isLocation(word));
  // A town in capitals: 'Lycée Nord, GUIGLO'.
  if (/^\p{Lu}{3,}$/u.test(subject) && /\p{Ll}/u.test(school) && !isOrganisation(subject))
    return { title, place: school };
  if (subject === "" || isPlace || !isOrganisation(school) || isOrganisation(subject)) return { title, place };
  // 'BS', and 'Université de Nantes, BS in Biology' or 'Université de Nantes, Biology'.
  const isDegree = titleEvidence(subject, "education") > 0 && subject.startsWith(title);
  if (!isDegree && title.split(" ").length > 2) return { title, place };
  return { title: isDegree ? subject : `${title}, ${subject}`, place: school };
}
