import { compareImplementations, type Step } from "@passerelle/api/conformance/differential";
import { cast, castPeople, type CastPerson, demoPassword } from "@passerelle/domain/cast";
import { createDb, serveMock, type ServedMock } from "@passerelle/mocks/serve";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { startTestServer, type TestServer } from "./test-server";
import { seedDemo } from "../src/demo/seed";

let server: TestServer;
let mock: ServedMock;
let seeded: boolean[];
const seed = () => seedDemo(server, (person) => (person === cast.thomas ? "Un-autre-mot-2026" : demoPassword));
beforeAll(async () => {
  server = await startTestServer();
  seeded = await Promise.all([seed(), seed()]);
  mock = await serveMock({ db: createDb({ now: new Date() }), port: 0, host: "127.0.0.1" });
});
afterAll(() => Promise.all([server.close(), mock.close()]));

it("seeds an empty database once", async () => {
  expect(seeded.filter(Boolean)).toHaveLength(1);
  expect(await seed()).toBe(false);
});

const hashOf = async ({ username }: CastPerson) => {
  const hashes = server.db.selectFrom("users").select("password_hash").where("username", "=", username);
  return (await hashes.executeTakeFirstOrThrow()).password_hash;
};

it("gives all accounts the configured password", async () => {
  expect(await server.passwords.verify(await hashOf(cast.jeanne), demoPassword)).toBe(true);
  expect(await server.passwords.verify(await hashOf(cast.thomas), "Un-autre-mot-2026")).toBe(true);
});

const lists = ["formations", "experiences", "projects", "certifications"].map((list) => `/${list}?pageSize=100`);
const common = [
  "/user/me",
  "/users",
  "/dashboard/stats",
  "/dashboard/next",
  "/notifications?limit=1000",
  "/notifications/unread-count",
  "/messages/unread-count",
  "/posts?limit=100",
  "/discussions",
  "/discussions/{discussion}/messages",
];

/** All responses that a user can read. */
function reads({ username, role, isVerified }: CastPerson): string[] {
  if (!isVerified) return [];
  const own =
    role === "recruiter"
      ? [`/job-offers/recruiter/${username}?pageSize=100`]
      : [...lists, "/job-offers-for-me?pageSize=100"];
  const profiles = castPeople.map((person) => `/${person.role}/${person.username}`);
  return [...common, ...own, ...profiles];
}

const steps = castPeople
  // Thomas has a password of his own here, and only the mock begins with a code for who is not verified.
  .filter((person) => person !== cast.thomas && person.isVerified)
  .flatMap((person): Step[] => [
    {
      call: "POST /user/login",
      json: { email: person.email, password: demoPassword },
      keep: { [`token_${person.username}`]: "token" },
    },
    ...reads(person).flatMap((path): Step[] =>
      ["fr", "en"].map((language) => ({
        as: person.username,
        call: `GET ${path}`,
        language,
        // The first of a discussion's messages is no discussion.
        keep: { ...(path === "/discussions" && { discussion: "0/id" }), offer: "items/0/id" },
      })),
    ),
    ...(person.role === "recruiter"
      ? [{ as: person.username, call: "GET /applications?jobOfferID={offer}&limit=100" }]
      : [{ as: person.username, call: "GET /job-offer/{offer}" }]),
  ]);

const readOtp = () => Promise.reject(new Error("Nobody registers here."));

it("shows every person the same data as the mock's typical seed", { timeout: 120_000 }, async () => {
  const [one, other] = [mock, server].map(({ url }) => ({ baseUrl: url, readOtp, WebSocket }));
  if (!one || !other) throw new Error("Nothing to compare.");
  const { differences, answered } = await compareImplementations(steps, one, other);
  expect(differences).toEqual([]);
  expect([...answered].filter((answer) => answer.startsWith("undefined"))).toEqual([]);
  expect(answered).toContain("listMessages 200");
});
