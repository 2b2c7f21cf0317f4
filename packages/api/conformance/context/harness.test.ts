import { describe, expect, it, vi } from "vitest";
import { once } from "./acts";
import { sendJson } from "./calls";
import { createTestContext } from "./harness";
import { connectLive } from "./live-connection";
import type { Target } from "./target";

class NoSocket {
  send() {}
  close() {}
  addEventListener(type: string, listener: (event: { data: unknown; code: number }) => void) {
    if (type === "error") queueMicrotask(() => listener({ data: undefined, code: 1006 }));
  }
}

const target = { baseUrl: "http://target.test", readOtp: () => Promise.resolve("482913"), WebSocket: NoSocket };
const context = () => createTestContext(target);
const inGroup = (group: string) => createTestContext({ ...target, group });

const answers = (routes: Record<string, Response>) =>
  vi.stubGlobal("fetch", (input: string | Request) => {
    const { pathname } = new URL(typeof input === "string" ? input : input.url);
    return Promise.resolve(routes[pathname]?.clone() ?? new Response(null, { status: 404 }));
  });

const refusedHere = { status: 401, headers: { "WWW-Authenticate": "Bearer" } };

const user = {
  id: 3,
  firstname: "Camille",
  lastname: "Essai",
  username: "camille.essai",
  email: "camille@exemple.fr",
  phone: null,
  address: null,
  birthdate: "1994-05-12",
  avatar: null,
  role: "recruiter",
};

const people = {
  "/user/register": Response.json({ email: user.email }, { status: 201 }),
  "/user/verify-email": Response.json({ token: "abc", user: { username: user.username, role: user.role } }),
  "/user/me": Response.json(user),
};

describe("a context", () => {
  it("signs in a new person through the contract alone", async () => {
    answers(people);
    const recruiter = await context().signIn("recruiter");
    expect(recruiter.me).toEqual(user);
    expect(recruiter.token).toBe("abc");
  });

  it("registers only people with their own data when the target adds accounts itself", async () => {
    answers(people);
    const account = { token: "added", password: "secret" };
    const addAccount = vi.fn<NonNullable<Target["addAccount"]>>(async () => Promise.resolve(account));
    const { signIn } = createTestContext({ ...target, addAccount });
    expect(await signIn("recruiter")).toMatchObject({ token: "added", password: "secret" });
    expect(addAccount).toHaveBeenCalledWith(expect.objectContaining({ role: "recruiter" }));
    expect(await signIn("recruiter", { firstname: "Camille" })).toHaveProperty("token", "abc");
  });

  it("fails a contract test when an answer breaks the contract, typed or raw", async () => {
    answers({ "/user/me": Response.json({ ...user, passwordHash: "x" }), "/posts": Response.json({ items: [] }) });
    const caller = context().withToken("abc");
    await expect(caller.GET("/user/me")).rejects.toThrow("getMe 200 must not show passwordHash");
    await expect(caller.raw("GET", "/posts?page=abc")).rejects.toThrow("listPosts 200");
  });

  it("fails no contract test for fields that the contract does not declare (D-410)", async () => {
    answers({ "/user/me": Response.json({ ...user, pronouns: "elle", badges: [{ id: 1 }] }) });
    expect((await context().withToken("abc").GET("/user/me")).response.ok).toBe(true);
  });

  it("reads the documented text of a code in any words", async () => {
    answers({ "/application": Response.json({ error: "Encore ?", code: "already_applied" }, { status: 409 }) });
    const answer = await sendJson(context().withToken("abc"), "POST", "/application", {});
    expect(answer).toEqual({ status: 409, body: { error: "You have already applied to this offer." } });
  });

  it("fails a contract test when a page comes instead of JSON", async () => {
    answers({ "/posts": new Response("<p>", { status: 500, headers: { "Content-Type": "text/html" } }) });
    await expect(context().anonymous.GET("/posts")).rejects.toThrow("listPosts 500 has content type text/html");
  });

  it("takes a refusal for no death of a session that only a failure answered before", async () => {
    const caller = context().withToken("revoked");
    answers({ "/user/me": Response.json({ error: "Down." }, { status: 503, headers: { "Retry-After": "5" } }) });
    await caller.raw("GET", "/user/me");
    answers({ "/user/me": Response.json({ error: "Log in." }, refusedHere) });
    expect((await caller.raw("GET", "/user/me")).status).toBe(401);
  });

  it("shares people within a group of contract tests only", async () => {
    const theRecruiter = once(({ signIn }) => signIn("recruiter"));
    answers(people);
    const first = await theRecruiter(inGroup("posts"));
    expect(await theRecruiter(inGroup("messages"))).not.toBe(first);
    expect(await theRecruiter(inGroup("posts"))).toBe(first);
  });

  it("reports a person's lost session, and replaces people that several contract tests share", async () => {
    const theRecruiter = once(({ signIn }) => signIn("recruiter"));
    answers(people);
    const first = await theRecruiter(context());
    expect(await theRecruiter(context())).toBe(first);
    answers({ ...people, "/posts": Response.json({ error: "Non." }, { status: 401 }) });
    await expect(first.raw("GET", "/posts")).rejects.toThrow("The session of GET /posts was lost");
    expect(await theRecruiter(context())).not.toBe(first);
  });

  it("rejects when the live channel refuses", () =>
    expect(connectLive("http://target.test", "abc", NoSocket, 100)).rejects.toThrow("refused the handshake"));
});
