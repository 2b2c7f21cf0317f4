// @vitest-environment happy-dom
import { createApi, memberShapes } from "@passerelle/api";
import { ApiProvider, createQueryClient, UiProvider } from "@passerelle/ui";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { paths } from "../paths";
import { RequireRole } from "./RequireRole";

const user = {
  id: 3,
  firstname: "Jeanne",
  lastname: "Martin",
  username: "jeanne.martin",
  email: "jeanne.martin@exemple.fr",
  phone: null,
  address: null,
  birthdate: null,
  avatar: null,
};

let root: Root | undefined;

/** Opens a recruiter's route, and returns the address that it leads to once `/user/me` has answered. */
async function openAs(answer: () => Response) {
  vi.stubGlobal("fetch", () => Promise.resolve(answer()));
  const router = createMemoryRouter(
    [
      { path: paths.dashboard, element: "home" },
      { element: <RequireRole allowed="recruiter" />, children: [{ path: paths.jobOffers, element: "offers" }] },
    ],
    { initialEntries: [paths.jobOffers] },
  );
  const place = document.createElement("div");
  root = createRoot(place);
  root.render(
    <UiProvider>
      <ApiProvider
        api={createApi({ baseUrl: "http://server.example", shapes: memberShapes })}
        queryClient={createQueryClient()}
      >
        <RouterProvider router={router} />
      </ApiProvider>
    </UiProvider>,
  );
  await vi.waitUntil(() => /offers|home/.test(place.textContent), { timeout: 10_000 });
  return router.state.location.pathname;
}

afterEach(() => root?.unmount());

it.each([
  ["opens for its role", () => Response.json({ ...user, role: "recruiter" }), paths.jobOffers],
  ["leads another role to the home page", () => Response.json({ ...user, role: "applicant" }), paths.dashboard],
  [
    "leads to the home page while the role is unknown (D-053)",
    () => new Response(null, { status: 500 }),
    paths.dashboard,
  ],
])("a route for one role %s", async (_, answer, path) => expect(await openAs(answer)).toBe(path));
