import type { Text } from "./language";

/** The name in sentences about a person whose account is deleted. */
export const deletedName: Text = { fr: "Utilisateur supprimé", en: "Deleted user" };

/** Replaces a deleted person as the author of what remains. */
export const deletedPerson = {
  username: "utilisateur-supprime",
  firstname: "Utilisateur",
  lastname: "supprimé",
  avatar: null,
  deleted: true,
};
