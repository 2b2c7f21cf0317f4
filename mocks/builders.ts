import type { Schemas } from "@passerelle/api";
import { fullName, type LanguageWithLevel } from "@passerelle/domain";
import { cast, type CastPerson, newcomer, offers } from "@passerelle/domain/cast";
import { idOf } from "./seeds/people";

/** Builds a complete entity; a story or a test passes only the fields it cares about. */
export const builder =
  <T extends object>(usual: T) =>
  (changes: Partial<T> = {}): T => ({ ...usual, ...changes });

const none = { avatar: null, updatedAt: null };
const createdAt = "2026-10-09T07:30:00.000Z";

const { jeanne, claire, karim } = cast;

/** The public user of a cast member, without a picture. */
export function personOf(person: CastPerson) {
  const { firstname, lastname, username } = person;
  return { id: idOf(person), firstname, lastname, username, avatar: null };
}

function authorOf(person: CastPerson) {
  return { username: person.username, userId: idOf(person), fullname: fullName(person) };
}

const { email, phone, address, birthdate, role } = jeanne;

export const aUser = builder<Schemas["User"]>({ ...personOf(jeanne), email, phone, address, birthdate, role });

export const aPerson = builder<ReturnType<typeof personOf> & Pick<Schemas["Person"], "deleted">>(personOf(karim));

export const aUserSummary = builder<Schemas["UserSummary"]>({ ...personOf(karim), role: karim.role });

export const aSession = builder<Schemas["Session"]>({ token: "mock-session", username: jeanne.username, role });

export const aRegistration = builder<Schemas["RegisterInput"]>({
  ...newcomer,
  password: "un-mot-de-passe-solide",
  username: "",
  role: "applicant",
});

const profile = {
  sector: "Informatique",
  academicLevel: "Master",
  experienceLevel: "Senior (5-10 ans)",
  skills: ["TypeScript", "React"],
  languages: ["Français", "Anglais"],
  languageLevels: [
    { language: "Français", level: "native" },
    { language: "Anglais", level: "C1" },
  ] satisfies LanguageWithLevel[],
  portfolioUrl: "https://jeanne-martin.example",
  availableImmediately: true,
};

export const anApplicantProfile = builder<Schemas["ApplicantProfile"]>({
  ...profile,
  profile: "Développeuse front-end",
  resumeUrl: "/resumes/jeanne.martin.pdf?expires=1791795600000&signature=1",
});

const { hasLogo: _, ...lumio } = claire.company;

export const aRecruiterProfile = builder<Schemas["RecruiterProfile"]>({ ...lumio, logo: null });

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
  ongoing: false,
  description: null,
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

const { jobTitle, location, contract } = offers.frontEnd;

export const aCompany = builder<Schemas["Company"]>({
  recruiter: { ...personOf(claire), role: claire.role },
  profile: aRecruiterProfile(),
  offers: aPage([{ id: 101, jobTitle, location, contract, createdAt }]),
});

export const aPersonDetail = builder<Schemas["PersonDetail"]>({
  ...personOf(jeanne),
  role,
  profile: {
    ...profile,
    title: "Développeuse front-end",
    formations: [aFormation()],
    experiences: [anExperience()],
    projects: [aProject()],
    certifications: [aCertification()],
  },
});

export const aPost = builder<Schemas["Post"]>({
  id: 401,
  text: "Ravie de rejoindre l'équipe Interfaces !",
  ...authorOf(jeanne),
  file: null,
  likes: [],
  comments: [],
  createdAt,
  ...none,
});

export const aComment = builder<Schemas["Comment"]>({
  id: 421,
  content: "Félicitations, belle aventure !",
  ...authorOf(karim),
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
  user1: aPerson(personOf(jeanne)),
  user2: aPerson(),
  interlocutor: aPerson(),
  lastMessage: aMessage(),
  unreadCount: 0,
});

/** A page in the shape of every paginated response. */
export function aPage<T>(items: T[], changes: { page?: number; totalPages?: number; totalItems?: number } = {}) {
  const totalPages = Math.ceil(items.length / 10);
  return { items, page: 1, totalPages, totalItems: items.length, ...changes };
}
