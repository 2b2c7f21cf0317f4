import type { Text } from "./language";
import { productName } from "./product";

/** The titles of an export's pages, and the words that they share. */
export const exportTitles = {
  index: { fr: "Mes données", en: "My data" },
  account: { fr: "Compte", en: "Account" },
  profile: { fr: "Profil professionnel", en: "Professional profile" },
  company: { fr: "Entreprise", en: "Company" },
  formations: { fr: "Formations", en: "Education" },
  experiences: { fr: "Expériences", en: "Experience" },
  projects: { fr: "Projets", en: "Projects" },
  certifications: { fr: "Certifications", en: "Certifications" },
  applications: { fr: "Candidatures", en: "Applications" },
  "withdrawn-applications": { fr: "Candidatures retirées", en: "Withdrawn applications" },
  "resume-openings": { fr: "Ouvertures du CV", en: "Openings of the resume" },
  "job-offers": { fr: "Offres d’emploi", en: "Job offers" },
  posts: { fr: "Posts", en: "Posts" },
  comments: { fr: "Commentaires", en: "Comments" },
  likes: { fr: "Mentions J’aime", en: "Likes" },
  discussions: { fr: "Discussions", en: "Discussions" },
  messages: { fr: "Messages", en: "Messages" },
  notifications: { fr: "Notifications", en: "Notifications" },
  blocks: { fr: "Personnes bloquées", en: "Blocked people" },
  reports: { fr: "Signalements", en: "Reports" },
  sessions: { fr: "Sessions", en: "Sessions" },
  "security-log": { fr: "Journal de sécurité", en: "Security log" },
  language: { fr: "Langue", en: "Language" },
  nothing: { fr: "Rien.", en: "Nothing." },
  yes: { fr: "oui", en: "yes" },
  no: { fr: "non", en: "no" },
} as const satisfies Record<string, Text>;

/** A part of an export. */
export type ExportSection = Exclude<keyof typeof exportTitles, "index" | "nothing" | "yes" | "no">;

/** What the first page says. */
export const exportText = (username: string, moment: string) => ({
  fr: [
    `Tout ce que ${productName} conserve de @${username}, le ${moment}.`,
    "Les mêmes données, à relire par un programme, sont dans le dossier « data ». Vos fichiers sont dans le dossier « files ».",
  ],
  en: [
    `All that ${productName} keeps of @${username}, on ${moment}.`,
    "The same data for programs is in the folder “data”. Your files are in the folder “files”.",
  ],
});

const name = { fr: "Nom", en: "Name" };
const title = { fr: "Titre", en: "Title" };
const text = { fr: "Texte", en: "Text" };
const skills = { fr: "Compétences", en: "Skills" };
const date = { fr: "Date", en: "Date" };
const person = { fr: "Personne", en: "Person" };

/** What an export's pages call the fields of the contract; the others, such as ids, are in the data alone. */
export const exportLabels: Readonly<Record<string, Text>> = {
  firstname: { fr: "Prénom", en: "First name" },
  lastname: name,
  fullname: name,
  username: { fr: "Nom d’utilisateur", en: "Username" },
  profileAudience: { fr: "Public du profil", en: "Audience of the profile" },
  email: { fr: "Adresse e-mail", en: "E-mail address" },
  pendingEmail: { fr: "Nouvelle adresse e-mail, à confirmer", en: "New e-mail address, to be confirmed" },
  phone: { fr: "Téléphone", en: "Phone" },
  address: { fr: "Adresse", en: "Address" },
  birthdate: { fr: "Date de naissance", en: "Birth date" },
  role: { fr: "Rôle", en: "Role" },
  profile: title,
  sector: { fr: "Secteur", en: "Sector" },
  academicLevel: { fr: "Niveau d’études", en: "Academic level" },
  experienceLevel: { fr: "Niveau d’expérience", en: "Experience level" },
  skills,
  technologies: { fr: "Technologies", en: "Technologies" },
  languages: { fr: "Langues", en: "Languages" },
  portfolioUrl: { fr: "Portfolio", en: "Portfolio" },
  availableImmediately: { fr: "Disponible immédiatement", en: "Available immediately" },
  company: { fr: "Entreprise", en: "Company" },
  website: { fr: "Site web", en: "Website" },
  headquarters: { fr: "Siège", en: "Headquarters" },
  employees: { fr: "Nombre d’employés", en: "Number of employees" },
  description: { fr: "Description", en: "Description" },
  Description: { fr: "Description", en: "Description" },
  institution: { fr: "Établissement", en: "Institution" },
  degree: { fr: "Diplôme", en: "Degree" },
  startedAt: { fr: "Début", en: "Start" },
  finishedAt: { fr: "Fin", en: "End" },
  jobTitle: { fr: "Poste", en: "Job title" },
  experienceType: { fr: "Contrat", en: "Contract" },
  contract: { fr: "Contrat", en: "Contract" },
  title,
  collaborators: { fr: "Avec", en: "With" },
  demoUrl: { fr: "Démonstration", en: "Demo" },
  organization: { fr: "Organisme", en: "Organization" },
  certificationID: { fr: "Numéro", en: "Number" },
  issuedTo: { fr: "Délivrée le", en: "Issued on" },
  message: text,
  content: text,
  text,
  createdAt: date,
  updatedAt: { fr: "Modifié le", en: "Changed on" },
  applicationStatus: { fr: "État", en: "Status" },
  seenAt: { fr: "Vue le", en: "Seen on" },
  decision: { fr: "Décision", en: "Decision" },
  decidedAt: { fr: "Décidée le", en: "Decided on" },
  decisionMessage: { fr: "Message du recruteur", en: "Message of the recruiter" },
  withdrawnAt: { fr: "Retirée le", en: "Withdrawn on" },
  person,
  interlocutor: person,
  sender: { fr: "De", en: "From" },
  lastMessage: { fr: "Dernier message", en: "Last message" },
  lastOpenedAt: { fr: "Dernière ouverture", en: "Last opening" },
  openings: { fr: "Nombre d’ouvertures", en: "Number of openings" },
  location: { fr: "Lieu", en: "Location" },
  salary: { fr: "Salaire", en: "Salary" },
  benefits: { fr: "Avantages", en: "Benefits" },
  active: { fr: "Active", en: "Active" },
  applicationsCount: { fr: "Candidatures", en: "Applications" },
  comments: { fr: "Commentaires", en: "Comments" },
  kind: { fr: "Quoi", en: "What" },
  id: { fr: "Numéro", en: "Number" },
  commentId: { fr: "Commentaire n°", en: "Comment no." },
  isRead: { fr: "Lue", en: "Read" },
  device: { fr: "Appareil", en: "Device" },
  lastUsedAt: { fr: "Dernière utilisation", en: "Last use" },
  network: { fr: "Réseau", en: "Network" },
  event: { fr: "Événement", en: "Event" },
  reason: { fr: "Motif", en: "Reason" },
  targetId: { fr: "Numéro", en: "Number" },
  language: { fr: "Langue", en: "Language" },
  current: { fr: "Session de cet export", en: "The session of this export" },
};
