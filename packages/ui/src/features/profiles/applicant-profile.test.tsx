// @vitest-environment happy-dom
import { createApi, memberShapes } from "@passerelle/api";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiProvider, createQueryClient } from "../../data";
import { useApplicantProfile } from "./applicant-profile";

function Resume() {
  const { data } = useApplicantProfile("jeanne.martin");
  return data === null ? "none" : data?.resumeUrl;
}

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;

/** Shows the link to the resume in the server's answer. */
function show(answer: () => Response) {
  vi.stubGlobal("fetch", () => Promise.resolve(answer()));
  place = document.createElement("div");
  root = createRoot(place);
  root.render(
    <ApiProvider
      api={createApi({ baseUrl: "http://server.example", shapes: memberShapes })}
      queryClient={createQueryClient()}
    >
      <Resume />
    </ApiProvider>,
  );
}

const shown = (text: string) => vi.waitUntil(() => place.textContent === text, { timeout: 10_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
});

afterEach(() => {
  root.unmount();
  vi.useRealTimers();
});

it("renews the link to the resume before its 15 minutes are over", async () => {
  let answers = 0;
  show(() => Response.json({ data: { resumeUrl: `/resumes/${(answers += 1)}` } }));
  expect(await shown("/resumes/1")).toBe(true);
  vi.advanceTimersByTime(14 * 60_000);
  expect(await shown("/resumes/2")).toBe(true);
  vi.advanceTimersByTime(14 * 60_000);
  expect(await shown("/resumes/3")).toBe(true);
});

it("is null while there is no profile", async () => {
  show(() => Response.json({ error: "Not found." }, { status: 404 }));
  expect(await shown("none")).toBe(true);
});
