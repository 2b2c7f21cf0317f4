import { pageSize } from "../../data/use-paged-list";
import { type Guide, megabytes, seconds } from "../../guides/guide";
import { maxFileSize } from "../../forms/file-check";
import { limit } from "./PostText";
import { bannerTime } from "./use-like";

export const guide: Guide = {
  page: "Posts/PostsScreen",
  route: "/dashboard/posts",
  purpose: "The feed that applicants and recruiters share: posts with a picture, likes and comments.",
  states: [
    ["Title Posts; an 'Ajouter' button is shown only when posts exist and loading is finished", "PostsScreen/Ready"],
    ["Content, author handle, image, and like, comment, edit and delete actions", "PostsScreen/OwnAndOthers"],
    ["A post with its image", "PostCard/WithPicture"],
    ["Pagination uses Précédent / Suivant and 'Page X sur Y'", "PostsScreen/Pages"],
    ["The page is in the address, and Back returns to the one before", "Address/BackAndForward"],
    ["An address with a page that is none, or beyond the last one", "Address/PageBeyondTheLast"],
    ["No pagination for one page", "PostsScreen/OnePage"],
    ["Empty state: 'Aucun post n'a été trouvé.' with an 'Ajouter un post' button", "PostsScreen/Empty"],
    ["Somebody without a name wrote it", "PostsScreen/BySomebodyWithoutAName"],
    ["Loading: 'Chargement des posts...'", "PostsScreen/Loading"],
    ["Load error: 'Impossible de charger les posts. Veuillez réessayer plus tard.'", "PostsScreen/LoadFailed"],
    [
      "Post form modal 'Ajouter un post': Contenu, Image, Annuler and Enregistrer",
      "PostForm/AddAsTheSpecificationQuotes",
    ],
    ["'Modifier le post', opens prefilled", "PostForm/Edit"],
    ["A preview labelled 'Aperçu de l'image'", "PostPicture/Preview"],
    ["'Post enregistré avec succès !', the list reloads at page 1", "PostForm/BackToTheFirstPage"],
    ["Save is enabled only if the text changed or a new image was chosen", "PostForm/EditTakenBack"],
    ["Text is required", "PostForm/BlankIsNoText"],
    ["'Erreur de validation' as 'field: message' lines; it stays open", "PostForm/RefusedFields"],
    ["Other errors: 'Une erreur inattendue est survenue.'", "PostForm/Failed"],
    ["or the server error", "PostForm/FailedInWords"],
    ["Saving", "PostForm/Busy"],
    ["After a session that ended, the form is open again with what was typed", "PostForm/Restored"],
    ["and with what was typed over one's own post", "PostForm/RestoredEdit"],
    ["or, if that has gone meanwhile, says so and can be added as new", "PostForm/RestoredWithoutItsPost"],
    [
      "'Confirmer la suppression', 'Êtes-vous sûr de vouloir supprimer ce post ?'",
      "PostsScreen/AsTheSpecificationQuotes",
    ],
    ["'Post supprimé avec succès !'", "PostsScreen/AsTheSpecificationQuotes"],
    ["'Échec de la suppression du post.'", "PostsScreen/DeleteFailed"],
    ["'Post liké avec succès !'", "Likes/Liked"],
    ["'Like retiré avec succès !'", "Likes/TakenBack"],
    ["'Impossible de modifier le like de ce post.'", "Likes/RolledBack"],
    ["The answer to a like got lost: the post, read again, tells", "LostAnswers/LikesPost"],
    ["The same, and the post cannot be read either: nothing is claimed", "LostAnswers/LikeUnknown"],
    ["The answer to a deletion got lost", "LostAnswers/DeletesPost"],
    ["Truncation with an ellipsis", "PostCard/Cut"],
    ["Long words", "PostsScreen/LongWords"],
  ],
  rules: [
    "Edit and delete are shown to the author alone.",
    "A like counts at once, and is rolled back if the server refuses it; one like for each reader.",
    "A cut text has a way to its rest; its full stop is where the author put it.",
  ],
  constants: [
    ["On one page", pageSize],
    ["Text cut after, on a desktop", `${limit.desktop} characters`],
    ["Text cut after, on a phone", `${limit.mobile} characters`],
    ["A banner about a like stays", seconds(bannerTime)],
    ["Image at most", megabytes(maxFileSize)],
  ],
};
