import { maxCvPages } from "../cv-document";
import type { ErrorText, Text } from "../language";

/** Errors of CV entries. */
export const cvErrors = {
  noFormation: {
    code: "formation_not_found",
    fr: "Cette formation n’existe pas ou plus.",
    en: "This formation does not exist any more.",
  },
  noExperience: {
    code: "experience_not_found",
    fr: "Cette expérience n’existe pas ou plus.",
    en: "This experience does not exist any more.",
  },
  noProject: {
    code: "project_not_found",
    fr: "Ce projet n’existe pas ou plus.",
    en: "This project does not exist any more.",
  },
  noCertification: {
    code: "certification_not_found",
    fr: "Cette certification n’existe pas ou plus.",
    en: "This certification does not exist any more.",
  },
  tooLong: {
    code: "cv_too_long",
    fr: `Ce CV dépasse ${maxCvPages} pages. Raccourcissez ses descriptions.`,
    en: `This resume has more than ${maxCvPages} pages. Shorten its descriptions.`,
  },
  noText: {
    fr: "Aucun texte n’a été trouvé dans ce fichier : il ne contient peut-être que des images.",
    en: "No text was found in this file: it may hold nothing but pictures.",
  },
  nothingFound: {
    fr: "Aucune entrée de CV n’a été reconnue dans le texte de ce fichier.",
    en: "No entry of a resume was recognised in the text of this file.",
  },
  unreadable: {
    fr: "Le texte de ce fichier n’a pas pu être lu.",
    en: "The text of this file could not be read.",
  },
  endBeforeStart: {
    fr: "La date de fin doit être postérieure à la date de début.",
    en: "The end date must be after the start date.",
  },
} satisfies Record<string, Text | ErrorText>;
