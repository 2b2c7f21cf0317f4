import type { Tables } from "../tables";
import { PEOPLE } from "./people";

type SeedPost = {
  author: number;
  daysAgo: number;
  text: string;
  file?: string;
  likedBy?: number[];
  comments?: [author: number, content: string, likedBy?: number[]][];
};

const { claire, karim, sophie, jeanne, hugo, aicha, lucas, emma } = PEOPLE;

/** Newest first, enough for two pages; one text is long, one post has a picture, one has no reaction at all. */
const POSTS: SeedPost[] = [
  {
    author: claire,
    daysAgo: 0.1,
    text: "Nous ouvrons deux postes dans l'équipe Produit de Lumio. Venez en parler avec nous jeudi à Lyon !",
    likedBy: [jeanne, lucas, hugo],
    comments: [
      [jeanne, "J'y serai, merci pour l'invitation.", [claire]],
      [lucas, "Est-ce ouvert aux alternants ?"],
      [claire, "Bien sûr, Lucas.", [lucas, jeanne]],
    ],
  },
  {
    author: jeanne,
    daysAgo: 0.6,
    text: "Retour d'expérience : nous avons repris tous les formulaires de notre espace client pour qu'ils se lisent au clavier et au lecteur d'écran. Trois mois de travail, beaucoup de petites corrections, et des appels au support en baisse d'un tiers. Le plus utile : essayer chaque écran sans souris, une fois par semaine, avec quelqu'un qui ne l'a pas écrit.",
    likedBy: [claire, karim, aicha, hugo, emma],
    comments: [
      [karim, "Bravo ! Accepteriez-vous de raconter cela à nos équipes ?", [jeanne]],
      [jeanne, "Avec plaisir, écrivez-moi."],
    ],
  },
  {
    author: karim,
    daysAgo: 1.2,
    text: "Nos soignants recrutent leurs collègues : douze postes ouverts à Nantes.",
    likedBy: [emma],
  },
  {
    author: hugo,
    daysAgo: 2,
    text: "Quelqu'un a-t-il comparé dbt et SQLMesh en production ?",
    comments: [[emma, "Pas encore, mais votre réponse m'intéresse."]],
  },
  {
    author: aicha,
    daysAgo: 3,
    text: "Mon premier reportage vidéo est en ligne.",
    file: "2be7f4d09a13.gif",
    likedBy: [jeanne, karim],
  },
  {
    author: sophie,
    daysAgo: 4,
    text: "Visite de l'atelier samedi matin : on y montre les bancs d'essai, des plus anciens aux plus récents.",
  },
  {
    author: lucas,
    daysAgo: 5,
    text: "Alternance signée ! Merci à toutes celles et ceux qui ont relu mon CV.",
    likedBy: [jeanne, claire, hugo, aicha],
  },
  { author: emma, daysAgo: 7, text: "Clôture trimestrielle terminée avec un jour d'avance." },
  {
    author: claire,
    daysAgo: 9,
    text: "Ce que nous regardons dans une candidature : le soin, pas la longueur.",
    likedBy: [lucas],
  },
  { author: jeanne, daysAgo: 12, text: "Je cherche un mentor en architecture front-end." },
  {
    author: karim,
    daysAgo: 15,
    text: "Le télétravail à l'hôpital existe : nos équipes de codage en parlent.",
    likedBy: [aicha],
  },
  {
    author: hugo,
    daysAgo: 20,
    text: "Lecture du mois : un livre sur les pannes, et comment en parler sans chercher de coupable.",
  },
];

/** The feed, with comments and likes. */
export function seedPosts(db: Tables, at: (daysAgo: number) => string) {
  POSTS.forEach(({ author, daysAgo, text, file = null, likedBy = [], comments = [] }, index) => {
    const post = db.post.create({ id: 412 - index, authorId: author, text, file, createdAt: at(daysAgo) });
    likedBy.forEach((userId, n) => db.postLike.create({ id: post.id * 10 + n, postId: post.id, userId }));
    comments.forEach(([authorId, content, likers = []], n) => {
      const createdAt = at(daysAgo * (1 - (n + 1) / 10));
      const comment = db.comment.create({ id: post.id * 10 + n, postId: post.id, authorId, content, createdAt });
      likers.forEach((userId, m) => db.commentLike.create({ id: comment.id * 10 + m, commentId: comment.id, userId }));
    });
  });
}
