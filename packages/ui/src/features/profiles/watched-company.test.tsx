// @vitest-environment happy-dom
import { createApi, memberShapes } from "@passerelle/api";
import { aRecruiterProfile } from "@passerelle/mocks";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiProvider, createQueryClient } from "../../data";
import { useRecruiterProfile } from "./recruiter-profile";

function Company() {
  const { data } = useRecruiterProfile("ines.ferrand", { watched: true });
  return data === undefined ? "loading" : (data?.company ?? "none");
}

const place = document.createElement("div");
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  vi.useRealTimers();
});

it("follows a company name that was added in another tab, also while both are visible", async () => {
  let isNamed = false;
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      isNamed
        ? Response.json({ data: aRecruiterProfile({ company: "Lumio" }) })
        : Response.json({ error: "Not found." }, { status: 404 }),
    ),
  );
  const api = createApi({ baseUrl: "http://server.example", shapes: memberShapes });
  root.render(
    <ApiProvider api={api} queryClient={createQueryClient()}>
      <Company />
    </ApiProvider>,
  );
  await vi.waitUntil(() => place.textContent === "none");
  isNamed = true;
  vi.advanceTimersByTime(15_000);
  expect(await vi.waitUntil(() => place.textContent === "Lumio")).toBe(true);
});
