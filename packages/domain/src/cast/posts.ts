import { cast } from "./people";
import type { CastPerson } from "./person";

type Like = readonly [by: CastPerson, daysAgo: number];

/** A comment, and its likes with their dates. */
export interface CastComment {
  by: CastPerson;
  daysAgo: number;
  content: string;
  likes?: readonly Like[];
}

/** A post with its likes and its comments, oldest first. */
export interface CastPost {
  by: CastPerson;
  daysAgo: number;
  text: string;
  hasPicture?: true;
  likes?: readonly Like[];
  comments?: readonly CastComment[];
}

const { claire, karim, sophie, jeanne, hugo, aicha, lucas, emma, thomas } = cast;

const forms: CastPost = {
  by: jeanne,
  daysAgo: 0.6,
  text: "Retour d'expérience : nous avons repris tous les formulaires de notre espace client pour qu'ils se lisent au clavier et au lecteur d'écran. Trois mois de travail, beaucoup de petites corrections, et des appels au support en baisse d'un tiers. Le plus utile : essayer chaque écran sans souris, une fois par semaine, avec quelqu'un qui ne l'a pas écrit.",
  likes: [
    [claire, 0.57],
    [aicha, 0.54],
    [emma, 0.52],
    [hugo, 0.5],
    [karim, 0.01],
  ],
  comments: [
    {
      by: karim,
      daysAgo: 0.3,
      content: "Bravo ! Accepteriez-vous de raconter cela à nos équipes ?",
      likes: [[jeanne, 0.26]],
    },
    { by: jeanne, daysAgo: 0.25, content: "Avec plaisir, écrivez-moi." },
  ],
};

const mentor: CastPost = {
  by: jeanne,
  daysAgo: 12,
  text: "Je cherche un mentor en architecture front-end.",
  likes: [
    [emma, 11.9],
    [aicha, 11.65],
    [sophie, 11.25],
    [lucas, 10.9],
    [thomas, 10.5],
  ],
  comments: [
    {
      by: claire,
      daysAgo: 11.85,
      content: "Sur quel sujet ? L'état, les tests, le découpage ?",
      likes: [[jeanne, 11.82]],
    },
    {
      by: jeanne,
      daysAgo: 11.8,
      content: "Le découpage, surtout : où s'arrête un composant partagé ?",
      likes: [
        [claire, 11.75],
        [hugo, 11.7],
        [lucas, 11.5],
      ],
    },
    { by: hugo, daysAgo: 11.6, content: "Je ne fais pas de front, mais je relis volontiers du code le vendredi." },
    {
      by: karim,
      daysAgo: 11.4,
      content: "Deux de nos développeuses ont mené ce chantier sur les portails patients. Je vous mets en relation.",
    },
    { by: jeanne, daysAgo: 11.3, content: "Merci beaucoup, Karim !", likes: [[karim, 11.2]] },
    { by: sophie, daysAgo: 11.1, content: "Chez nous, ce sont les bancs d'essai qui ont imposé l'architecture." },
    { by: emma, daysAgo: 10.8, content: "Que fait un mentor de plus qu'un collègue ?" },
    {
      by: jeanne,
      daysAgo: 10.7,
      content: "Il a le temps de dire non. 🙂",
      likes: [
        [emma, 10.6],
        [aicha, 10.55],
        [lucas, 10.4],
        [claire, 10.3],
      ],
    },
    { by: thomas, daysAgo: 10.2, content: "Je cherche la même chose : à deux, ce serait plus simple ?" },
    { by: jeanne, daysAgo: 10.1, content: "Avec plaisir, écris-moi.", likes: [[thomas, 10]] },
    { by: lucas, daysAgo: 9.9, content: "Et moi qui croyais que le CSS suffisait…" },
  ],
};

/** The feed, newest first: two pages, a long text, a picture, a long discussion, and posts without any reaction. */
export const castPosts: readonly CastPost[] = [
  {
    by: claire,
    daysAgo: 0.1,
    text: "Nous ouvrons deux postes dans l'équipe Produit de Lumio. Venez en parler avec nous jeudi à Lyon !",
    likes: [
      [jeanne, 0.095],
      [lucas, 0.085],
      [hugo, 0.05],
    ],
    comments: [
      { by: jeanne, daysAgo: 0.09, content: "J'y serai, merci pour l'invitation.", likes: [[claire, 0.085]] },
      { by: lucas, daysAgo: 0.08, content: "Est-ce ouvert aux alternants ?" },
      {
        by: claire,
        daysAgo: 0.07,
        content: "Bien sûr, Lucas.",
        likes: [
          [lucas, 0.065],
          [jeanne, 0.06],
        ],
      },
    ],
  },
  forms,
  {
    by: karim,
    daysAgo: 1.2,
    text: "Nos soignants recrutent leurs collègues : douze postes ouverts à Nantes.",
    likes: [[emma, 1.1]],
  },
  {
    by: hugo,
    daysAgo: 2,
    text: "Quelqu'un a-t-il comparé dbt et SQLMesh en production ?",
    comments: [{ by: emma, daysAgo: 1.8, content: "Pas encore, mais votre réponse m'intéresse." }],
  },
  {
    by: aicha,
    daysAgo: 3,
    text: "Mon premier reportage vidéo est en ligne.",
    hasPicture: true,
    likes: [
      [jeanne, 2.9],
      [karim, 2.5],
    ],
  },
  {
    by: sophie,
    daysAgo: 4,
    text: "Visite de l'atelier samedi matin : on y montre les bancs d'essai, des plus anciens aux plus récents.",
  },
  {
    by: lucas,
    daysAgo: 5,
    text: "Alternance signée ! Merci à toutes celles et ceux qui ont relu mon CV.",
    likes: [
      [jeanne, 4.9],
      [claire, 4.8],
      [hugo, 4.6],
      [aicha, 4],
    ],
  },
  { by: emma, daysAgo: 7, text: "Clôture trimestrielle terminée avec un jour d'avance." },
  {
    by: claire,
    daysAgo: 9,
    text: "Ce que nous regardons dans une candidature : le soin, pas la longueur.",
    likes: [[lucas, 8.9]],
  },
  mentor,
  {
    by: karim,
    daysAgo: 15,
    text: "Le télétravail à l'hôpital existe : nos équipes de codage en parlent.",
    likes: [[aicha, 14.8]],
  },
  {
    by: hugo,
    daysAgo: 20,
    text: "Lecture du mois : un livre sur les pannes, et comment en parler sans chercher de coupable.",
  },
];
