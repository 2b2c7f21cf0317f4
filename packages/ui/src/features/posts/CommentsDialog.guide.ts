import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Posts/CommentsDialog",
  route: "/dashboard/posts, over the feed",
  purpose: "What people say about a post, and where one says something oneself.",
  states: [
    ["Comments modal 'Commentaires sur le post'", "CommentsDialog/AsTheSpecificationQuotes"],
    ["Each comment shows an initial avatar, full name, content, and a like button with a count", "CommentsDialog/Open"],
    ["Empty text: 'Aucun commentaire pour le moment.'", "CommentsDialog/Empty"],
    [
      "The add input reads 'Ajouter un commentaire...' with a Publier button",
      "CommentsDialog/AsTheSpecificationQuotes",
    ],
    ["'Commentaire ajouté avec succès !'", "CommentsDialog/Adds"],
    ["Refused when the content is blank after trimming", "CommentsDialog/RefusesABlankComment"],
    ["'Erreur lors de l'ajout du commentaire.'", "CommentsDialog/AddFailed"],
    ["Publishing", "CommentsDialog/Publishing"],
    ["Inline textarea with save and cancel: 'Commentaire modifié avec succès !'", "CommentEditor/Edits"],
    ["Save or cancel leaves edit mode", "CommentEditor/Cancels"],
    ["One comment at a time is in edit mode", "CommentEditor/OneAtATime"],
    ["An edit must differ from the current content", "CommentEditor/RefusesBlankAndUnchanged"],
    ["'Erreur lors de la modification du commentaire.'", "CommentEditor/SaveFailed"],
    ["Delete: 'Commentaire supprimé avec succès !'", "CommentEditor/Deletes"],
    ["'Erreur lors de la suppression du commentaire.'", "CommentEditor/DeleteFailed"],
    ["'Commentaire liké !', 'Like retiré du commentaire.'", "CommentsDialog/Likes"],
    ["'Impossible de modifier le like.'", "CommentsDialog/LikeRolledBack"],
    ["The post was deleted meanwhile", "CommentsDialog/PostDeletedMeanwhile"],
    ["A thousand comments", "CommentsDialog/AThousand"],
  ],
  rules: [
    "A user may edit or delete only their own comments.",
    "Oldest first; the latest is in view when the modal opens.",
    "What is half typed is asked about before it is lost.",
  ],
};
