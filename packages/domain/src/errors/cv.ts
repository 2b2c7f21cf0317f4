import { maxCvPages } from "../contract-limits";
import type { ErrorText, Text } from "../language";

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
    code: "file_without_text",
    fr: "Aucun texte n’a été trouvé dans ce fichier : il ne contient peut-être que des images.",
    en: "No text was found in this file: it may contain only pictures.",
  },
  nothingFound: {
    code: "file_without_entries",
    fr: "Aucune entrée de CV n’a été reconnue dans le texte de ce fichier.",
    en: "No CV entry was recognised in the text of this file.",
  },
  unreadable: {
    code: "file_text_unreadable",
    fr: "Le texte de ce fichier n’a pas pu être lu. Enregistrez-le à nouveau au format PDF, puis réessayez.",
    en: "The text of this file could not be read. Save it again as a PDF, then try again.",
  },
  cutPdf: {
    code: "pdf_incomplete",
    fr: "Ce PDF est incomplet : sa fin manque. Téléchargez-le ou enregistrez-le à nouveau, puis réessayez.",
    en: "This PDF is incomplete: its end is missing. Download or save it again, then try again.",
  },
  damagedWord: {
    code: "word_file_damaged",
    fr: "Ce fichier Word est endommagé ou incomplet. Ouvrez-le dans Word, enregistrez-le à nouveau, puis réessayez.",
    en: "This Word file is damaged or incomplete. Open it in Word, save it again, then try again.",
  },
  endBeforeStart: {
    code: "end_before_start",
    fr: "La date de fin doit être postérieure à la date de début.",
    en: "The end date must be after the start date.",
  },
} satisfies Record<string, Text | ErrorText>;
