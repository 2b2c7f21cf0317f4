import { type AnchorProps, LegalProvider, LinkProvider, UiProvider } from "@passerelle/ui";
import { RouterProvider, useHref, useLinkClickHandler } from "react-router-dom";
import { paths } from "./paths";
import { type AppRouter, RouterContext } from "./router-context";

/** The application, at the addresses of a router. */
export function App({ router }: { router: AppRouter }) {
  return (
    <UiProvider>
      <LegalProvider hrefs={paths}>
        <LinkProvider render={(props) => <RouterLink {...props} />}>
          <RouterContext value={router}>
            <RouterProvider router={router} />
          </RouterContext>
        </LinkProvider>
      </LegalProvider>
    </UiProvider>
  );
}

/** The router's own link brings the prefetching of its framework, which is not used here. */
function RouterLink({ href, onClick, children, ...props }: AnchorProps) {
  const follow = useLinkClickHandler(href, props.target ? { target: props.target } : {});
  return (
    <a
      {...props}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
