import type { Schemas } from "@passerelle/api";

/** A complete thing, of which a story or a test says only what matters to it. */
export const builder =
  <T extends object>(usual: T) =>
  (changes: Partial<T> = {}): T => ({ ...usual, ...changes });

const none = { avatar: null, updatedAt: null };
const createdAt = "2026-10-09T07:30:00.000Z";

export const aUser = builder<Schemas["User"]>({
  id: 11,
  firstname: "Jeanne",
  lastname: "Martin",
  username: "jeanne.martin",
  email: "jeanne.martin@example.fr",
  phone: "+33 6 12 34 56 11",
  address: "8 rue Sainte-Catherine, 33000 Bordeaux",
  birthdate: "1994-05-12",
  avatar: null,
  role: "applicant",
});

export const aRecruiter = builder<Schemas["User"]>(
  aUser({
    id: 1,
    firstname: "Claire",
    lastname: "Moreau",
    username: "claire.moreau",
    email: "claire.moreau@example.fr",
    role: "recruiter",
  }),
);

export const aUserSummary = builder<Schemas["UserSummary"]>({
  id: 2,
  firstname: "Karim",
  lastname: "Benali",
  username: "karim.benali",
  avatar: null,
  role: "recruiter",
});

export const aPerson = builder<Schemas["Person"]>({
  id: 2,
  firstname: "Karim",
  lastname: "Benali",
  username: "karim.benali",
  avatar: null,
});

export const aSession = builder<Schemas["Session"]>({
  token: "mock-session",
  username: "jeanne.martin",
  role: "applicant",
});

export const aRegistration = builder<Schemas["RegisterInput"]>({
  firstname: "Inès",
  lastname: "Robert",
  email: "ines.robert@example.fr",
  password: "trois-petits-chats",
  username: "",
  birthdate: "1996-04-18",
  role: "applicant",
  phone: "",
});

export const anApplicantProfile = builder<Schemas["ApplicantProfile"]>({
  profile: "Développeuse front-end",
  sector: "Informatique",
  academicLevel: "Master",
  experienceLevel: "Senior (5-10 ans)",
  skills: ["TypeScript", "React"],
  languages: ["Français", "Anglais"],
  portfolioUrl: "https://jeanne-martin.example",
  availableImmediately: true,
  resumeUrl: "/resumes/2d7c90be41fa.pdf?expires=1791795600000&signature=1",
});

export const aRecruiterProfile = builder<Schemas["RecruiterProfile"]>({
  company: "Lumio",
  sector: "Informatique",
  website: "https://lumio.example",
  headquarters: "Lyon",
  employees: "50-200",
  description: "Éditeur de logiciels de gestion d'énergie.",
  logo: null,
});

export const aFormation = builder<Schemas["Formation"]>({
  id: 201,
  institution: "Université de Bordeaux",
  degree: "Master Informatique",
  startedAt: "2015-09-01",
  finishedAt: "2017-06-30",
  description: null,
  skills: ["JavaScript"],
});

export const anExperience = builder<Schemas["Experience"]>({
  id: 221,
  jobTitle: "Développeuse front-end",
  company: "Océane Mutuelle",
  experienceType: "cdi",
  startedAt: "2020-01-06",
  finishedAt: "2026-06-30",
  technologies: ["TypeScript", "React"],
});

export const aProject = builder<Schemas["Project"]>({
  id: 241,
  title: "Carte des fontaines de Bordeaux",
  Description: "Une carte participative des points d'eau potable.",
  technologies: ["TypeScript"],
  collaborators: [],
  demoUrl: null,
});

export const aCertification = builder<Schemas["Certification"]>({
  id: 261,
  title: "Expert en accessibilité numérique",
  organization: "Association Numérique pour tous",
  skills: ["Accessibilité"],
  certificationID: null,
  issuedTo: "2024-03-15",
});

export const aPost = builder<Schemas["Post"]>({
  id: 401,
  text: "Ravie de rejoindre l'équipe Interfaces !",
  username: "jeanne.martin",
  userId: 11,
  fullname: "Jeanne Martin",
  file: null,
  likes: [],
  comments: [],
  createdAt,
  ...none,
});

export const aComment = builder<Schemas["Comment"]>({
  id: 421,
  content: "Félicitations, belle aventure !",
  username: "karim.benali",
  userId: 2,
  fullname: "Karim Benali",
  likes: [],
  createdAt,
  ...none,
});

export const aNotification = builder<Schemas["Notification"]>({
  id: 501,
  message: "Karim Benali a aimé votre post.",
  isRead: false,
  createdAt,
  eventType: "post_like",
  target: { kind: "post", id: 401 },
});

export const aMessage = builder<Schemas["Message"]>({
  id: 621,
  content: "Mardi à 14 h me convient très bien.",
  createdAt,
  sender: aPerson(),
  discussionId: 601,
});

export const aDiscussion = builder<Schemas["Discussion"]>({
  id: 601,
  user1: aPerson({ id: 11, firstname: "Jeanne", lastname: "Martin", username: "jeanne.martin" }),
  user2: aPerson(),
  interlocutor: aPerson(),
  lastMessage: aMessage(),
});

/** A page of a list as every paged operation answers it. */
export function aPage<T>(items: T[], changes: { page?: number; totalPages?: number; totalItems?: number } = {}) {
  const totalPages = Math.ceil(items.length / 10);
  return { items, page: 1, totalPages, totalItems: items.length, ...changes };
}
