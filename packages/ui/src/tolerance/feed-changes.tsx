import { NotificationsScreen } from "../features/notifications";
import { PostsScreen } from "../features/posts";
// Loaded before tests wait for it.
import "../features/posts/Comments";
import { type Change, listOf, press, rowOf, success } from "./change";
import { me } from "./samples";

const feed = <PostsScreen me={me} />;
const noLikes = { likes: [], likesCount: 0, myLikeId: null };
const unliked = { comments: [{ ...Object(rowOf("listPosts").comments[0]), ...noLikes }] };

/** Presses buttons in the comments of the first post. */
const inComments =
  (...names: RegExp[]): Change["make"] =>
  async (acting) => {
    await press(/^Commentaires/)(acting);
    await acting.canvas.findByPlaceholderText("Ajouter un commentaire...");
    await press(...names)(acting);
  };

/** The changes of posts and notifications. */
export const feedChanges: readonly Change[] = [
  {
    operationId: "createPost",
    screen: feed,
    make: async (acting) => {
      await press(/^Ajouter$/)(acting);
      await acting.userEvent.type(await acting.canvas.findByLabelText(/^Contenu/), "Bonjour");
      await press(/^Enregistrer$/)(acting);
    },
    says: success,
  },
  {
    operationId: "updatePost",
    screen: feed,
    make: async (acting) => {
      await press(/^Modifier/)(acting);
      await acting.userEvent.type(await acting.canvas.findByLabelText(/^Contenu/), " bis");
      await press(/^Enregistrer$/)(acting);
    },
    says: success,
  },
  { operationId: "deletePost", screen: feed, make: press(/^Supprimer/, /^Supprimer$/), says: success },
  {
    operationId: "createPostLike",
    screen: feed,
    answers: listOf("listPosts", noLikes),
    make: press(/^J'aime/),
    says: success,
  },
  { operationId: "deletePostLike", screen: feed, make: press(/^J'aime/), says: success },
  {
    operationId: "createCommentLike",
    screen: feed,
    answers: listOf("listPosts", unliked),
    make: inComments(/^J'aime/),
    says: success,
  },
  { operationId: "deleteCommentLike", screen: feed, make: inComments(/^J'aime/), says: success },
  {
    operationId: "createComment",
    screen: feed,
    make: async (acting) => {
      await inComments()(acting);
      await acting.userEvent.type(await acting.canvas.findByPlaceholderText("Ajouter un commentaire..."), "Oui");
      await press(/^Publier$/)(acting);
    },
    says: success,
  },
  {
    operationId: "updateComment",
    screen: feed,
    make: async (acting) => {
      await inComments(/^Modifier le commentaire/)(acting);
      await acting.userEvent.type(
        await acting.canvas.findByRole("textbox", { name: /^Modifier le commentaire/ }),
        " bis",
      );
      await press(/^Enregistrer$/)(acting);
    },
    says: success,
  },
  {
    operationId: "deleteComment",
    screen: feed,
    make: inComments(/^Supprimer le commentaire/, /^Supprimer$/),
    says: success,
  },
  {
    operationId: "readNotification",
    screen: <NotificationsScreen hrefOf={() => "#there"} />,
    answers: listOf("listNotifications", { isRead: false }),
    make: async ({ canvas, userEvent }) =>
      userEvent.click(await canvas.findByText(String(rowOf("listNotifications").message))),
  },
  {
    operationId: "readNotifications",
    screen: <NotificationsScreen hrefOf={() => "#there"} />,
    answers: listOf("listNotifications", { isRead: false }),
    make: async ({ canvas, userEvent }) =>
      userEvent.click(await canvas.findByRole("button", { name: "Tout marquer comme lu" })),
  },
];
