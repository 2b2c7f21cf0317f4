import { LegalProvider, LinkProvider, UiProvider } from "@passerelle/ui";
import { Link, RouterProvider } from "react-router-dom";
import { paths } from "./paths";
import { type AppRouter, RouterContext } from "./router-context";

/** The application, at the addresses of a router. */
export function App({ router }: { router: AppRouter }) {
  return (
    <UiProvider>
      <LegalProvider hrefs={paths}>
        <LinkProvider render={({ href, ...props }) => <Link to={href} {...props} />}>
          <RouterContext value={router}>
            <RouterProvider router={router} />
          </RouterContext>
        </LinkProvider>
      </LegalProvider>
    </UiProvider>
  );
}
