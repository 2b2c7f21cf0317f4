import type { Schemas } from "@passerelle/api";
import { contractNames, type ExportSection, levelName, remoteNames, type Text } from "@passerelle/domain";

const channel = {
  app: { fr: "dans l’application", en: "in the application" },
  mail: { fr: "aussi par e-mail", en: "also by email" },
  none: { fr: "aucune notification", en: "no notification" },
};

/** The codes of fields in an export's pages, as text. */
export const exportValues: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  role: { applicant: { fr: "recherche d’emploi", en: "applicant" }, recruiter: { fr: "recrutement", en: "recruiter" } },
  profileAudience: {
    members: { fr: "tous les membres", en: "all members" },
    contacts: {
      fr: "les personnes à qui j’ai écrit ou envoyé une candidature",
      en: "recruiters I applied to and people I wrote to",
    },
  },
  experienceType: contractNames,
  contract: contractNames,
  remote: remoteNames,
  level: { native: { fr: levelName("native", "fr"), en: levelName("native", "en") } },
  applicationStatus: {
    applied_not_seen: { fr: "envoyée, non vue", en: "sent, not seen" },
    applied_seen: { fr: "envoyée, vue", en: "sent, seen" },
  },
  decision: { accepted: { fr: "acceptée", en: "accepted" }, rejected: { fr: "refusée", en: "rejected" } },
  postLikes: channel,
  postComments: channel,
  commentLikes: channel,
  applications: channel,
  decisions: channel,
  offers: channel,
  offerAlerts: channel,
  kind: {
    person: { fr: "personne", en: "person" },
    post: { fr: "post", en: "post" },
    comment: { fr: "commentaire", en: "comment" },
    message: { fr: "message", en: "message" },
    offer: { fr: "offre", en: "job offer" },
  } satisfies Record<Schemas["ReportKind"], Text>,
  reason: {
    spam: { fr: "spam ou publicité", en: "spam or advertising" },
    harassment: { fr: "harcèlement ou menaces", en: "harassment or threats" },
    hate: { fr: "haine ou discrimination", en: "hate or discrimination" },
    fraud: { fr: "fraude ou fausse identité", en: "fraud or a false identity" },
    illegal: { fr: "contenu illégal", en: "illegal content" },
    other: { fr: "autre chose", en: "something else" },
  } satisfies Record<Schemas["ReportReason"], Text>,
  event: {
    registered: { fr: "inscription", en: "registration" },
    code_sent: { fr: "code envoyé", en: "code sent" },
    code_failed: { fr: "code erroné", en: "wrong code" },
    email_verified: { fr: "adresse e-mail confirmée", en: "email address confirmed" },
    login: { fr: "connexion", en: "login" },
    login_failed: { fr: "connexion échouée", en: "failed login" },
    logout: { fr: "déconnexion", en: "logout" },
    session_ended: { fr: "session terminée", en: "session ended" },
    password_reset_requested: { fr: "nouveau mot de passe demandé", en: "password reset requested" },
    password_reset_failed: { fr: "nouveau mot de passe refusé", en: "password reset failed" },
    password_reset: { fr: "mot de passe réinitialisé", en: "password reset" },
    password_check_failed: { fr: "mot de passe erroné", en: "wrong password" },
    password_changed: { fr: "mot de passe changé", en: "password changed" },
    email_change_requested: { fr: "changement d’adresse demandé", en: "address change requested" },
    email_changed: { fr: "adresse e-mail changée", en: "email address changed" },
    email_change_undone: { fr: "changement d’adresse annulé", en: "address change undone" },
    data_exported: { fr: "données exportées", en: "data exported" },
    account_deletion_requested: { fr: "suppression du compte demandée", en: "account deletion requested" },
    account_deleted: { fr: "compte supprimé", en: "account deleted" },
    resume_opened: { fr: "CV ouvert", en: "resume opened" },
  },
  language: { fr: { fr: "français", en: "French" }, en: { fr: "anglais", en: "English" } },
};

/** What a page of an export does not contain, and why. */
export const exportNotes: Partial<Record<ExportSection, Text>> = {
  "withdrawn-applications": {
    fr: "D’une candidature retirée, il ne reste que l’intitulé de l’offre, la date d’envoi et celle du retrait.",
    en: "Of a withdrawn application, only the offer’s title and the dates of sending and withdrawal are kept.",
  },
};
