import { beforeEach, describe, expect, it, vi } from "vitest";
import { anOffer } from "./builders";
import { sendForm, sendJson } from "./calls";
import { runTest, type TestContext } from "./harness";
import { sampleAt } from "./sample";
import type { Target } from "./target";

class NoSocket {
  send() {}
  close() {}
  addEventListener() {}
}

let servers = 0;
let registered = 0;
let calls: string[] = [];
let notifications: unknown[] = [];
/** The company in the answers to saves of a profile. */
let companies: (string | null)[] = [];
let target: Target;

const offer = { ...anOffer(), id: 7, createdAt: "2026-11-29T10:00:00Z" };

/** A server that registers people, stores an offer, and accepts everything else. */
function answer({ method, pathname, token }: { method: string; pathname: string; token: string }): Response {
  if (pathname === "/user/register") return Response.json({ email: "camille@exemple.fr" }, { status: 201 });
  if (pathname === "/user/verify-email")
    return Response.json({ token: `token-${(registered += 1)}`, user: { username: "camille", role: "recruiter" } });
  if (pathname === "/user/me")
    return Response.json({
      id: 3,
      firstname: "Camille",
      lastname: "Essai",
      username: token,
      email: `${token}@exemple.fr`,
      phone: null,
      address: null,
      birthdate: "1994-05-12",
      avatar: null,
      role: "recruiter",
    });
  if (pathname === "/user/login") {
    const headers = { "WWW-Authenticate": "Bearer" };
    return Response.json({ error: "Non." }, { status: 401, headers });
  }
  if (pathname === "/notifications")
    return Response.json({ items: notifications, page: 1, totalPages: 0, totalItems: 0 });
  if (pathname === "/recruiter") {
    const [sector, website, headquarters, employees, description, logo] = Array<null>(6).fill(null);
    const others = { sector, website, headquarters, employees, description, logo };
    return Response.json({ data: { company: companies.shift(), ...others } });
  }
  if (pathname === "/discussions") return Response.json([]);
  if (method === "POST" && pathname === "/job-offer") return Response.json({ data: offer }, { status: 201 });
  return Response.json({}, { status: 200 });
}

const signedIn = async (act: (context: TestContext) => Promise<unknown>) => {
  await runTest(act, target);
  return (await runTest(async ({ signIn }) => signIn("recruiter"), target)).token;
};

const savesACompany = async ({ signIn }: TestContext) =>
  sendForm(await signIn("recruiter"), "PATCH", "/recruiter", { company: "Lumio" });

beforeEach(() => {
  target = {
    baseUrl: `http://target-${(servers += 1)}.test`,
    readOtp: () => Promise.resolve("482913"),
    WebSocket: NoSocket,
  };
  [registered, calls, notifications] = [0, [], []];
  vi.stubGlobal("fetch", (input: string | Request, init?: RequestInit) => {
    const { method, url, headers } = new Request(input, init);
    const { pathname } = new URL(url);
    calls.push(`${method} ${pathname}`);
    return Promise.resolve(answer({ method, pathname, token: headers.get("Authorization")?.slice(7) ?? "" }));
  });
});

describe("the people of contract tests", () => {
  it("are lent to later tests if they only read", async () => {
    expect(await signedIn(async ({ signIn }) => (await signIn("recruiter")).raw("GET", "/posts-of-nobody"))).toBe(
      "token-1",
    );
  });

  it("are lent after what they created is deleted, the latest first", async () => {
    const token = await signedIn(async ({ signIn }) => {
      const recruiter = await signIn("recruiter");
      await recruiter.raw("PUT", "/job-offer/5/saved");
      await recruiter.raw("POST", "/job-offer", { body: "{}" });
    });
    expect([token, calls.filter((call) => call.startsWith("DELETE"))]).toEqual([
      "token-1",
      ["DELETE /job-offer/7", "DELETE /job-offer/5/saved"],
    ]);
  });

  it("are lent if their profile can be emptied", async () => {
    companies = ["Lumio", null];
    expect(await signedIn(savesACompany)).toBe("token-1");
    companies = ["Lumio", "Lumio"];
    expect(await signedIn(savesACompany)).toBe("token-2");
  });

  it("are lent to no one after a change that no call takes back", async () => {
    expect(await signedIn(async ({ signIn }) => (await signIn("recruiter")).raw("PATCH", "/settings-of-nobody"))).toBe(
      "token-2",
    );
  });

  it("are lent to no one if they have notifications", async () => {
    notifications = [sampleAt("/components/schemas/Notification")];
    expect(await signedIn(async ({ signIn }) => signIn("recruiter"))).toBe("token-2");
  });

  it("are lent to no one after a visitor acted in their name", async () => {
    const token = await signedIn(async ({ signIn, anonymous }) => {
      const { me } = await signIn("recruiter");
      await sendJson(anonymous, "POST", "/user/login", { email: me.email.toUpperCase(), password: "x" });
    });
    expect(token).toBe("token-2");
  });

  it("are lent to no one if the test failed, or shares them", async () => {
    const failure = runTest(async ({ signIn }) => {
      await signIn("recruiter");
      throw new Error("It fails.");
    }, target);
    await expect(failure).rejects.toThrow("It fails.");
    expect(await signedIn(async ({ signIn, keep }) => keep(await signIn("recruiter")))).toBe("token-3");
  });
});
