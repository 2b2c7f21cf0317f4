import { ferrand, lumio, saintEloi } from "./companies";
import { hugosCv, jeannesCv, lucasCv } from "./cv";
import { applicant, type CastPerson, recruiter } from "./person";

/**
 * The people of demos, stories and tests. Most of these use Jeanne, an applicant, and Claire, a recruiter. Thomas is
 * new and has no profile; Nadia has not verified her address yet.
 */
export const cast = {
  claire: recruiter("Claire", "Moreau", {
    birthdate: "1984-02-17",
    phone: "+33 6 39 98 12 01",
    address: "12 rue de la République, 69002 Lyon",
    picture: { skin: 0xf0c8a4, hair: 0x7a4b2a, isHairLong: true },
    joinedDaysAgo: 399,
    readUntilDaysAgo: 2.2,
    company: lumio,
  }),
  karim: recruiter("Karim", "Benali", {
    birthdate: "1979-10-03",
    phone: "+33 6 39 98 12 02",
    address: "4 quai de la Fosse, 44000 Nantes",
    picture: { skin: 0xc68a5e, hair: 0x2b2320, isHairLong: false },
    joinedDaysAgo: 398,
    company: saintEloi,
  }),
  sophie: recruiter("Sophie", "Lambert", {
    birthdate: "1988-06-25",
    phone: "+33 6 39 98 12 03",
    address: "21 allée Jean-Jaurès, 31000 Toulouse",
    joinedDaysAgo: 397,
    company: ferrand,
  }),
  jeanne: applicant("Jeanne", "Martin", {
    birthdate: "1994-05-12",
    phone: "+33 6 39 98 12 11",
    address: "8 rue Sainte-Catherine, 33000 Bordeaux",
    picture: { skin: 0xf2d0b2, hair: 0xa8743f, isHairLong: true },
    joinedDaysAgo: 389,
    readUntilDaysAgo: 0.4,
    profile: {
      profile: "Développeuse front-end",
      sector: "Informatique",
      academicLevel: "Master",
      experienceLevel: "Senior (5-10 ans)",
      skills: ["TypeScript", "React", "Accessibilité", "CSS"],
      languages: ["Français", "Anglais", "Espagnol"],
      languageLevels: [
        { language: "Français", level: "native" },
        { language: "Anglais", level: "C1" },
      ],
      portfolioUrl: "https://jeanne-martin.example",
      availableImmediately: true,
      hasResume: true,
    },
    cv: jeannesCv,
  }),
  hugo: applicant("Hugo", "Petit", {
    birthdate: "1991-11-30",
    phone: "+33 6 39 98 12 12",
    address: "15 rue Nationale, 59000 Lille",
    picture: { skin: 0xe6b48f, hair: 0x4a3023, isHairLong: false },
    joinedDaysAgo: 388,
    profile: {
      profile: "Ingénieur données",
      sector: "Informatique",
      academicLevel: "Doctorat",
      experienceLevel: "Confirmé (2-5 ans)",
      skills: "Python SQL Airflow dbt Docker PostgreSQL Spark Kafka Terraform AWS Git Go".split(" "),
      languages: ["Français", "Anglais"],
      portfolioUrl: null,
      availableImmediately: false,
      hasResume: true,
    },
    cv: hugosCv,
  }),
  aicha: applicant("Aïcha", "Diallo", {
    birthdate: "1996-08-21",
    phone: "+33 6 39 98 12 13",
    address: "3 rue d'Antrain, 35000 Rennes",
    picture: { skin: 0x7d4f35, hair: 0x2b2320, isHairLong: true },
    joinedDaysAgo: 387,
    profile: {
      profile: "Chargée de communication",
      sector: "Santé",
      academicLevel: "Licence",
      experienceLevel: "Confirmé (2-5 ans)",
      skills: ["Rédaction", "Réseaux sociaux", "Canva", "Relations presse"],
      languages: ["Français", "Wolof", "Anglais"],
      portfolioUrl: "https://aicha-diallo.example",
      availableImmediately: true,
      hasResume: false,
    },
  }),
  lucas: applicant("Lucas", "Bernard", {
    birthdate: "2003-01-09",
    phone: "+33 6 39 98 12 14",
    address: "27 cours Berriat, 38000 Grenoble",
    joinedDaysAgo: 386,
    profile: {
      profile: "Étudiant en informatique",
      sector: "Informatique",
      academicLevel: "Licence",
      experienceLevel: "Junior (0-2 ans)",
      skills: ["Java", "JavaScript", "Git"],
      languages: ["Français"],
      portfolioUrl: null,
      availableImmediately: true,
      hasResume: true,
    },
    cv: lucasCv,
  }),
  emma: applicant("Emma", "Rousseau", {
    birthdate: "1987-04-02",
    phone: "+33 6 39 98 12 15",
    address: "9 rue de Metz, 67000 Strasbourg",
    picture: { skin: 0xf0c8a4, hair: 0xb5562c, isHairLong: true },
    joinedDaysAgo: 385,
    profile: {
      profile: "Comptable générale",
      sector: "Finance",
      academicLevel: "Master",
      experienceLevel: "Expert (10+ ans)",
      skills: ["Comptabilité", "Sage", "Excel", "Fiscalité"],
      languages: ["Français", "Allemand"],
      portfolioUrl: null,
      availableImmediately: false,
      hasResume: false,
    },
  }),
  thomas: applicant("Thomas", "Nguyen", {
    birthdate: "1999-12-14",
    phone: "+33 6 39 98 12 16",
    address: null,
    joinedDaysAgo: 14,
  }),
  nadia: applicant("Nadia", "Haddad", {
    birthdate: "1993-07-28",
    phone: "+33 6 39 98 12 17",
    address: null,
    joinedDaysAgo: 0.01,
    isVerified: false,
  }),
};

/** Everyone, recruiters first. */
export const castPeople: readonly CastPerson[] = Object.values(cast);

/** A person without an account. */
export const newcomer = {
  firstname: "Camille",
  lastname: "Durand",
  email: "camille.durand@passerelle.example",
  phone: "+33 6 39 98 12 18",
  birthdate: "1994-05-17",
};
