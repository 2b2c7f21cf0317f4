import { createChunk } from "@passerelle/ui/first-paint";
import type { Chunk } from "@passerelle/ui/first-paint";
import type { ReactNode } from "react";
import { Outlet, type RouteObject } from "react-router-dom";
import { dashboard } from "./dashboard-chunk";
import { RequireSession } from "./RequireSession";
import { Boundary } from "./loading/Boundary";
import { Loaded } from "./loading/Loaded";
import { isInDashboard, paths } from "./paths";
import { PublicArea } from "./public/PublicArea";
import { Login } from "./routes/Login";
import { enterDashboard, sessionAtom, store } from "./session";

const register = createChunk(() => import("./routes/Register"));
const verifyEmail = createChunk(() => import("./routes/VerifyEmail"));
const forgotPassword = createChunk(() => import("./routes/ForgotPassword"));
const undoEmail = createChunk(() => import("./routes/UndoEmail"));
const unsubscribe = createChunk(() => import("./routes/Unsubscribe"));
const privacy = createChunk(() => import("./routes/Privacy"));
const terms = createChunk(() => import("./routes/Terms"));
const resetPassword = createChunk(() => import("./routes/ResetPassword"));

/** The pages before the login. The dashboard adds its own routes with its code. */
export const routes: RouteObject[] = [
  {
    element: (
      <Boundary place="page">
        <Outlet />
      </Boundary>
    ),
    children: [
      {
        element: <PublicArea />,
        children: [
          { path: paths.login, element: <Login /> },
          page(paths.register, register, ({ Register }) => <Register />),
          page(paths.verifyEmail, verifyEmail, ({ VerifyEmail }) => <VerifyEmail />),
          page(paths.forgotPassword, forgotPassword, ({ ForgotPassword }) => <ForgotPassword />),
          page(paths.resetPassword, resetPassword, ({ ResetPassword }) => <ResetPassword />),
          page(paths.undoEmail, undoEmail, ({ UndoEmail }) => <UndoEmail />),
          page(paths.unsubscribe, unsubscribe, ({ Unsubscribe }) => <Unsubscribe />),
          page(paths.privacy, privacy, ({ Privacy }) => <Privacy />),
          page(paths.terms, terms, ({ Terms }) => <Terms />),
        ],
      },
      { path: "*", element: <RequireSession /> },
    ],
  },
];

/** A page whose code is fetched when it is first shown. */
function page<Module extends object>(
  path: string,
  chunk: Chunk<Module>,
  content: (module: Module) => ReactNode,
): RouteObject {
  return {
    path,
    element: (
      <Loaded key={path} chunk={chunk} place="page">
        {content}
      </Loaded>
    ),
  };
}

const prerendered = new Map<string, Pick<Chunk<object>, "prefetch">>([
  [paths.register, register],
  [paths.verifyEmail, verifyEmail],
]);

/** Fetches the code of the first page; prerendered HTML stays until then. */
export async function prepareFirstPage(path: string) {
  if (!isInDashboard(path) || !store.get(sessionAtom)) return prerendered.get(path.toLowerCase())?.prefetch();
  await dashboard.prefetch();
  return enterDashboard();
}
