/** Errors of posts and comments; for a text without content, see `fieldErrors.contentRequired`. */
export const postErrors = {
  noPost: { code: "post_not_found", fr: "Ce post n’existe pas ou plus.", en: "This post does not exist any more." },
  noComment: {
    code: "comment_not_found",
    fr: "Ce commentaire n’existe pas ou plus.",
    en: "This comment does not exist any more.",
  },
  noLike: { code: "like_not_found", fr: "Ce like n’existe pas ou plus.", en: "This like does not exist any more." },
  othersPost: {
    code: "not_post_author",
    fr: "Seule la personne qui a écrit un post peut le modifier ou le supprimer.",
    en: "Only its author may change or delete a post.",
  },
  othersComment: {
    code: "not_comment_author",
    fr: "Seule la personne qui a écrit un commentaire peut le modifier ou le supprimer.",
    en: "Only its author may change or delete a comment.",
  },
} as const;
