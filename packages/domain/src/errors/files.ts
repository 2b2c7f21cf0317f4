import { maxFileSize } from "../contract-limits";

const megabytes = maxFileSize / 2 ** 20;

export const fileErrors = {
  empty: { code: "file_empty", fr: "Ce fichier est vide.", en: "This file is empty." },
  tooLarge: { code: "file_too_large", fr: `${megabytes} Mo au plus.`, en: `At most ${megabytes} MB.` },
  notPicture: {
    code: "file_not_picture",
    fr: "Une image JPG, PNG, GIF ou WebP est attendue.",
    en: "This must be a JPG, PNG, GIF or WebP image.",
  },
  notPdf: { code: "file_not_pdf", fr: "Un fichier PDF est attendu.", en: "This must be a PDF file." },
  officeFile: {
    code: "file_is_office_document",
    fr: "Un fichier PDF est attendu. Dans Word ou LibreOffice, enregistrez ce document au format PDF.",
    en: "This must be a PDF file. In Word or LibreOffice, save this document as a PDF.",
  },
  notPdfOrWord: {
    code: "file_not_pdf_or_word",
    fr: "Un fichier PDF ou Word (.docx) est attendu.",
    en: "This must be a PDF or Word (.docx) file.",
  },
  damaged: {
    code: "file_damaged",
    fr: "Ce fichier est endommagé ou incomplet.",
    en: "This file is damaged or incomplete.",
  },
  password: {
    code: "pdf_needs_password",
    fr: "Ce PDF s’ouvre avec un mot de passe. Enregistrez-le sans mot de passe.",
    en: "This PDF opens with a password. Save it without a password.",
  },
  wordPassword: {
    code: "word_needs_password",
    fr: "Ce fichier Word s’ouvre avec un mot de passe. Enregistrez-le sans mot de passe.",
    en: "This Word file opens with a password. Save it without a password.",
  },
  tooComplex: {
    code: "pdf_too_complex",
    fr: "Ce PDF est trop complexe pour être vérifié. Enregistrez-le sous une forme plus simple.",
    en: "This PDF is too complex to be checked. Save it in a simpler form.",
  },
  tooManyPixels: {
    code: "picture_too_large",
    fr: "Cette image a trop de pixels pour son format (50 millions et 20 000 de côté au plus). Enregistrez-la plus petite, en JPG.",
    en: "This image has too many pixels for its format (at most 50 million, and 20,000 a side). Save it smaller, as a JPG.",
  },
  one: { code: "single_file_expected", fr: "Un seul fichier est attendu.", en: "This must be one file only." },
  linkExpired: {
    code: "link_expired",
    fr: "Ce lien a expiré. Rechargez la page d’où il vient.",
    en: "This link has expired. Reload the page that it is from.",
  },
} as const;
