import { isOrganisation, titleEvidence } from "./evidence";
import { isLocation } from "./places";

/** A degree, and the place where it was obtained, without the subject that is written beside the place. */
export function withSubject(title: string, place: string): { title: string; place: string } {
  const [, school = "", subject = ""] = /^([^,]{3,}), ([^,]{3,})$/u.exec(place) ?? [];
  const isPlace = subject.split(" ").some((word) => isLocation(word));
  if (subject === "" || isPlace || !isOrganisation(school) || isOrganisation(subject)) return { title, place };
  // 'BS', and 'Université de Nantes, BS in Biology' or 'Université de Nantes, Biology'.
  const isDegree = titleEvidence(subject, "education") > 0 && subject.startsWith(title);
  if (!isDegree && title.split(" ").length > 2) return { title, place };
  return { title: isDegree ? subject : `${title}, ${subject}`, place: school };
}
