import { type AnchorProps, ApiContext, idle, LinkProvider, useScreenChange } from "@passerelle/ui";
import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { Link, Redirect, Route, Switch, useLocation } from "wouter";
import { type Chunk, createChunk } from "@passerelle/ui/first-paint";
import { Loaded } from "../loading/Loaded";
import { isInDashboard, paths } from "../paths";
import { Login } from "../routes/Login";
import { enterDashboard, sessionAtom } from "../session";
import { publicApi } from "./api";

const register = createChunk(() => import("../routes/Register"));
const verifyEmail = createChunk(() => import("../routes/VerifyEmail"));
const forgotPassword = createChunk(() => import("../routes/ForgotPassword"));
const undoEmail = createChunk(() => import("../routes/UndoEmail"));
const unsubscribe = createChunk(() => import("../routes/Unsubscribe"));
const privacy = createChunk(() => import("../routes/Privacy"));
const terms = createChunk(() => import("../routes/Terms"));
const resetPassword = createChunk(() => import("../routes/ResetPassword"));

const chunks = new Map<string, Pick<Chunk<object>, "prefetch">>([
  [paths.register, register],
  [paths.verifyEmail, verifyEmail],
]);

/** Fetches the code of a prerendered page, which hydrates it. */
export async function prefetchPage(path: string) {
  await chunks.get(path.toLowerCase())?.prefetch();
}

const routerLink = (props: AnchorProps) => <Link {...props} />;

/** A page whose code is fetched when it is first shown. */
const page = <Module extends object>(path: string, chunk: Chunk<Module>, draw: (module: Module) => ReactNode) => (
  <Route path={path}>
    <Loaded key={path} chunk={chunk} place="page">
      {draw}
    </Loaded>
  </Route>
);

/** Failures are ignored here; the later use of the code reports them. */
const watchFirstField = () => import("./prefetch-dashboard").catch(() => undefined);

/** The pages before the login. Unknown paths lead to /login. */
export function PublicArea() {
  const [path] = useLocation();
  useScreenChange(path);
  useEffect(() => void idle().then(watchFirstField), []);
  return (
    <ApiContext value={publicApi}>
      <LinkProvider render={routerLink}>
        <Switch>
          <Route path={paths.login} component={Login} />
          {page(paths.register, register, ({ Register }) => (
            <Register />
          ))}
          {page(paths.verifyEmail, verifyEmail, ({ VerifyEmail }) => (
            <VerifyEmail />
          ))}
          {page(paths.forgotPassword, forgotPassword, ({ ForgotPassword }) => (
            <ForgotPassword />
          ))}
          {page(paths.resetPassword, resetPassword, ({ ResetPassword }) => (
            <ResetPassword />
          ))}
          {page(paths.undoEmail, undoEmail, ({ UndoEmail }) => (
            <UndoEmail />
          ))}
          {page(paths.unsubscribe, unsubscribe, ({ Unsubscribe }) => (
            <Unsubscribe />
          ))}
          {page(paths.privacy, privacy, ({ Privacy }) => (
            <Privacy />
          ))}
          {page(paths.terms, terms, ({ Terms }) => (
            <Terms />
          ))}
          <Route component={Elsewhere} />
        </Switch>
      </LinkProvider>
    </ApiContext>
  );
}

/** Hands addresses of the dashboard to the other router, if there is a session. */
function Elsewhere() {
  const [path] = useLocation();
  const hasSession = useAtomValue(sessionAtom) !== null;
  const isDashboard = hasSession && isInDashboard(path);
  useLayoutEffect(() => {
    if (isDashboard) enterDashboard();
  }, [isDashboard]);
  return isDashboard ? null : <Redirect to={paths.login} replace />;
}
