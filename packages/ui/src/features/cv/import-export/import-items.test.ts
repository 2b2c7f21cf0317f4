import { createApi, memberShapes } from "@passerelle/api";
import { readJsonResume } from "../json-resume-import/read-json-resume";
import type { WholeCv } from "@passerelle/domain";
import { expect, it } from "vitest";
import { importItems } from "./import-items";

const cv: WholeCv = {
  name: "Jeanne Martin",
  email: "jeanne@example.org",
  phone: null,
  address: null,
  title: null,
  username: "jeanne.martin",
  portfolioUrl: null,
  skills: [],
  languages: [],
  formations: [],
  experiences: [],
  projects: [],
  certifications: [],
};
const tides = { title: "Marée", Description: "Les horaires.", technologies: [], collaborators: [], demoUrl: null };
const projects = [
  { name: "Contraste", description: "Une extension." },
  { name: "Contraste", description: "Une extension." },
];

/** The client ids under which a tab stores the proposals of a file; each status answers one call, 201 by default. */
async function idsOf(over: WholeCv, statuses: number[] = [], times = 1) {
  const ids: string[] = [];
  const api = createApi({
    baseUrl: "http://server.example",
    shapes: memberShapes,
    fetch: async (request) => {
      const body: unknown = await new Request(request).json();
      if (typeof body === "object" && body && "clientId" in body) ids.push(String(body.clientId));
      return Response.json({ data: {} }, { status: statuses.shift() ?? 201 });
    },
  });
  const read = readJsonResume(JSON.stringify({ projects }));
  if (typeof read === "string") throw new Error(read);
  const items = importItems(read, over);
  for (let time = 0; time < times; time++) for (const item of items) await item.judge().create?.(api);
  return ids;
}

it("stores the same of the same CV under the same ids in every tab, each entry under its own", async () => {
  const ids = await idsOf(cv);
  expect(await idsOf(cv)).toEqual(ids);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});

it("stores anew over a CV that is another one since", async () => {
  const ids = await idsOf(cv);
  const others = await idsOf({ ...cv, projects: [tides] });
  expect(others.filter((id) => ids.includes(id))).toEqual([]);
});

it("stores a deleted entry again, and then keeps the new id", async () => {
  const [first, again, second, third, fourth] = await idsOf(cv, [404], 2);
  expect(again).not.toBe(first);
  expect([third, fourth]).toEqual([again, second]);
});
