import { linesOfText } from "../src/features/cv/reader/lines-of-text";
import { proposeCv } from "../src/features/cv/reader/propose";

/** What the reader proposes from a CV's text, in 2026. */
export const readCvText = (text: string) => proposeCv(linesOfText(text), 2026);

/** The jobs, then the formations, each as title, place, start and end. */
export const entriesIn = (text: string) => {
  const { work, education } = readCvText(text);
  return [
    ...work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate]),
    ...education.map(({ studyType, institution, startDate, endDate }) => [studyType, institution, startDate, endDate]),
  ];
};
