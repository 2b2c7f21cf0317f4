import type { ReactNode } from "react";
import { Navigate, type RouteObject, useRoutes } from "react-router-dom";
import { Boundary } from "../loading/Boundary";
import type { Chunk } from "@passerelle/ui/first-paint";
import { paths } from "../paths";
import { routePaths } from "./detail-paths";
import { RequireRole } from "./RequireRole";
import { Screen } from "./Screen";
import { screens } from "./screens";
import { Shell } from "./Shell";

/** The dashboard's routes and their roles. */
const routes: RouteObject[] = [
  {
    element: (
      <Boundary place="page">
        <Shell />
      </Boundary>
    ),
    children: [
      screen(paths.dashboard, screens.home, ({ Home }) => <Home />),
      {
        element: <RequireRole allowed="applicant" />,
        children: [
          screen(paths.formations, screens.cv, ({ FormationsScreen }) => <FormationsScreen />),
          screen(paths.experiences, screens.cv, ({ ExperiencesScreen }) => <ExperiencesScreen />),
          screen(paths.projects, screens.cv, ({ ProjectsScreen }) => <ProjectsScreen />),
          screen(paths.certifications, screens.cv, ({ CertificationsScreen }) => <CertificationsScreen />),
          screen(paths.offers, screens.applications, ({ Offers }) => <Offers />),
          screen(paths.applications, screens.applications, ({ Applications }) => <Applications />),
        ],
      },
      {
        element: <RequireRole allowed="recruiter" />,
        children: [
          screen(paths.jobOffers, screens.jobOffers, ({ JobOffers }) => <JobOffers />),
          screen(routePaths.receivedApplications, screens.receivedApplications, ({ ReceivedApplications }) => (
            <ReceivedApplications />
          )),
        ],
      },
      screen(paths.profile, screens.profile, ({ Profile }) => <Profile />),
      screen(paths.applicant, screens.applicant, ({ ApplicantProfile }) => <ApplicantProfile />),
      screen(paths.recruiter, screens.recruiter, ({ RecruiterProfile }) => <RecruiterProfile />),
      screen(routePaths.company, screens.people, ({ Company }) => <Company />),
      screen(routePaths.person, screens.people, ({ Person }) => <Person />),
      screen(routePaths.search, screens.search, ({ Search }) => <Search />),
      screen(paths.posts, screens.posts, ({ Posts }) => <Posts />),
      screen(routePaths.post, screens.post, ({ Post }) => <Post />),
      screen(paths.notifications, screens.notifications, ({ Notifications }) => <Notifications />),
      screen(paths.messages, screens.messages, ({ Messages }) => <Messages />),
      screen(paths.myAccount, screens.myAccount, ({ MyAccount }) => <MyAccount />),
    ],
  },
  { path: "*", element: <Navigate to={paths.login} replace /> },
];

/** The screen of the current address, within the frame. */
export const Screens = () => useRoutes(routes);

/** Each screen has a key, so that the previous screen disappears while the code of the next one loads. */
function screen<Part>(path: string, chunk: Chunk<Part>, content: (part: Part) => ReactNode): RouteObject {
  return {
    path,
    element: (
      <Screen key={path} chunk={chunk}>
        {content}
      </Screen>
    ),
  };
}
