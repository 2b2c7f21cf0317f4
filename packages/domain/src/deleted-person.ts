/** Stands for a deleted account where what it did remains. */
export const deletedPerson = {
  username: "utilisateur-supprime",
  firstname: "Utilisateur",
  lastname: "supprimé",
  avatar: null,
  deleted: true,
};
