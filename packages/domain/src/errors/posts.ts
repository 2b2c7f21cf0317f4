/** What the server says about posts and comments. */
export const postErrors = {
  noPost: { fr: "Ce post n’existe pas ou plus.", en: "This post does not exist any more." },
  noComment: { fr: "Ce commentaire n’existe pas ou plus.", en: "This comment does not exist any more." },
  noLike: { fr: "Ce like n’existe pas ou plus.", en: "This like does not exist any more." },
  othersPost: {
    fr: "Seul l’auteur d’un post peut le modifier ou le supprimer.",
    en: "Only its author may change or delete a post.",
  },
  othersComment: {
    fr: "Seul l’auteur d’un commentaire peut le modifier ou le supprimer.",
    en: "Only its author may change or delete a comment.",
  },
} as const;
