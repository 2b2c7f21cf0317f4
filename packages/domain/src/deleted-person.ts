import type { Text } from "./language";

/** The name in sentences about somebody whose account is deleted. */
export const deletedName: Text = { fr: "Utilisateur supprimé", en: "Deleted user" };

/** Stands for a deleted account where what it did remains. */
export const deletedPerson = {
  username: "utilisateur-supprime",
  firstname: "Utilisateur",
  lastname: "supprimé",
  avatar: null,
  deleted: true,
};
