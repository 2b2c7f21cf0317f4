import type { ReactNode } from "react";
import { CertificationsScreen, ExperiencesScreen, FormationsScreen, ProjectsScreen } from "../features/cv";
import * as cv from "../features/cv/story-steps";
import { ApplicantScreen, RecruiterScreen } from "../features/profiles";
import * as profiles from "../features/profiles/story-steps";
import { type Change, press, success } from "./change";
import { asRecruiter } from "./samples";

const title = "Développeuse back-end";

type CvTexts = Parameters<typeof cv.fillIn>[1];
const cvList = (one: string, screen: ReactNode, texts: CvTexts): Change[] => [
  {
    operationId: `create${one}`,
    screen,
    make: async (acting) => {
      await cv.startEntry(acting);
      await cv.fillIn(acting, texts);
      await cv.save(acting);
    },
    says: success,
  },
  {
    operationId: `update${one}`,
    screen,
    make: async (acting) => {
      await cv.editEntry(acting, title);
      await cv.save(acting);
    },
    says: success,
  },
  { operationId: `delete${one}`, screen, make: (acting) => cv.deleteEntry(acting, title), says: success },
];
const dates: CvTexts = [
  ["startedAt", "2020-01-01"],
  ["finishedAt", "2021-01-01"],
];

export const profileChanges: readonly Change[] = [
  {
    operationId: "updateApplicantProfile",
    screen: <ApplicantScreen profileHref="/profile" />,
    make: async (acting) => {
      await profiles.write(acting, "sector", "Santé");
      await profiles.save(acting);
    },
    says: success,
  },
  {
    operationId: "updateRecruiterProfile",
    screen: <RecruiterScreen profileHref="/profile" />,
    answers: asRecruiter,
    make: async (acting) => {
      await profiles.write(acting, "headquarters", "Lyon");
      await profiles.save(acting);
    },
    says: success,
  },
  {
    operationId: "storeCvAsResume",
    screen: <ExperiencesScreen />,
    make: press(/^Mon CV \(PDF\)/, /^Utiliser comme CV de mon profil/),
    says: /Ce document est maintenant le CV de votre profil/,
  },
  ...cvList("Formation", <FormationsScreen />, [["institution", "Nantes"], ["degree", "Master"], ...dates]),
  ...cvList("Experience", <ExperiencesScreen />, [["jobTitle", "Go"], ["company", "Lumio"], ...dates]),
  ...cvList("Project", <ProjectsScreen />, [
    ["title", "Carte"],
    ["Description", "Des arbres"],
  ]),
  ...cvList("Certification", <CertificationsScreen />, [
    ["title", "Kubernetes"],
    ["organization", "Fondation"],
  ]),
];
