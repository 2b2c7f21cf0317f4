/**
 * French texts that the specification or a decision quotes, with those made like them; shown to the letter, with the
 * apostrophe of a typewriter. All other French has the printed one.
 */
export const quotedFrench: readonly string[] = [
  "Aperçu de l'image",
  "Aucun post n'a été trouvé.",
  "Aucun projet n'a été trouvé.",
  "Aucune certification n'a été trouvée.",
  "Aucune expérience n'a été trouvée.",
  "Aucune formation n'a été trouvée.",
  "Erreur lors de l'ajout du commentaire.",
  "Erreur lors de l'envoi du message",
  "J'aime",
  "J'aime (commentaire)",
  "J'aime, {{number}}",
  "Offre d'emploi",
  "Offres d'emploi",
  "Retirer l'image",
  "À l'instant",
  "Échec de la suppression de l'expérience.",
];
