import { type ComponentType, useLayoutEffect } from "react";
import { type RouteObject, useLocation } from "react-router-dom";
import { lazyRoute } from "../lazy-route";
import { isInDashboard, paths } from "../paths";
import { leaveDashboard } from "../session";
import { RequireRole } from "./RequireRole";
import { Screen } from "./Screen";
import { Shell } from "./Shell";

const Home = lazyRoute(() => import("../routes/Home"), "Home");
const JobOffers = lazyRoute(() => import("../routes/JobOffers"), "JobOffers");
const Formations = lazyRoute(() => import("../routes/Cv"), "FormationsScreen");
const Experiences = lazyRoute(() => import("../routes/Cv"), "ExperiencesScreen");
const Projects = lazyRoute(() => import("../routes/Cv"), "ProjectsScreen");
const Certifications = lazyRoute(() => import("../routes/Cv"), "CertificationsScreen");
const Applications = lazyRoute(() => import("../routes/Applications"), "Applications");
const Messages = lazyRoute(() => import("../routes/Messages"), "Messages");
const Notifications = lazyRoute(() => import("../routes/Notifications"), "Notifications");
const Posts = lazyRoute(() => import("../routes/Posts"), "Posts");
const MyAccount = lazyRoute(() => import("../routes/MyAccount"), "MyAccount");
const Profile = lazyRoute(() => import("../routes/Profile"), "Profile");
const ApplicantProfile = lazyRoute(() => import("../routes/ApplicantProfile"), "ApplicantProfile");
const RecruiterProfile = lazyRoute(() => import("../routes/RecruiterProfile"), "RecruiterProfile");

/** The dashboard's routes and whom they are for (specification §2). */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      screen(paths.dashboard, Home),
      {
        element: <RequireRole allowed="applicant" />,
        children: [
          screen(paths.formations, Formations),
          screen(paths.experiences, Experiences),
          screen(paths.projects, Projects),
          screen(paths.certifications, Certifications),
          screen(paths.applications, Applications),
        ],
      },
      { element: <RequireRole allowed="recruiter" />, children: [screen(paths.jobOffers, JobOffers)] },
      screen(paths.profile, Profile),
      screen(paths.applicant, ApplicantProfile),
      screen(paths.recruiter, RecruiterProfile),
      screen(paths.posts, Posts),
      screen(paths.notifications, Notifications),
      screen(paths.messages, Messages),
      screen(paths.myAccount, MyAccount),
    ],
  },
  { path: "*", element: <Elsewhere /> },
];

/** Each screen has a key: the next one does not wait for its code behind the picture of the last. */
function screen(path: string, Content: ComponentType): RouteObject {
  return {
    path,
    element: (
      <Screen key={path}>
        <Content />
      </Screen>
    ),
  };
}

/** Any unknown path leads to /login; the pages before the login are not this router's. */
function Elsewhere() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (isInDashboard(pathname)) window.history.replaceState(null, "", paths.login);
    leaveDashboard();
  }, [pathname]);
  return null;
}
