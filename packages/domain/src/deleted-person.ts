import type { Text } from "./language";

/** A person whose account is deleted, at the start of a sentence. */
export const deletedActor: Text = { fr: "Un utilisateur supprimé", en: "A deleted user" };

/** The same as the author of something. */
export const byDeleted: Text = { fr: "d’un utilisateur supprimé", en: "from a deleted user" };

/** Replaces a deleted person as the author of what remains. */
export const deletedPerson = {
  username: "utilisateur-supprime",
  firstname: "Utilisateur",
  lastname: "supprimé",
  avatar: null,
  deleted: true,
};
