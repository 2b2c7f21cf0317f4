import { strFromU8, unzipSync } from "fflate";
import { createStrictApi, form } from "@passerelle/api";
import { validateAt } from "@passerelle/api/conformance";
import { isRecord } from "@passerelle/api/contract";
import { expect, it } from "vitest";
import { applied, change, publish, remove } from "../../../../test/acts";
import { call, dataOf } from "../../../../test/call";
import { aMember } from "../../../../test/members";
import { signIn } from "../../../../test/people";
import { testServer } from "../../../../test/test-server";
import { aPdf } from "../../../../test/uploads";
import { auditEvents } from "../../../platform/database/schema/audit";
import { sections } from "./sections";
import { exportValues } from "./value-labels";

const server = testServer();

/** Requests an export with the person's password; returns its link. */
async function linkOf(person: { token: string; password: string }, language = "fr"): Promise<string> {
  const body = { currentPassword: person.password };
  const answer = await call(server.url, "POST", "/user/export", { token: person.token, body, language });
  const { data } = Object(answer.body);
  return data.url;
}

async function unzip(link: string): Promise<Record<string, Uint8Array>> {
  const served = await fetch(new URL(link, server.url));
  expect(served.status).toBe(200);
  const unzipped = Object.entries(unzipSync(new Uint8Array(await served.arrayBuffer())));
  const [folder] = unzipped[0]?.[0].split("/") ?? [];
  expect(folder).toMatch(/^passerelle-/);
  expect(unzipped.filter(([name]) => !name.startsWith(`${folder}/`))).toEqual([]);
  return Object.fromEntries(unzipped.map(([name, bytes]) => [name.replace(/^[^/]+\//, ""), bytes]));
}

const listIn = (archive: Record<string, Uint8Array>, name: string): unknown[] =>
  JSON.parse(strFromU8(archive[`data/${name}.json`] ?? new Uint8Array()));

const idOf = async (email: string) =>
  (await server.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;

/** Inserts messages between two people directly. */
async function addMessages(from: number, to: number, count: number) {
  const [user_low, user_high] = from < to ? [from, to] : [to, from];
  const { id } = await server.db
    .insertInto("discussions")
    .values({ user_low, user_high })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let sent = 0; sent < count; sent += 1000) {
    const rows = Array.from({ length: Math.min(1000, count - sent) }, (_, n) => ({
      discussion_id: id,
      sender_id: from,
      recipient_id: to,
      content: `Message ${sent + n} ${"x".repeat(2000)}`,
    }));
    await server.db.insertInto("messages").values(rows).execute();
  }
  return id;
}

it("holds the data of the API's answers, in the contract's schemas, and the files", async () => {
  const person = await signIn(server);
  const id = await idOf(person.email);
  const recruiter = await aMember(server, "recruiter", { firstname: "Karim" });
  const api = createStrictApi({ baseUrl: server.url, getToken: () => person.token });
  const offer = await publish(recruiter);
  const saved = await api.PATCH("/applicant", form({ resume: aPdf(), profile: "Soudeuse" }));
  const resume = await fetch(new URL(saved.data?.data.resumeUrl ?? "", server.url));
  const studies = { institution: "CNAM", degree: "Licence", startedAt: "2020-09-01", finishedAt: "", skills: ["TIG"] };
  await api.POST("/formation", { body: studies });
  const postID = (await api.POST("/post", form({ text: "Bonjour" }))).data?.data.id ?? 0;
  await api.POST("/comment", { body: { postID, content: "<script>alert(1)</script>" } });
  await api.POST("/post-like", { body: { postID } });
  await api.POST("/application", { body: { jobOfferID: offer.id, message: "Bonjour" } });
  await api.POST("/user/blocks", { body: { userId: recruiter.id } });
  await api.GET("/job-offer/{id}", { params: { path: { id: offer.id } } });
  await addMessages(id, recruiter.id, 3);
  const archive = await unzip(await linkOf(person));

  const own = sections.filter(({ role }) => role !== "recruiter");
  for (const { name, schema } of own.filter((section) => section.schema !== undefined))
    for (const value of listIn(archive, name))
      expect([name, validateAt(`/components/schemas/${schema}`, value)]).toEqual([name, []]);
  const counts = Object.fromEntries(own.map(({ name }) => [name, listIn(archive, name).length]));
  expect(counts).toMatchObject({ account: 1, profile: 1, formations: 1, applications: 1, posts: 1, comments: 1 });
  expect(listIn(archive, "opened-offers")).toEqual([
    { id: offer.id, jobTitle: offer.jobTitle, openedAt: expect.any(String) },
  ]);
  expect(counts).toMatchObject({ likes: 1, discussions: 1, messages: 3, blocks: 1, sessions: 1 });
  const files = Object.keys(archive).filter((name) => name.startsWith("files/"));
  expect(files).toEqual([expect.stringMatching(/^files\/resume-[0-9a-f]{32}\.pdf$/)]);
  expect(archive[files[0] ?? ""]).toEqual(new Uint8Array(await resume.arrayBuffer()));

  const texts = Object.entries(archive).filter(([name]) => !name.startsWith("files/"));
  const all = texts.map(([, bytes]) => strFromU8(bytes)).join("\n");
  expect(all).toContain("Karim");
  expect(all).not.toContain(`${recruiter.username}@passerelle.example`);
  const pages = texts.filter(([name]) => name.endsWith(".html")).map(([, bytes]) => strFromU8(bytes));
  expect(pages.join("")).toContain("&lt;script&gt;alert(1)");
  expect(pages.join("")).not.toContain("<script");
  const index = strFromU8(archive["index.html"] ?? new Uint8Array());
  expect(index).toContain('<html lang="fr">');
  for (const [, href = ""] of index.matchAll(/href="([^"]+)"/g)) expect(archive).toHaveProperty([href]);
});

it("holds personal data beyond the API's answers, and no usable link", async () => {
  const person = await signIn(server);
  const api = createStrictApi({ baseUrl: server.url, getToken: () => person.token });
  const author = await aMember(server, "recruiter", { firstname: "Karim" });
  const post = { author_id: author.id, text: `Un pont ${"x".repeat(500)}`, file: null };
  const [seen, hidden] = await server.db
    .insertInto("posts")
    .values([post, { ...post, text: "Caché", hidden_at: new Date() }])
    .returning("id")
    .execute();
  await api.PATCH("/applicant", form({ resume: aPdf(), profile: "Soudeuse" }));
  await api.POST("/post-like", { body: { postID: seen?.id ?? 0 } });
  const user_id = await idOf(person.email);
  await server.db.updateTable("users").set({ language: "en" }).where("id", "=", user_id).execute();
  await server.db
    .insertInto("post_likes")
    .values({ post_id: hidden?.id ?? 0, user_id })
    .execute();
  await api.POST("/reports", { body: { kind: "post", targetId: seen?.id ?? 0, reason: "spam", text: "Encore." } });
  const event = { account_id: user_id, network_address: "192.0.2.7" };
  await server.db
    .insertInto("audit_events")
    .values([
      { ...event, event: "login_failed", details: JSON.stringify({ attempt: 7777 }) },
      { ...event, event: "resume_opened", actor_id: author.id, network_address: "198.51.100.9", details: "{}" },
      { ...event, event: "admin_act", network_address: null, details: JSON.stringify({ by: "root" }) },
    ])
    .execute();
  const archive = await unzip(await linkOf(person));

  expect(listIn(archive, "reports")).toMatchObject([
    { kind: "post", targetId: seen?.id, reason: "spam", text: "Encore.", createdAt: expect.any(String) },
  ]);
  expect(listIn(archive, "security-log")).toEqual(
    expect.arrayContaining([
      { event: "login_failed", createdAt: expect.any(String), network: "192.0.2.7" },
      { event: "resume_opened", createdAt: expect.any(String), network: null },
    ]),
  );
  expect(listIn(archive, "language")).toEqual([{ language: "en" }]);
  expect(listIn(archive, "sessions")).toMatchObject([{ current: true, network: expect.any(String) }]);
  expect(listIn(archive, "login-devices")).toEqual([{ id: expect.any(Number), lastLoginAt: expect.any(String) }]);
  expect(listIn(archive, "profile")).toMatchObject([{ resumeUrl: null }]);
  // Every event but the operators' own has words.
  const words = auditEvents.filter((event) => event !== "admin_act").map((event) => exportValues["event"]?.[event]);
  expect(words).not.toContain(undefined);
  const log = strFromU8(archive["security-log.html"] ?? new Uint8Array());
  expect(log).toContain("<dd>connexion échouée</dd>");
  const likes = strFromU8(archive["likes.html"] ?? new Uint8Array());
  expect(likes).toMatch(/Karim .*: Un pont x+\.\.\./);
  const all = Object.entries(archive).filter(([name]) => !name.startsWith("files/"));
  const texts = all.map(([, bytes]) => strFromU8(bytes)).join("");
  for (const secret of ["Caché", "7777", "198.51.100.9", "admin_act", "signature="])
    expect(texts).not.toContain(secret);
});

it("holds a recruiter's company and offers, and no data of applicants", async () => {
  const recruiter = await signIn(server, { role: "recruiter" });
  const applicant = await aMember(server, "applicant", { firstname: "Zénobie" });
  const pay = { salaryMin: 35_000, salaryMax: 42_000, salaryPeriod: "year" };
  const body = { jobTitle: "Soudeuse", description: "Le quai.", location: "Brest", ...pay };
  const offer = dataOf(await call(server.url, "POST", "/job-offer", { token: recruiter.token, body }));
  const notes = `/application/${await applied(applicant, offer.id)}/notes`;
  await call(server.url, "POST", notes, { token: recruiter.token, body: { text: "Rappeler mardi." } });
  const template = { name: "Pourvu", decision: "rejected", text: "Bonjour {prénom}." };
  await call(server.url, "POST", "/letter-templates", { token: recruiter.token, body: template });
  const archive = await unzip(await linkOf(recruiter, "en"));
  expect(listIn(archive, "letter-templates")).toMatchObject([template]);
  expect(listIn(archive, "application-notes")).toMatchObject([{ text: "Rappeler mardi." }]);
  expect(listIn(archive, "job-offers")).toMatchObject([
    { jobTitle: "Soudeuse", applicationsCount: 1, salary: 2916.67, ...pay },
  ]);
  const offers = strFromU8(archive["job-offers.html"] ?? new Uint8Array());
  expect(offers).toMatch(/<dt>Salary<\/dt><dd>€35,000\s?–\s?€42,000 gross per year<\/dd>/u);
  expect(Object.keys(archive)).not.toContain("data/applications.json");
  const all = Object.values(archive).map((bytes) => strFromU8(bytes));
  expect(all.join("")).not.toContain(`${applicant.username}@`);
  expect(strFromU8(archive["index.html"] ?? new Uint8Array())).toContain('<html lang="en">');
});

it("holds a deleted offer as the applicant read it, and as it was deleted (D-405, D-429)", async () => {
  const recruiter = await aMember(server, "recruiter");
  const person = await signIn(server);
  const { id } = await publish(recruiter, {
    jobTitle: "Archiviste",
    location: "Lorient",
    contract: "cdd",
    salary: 2100,
  });
  await call(server.url, "POST", "/application", { token: person.token, body: { jobOfferID: id } });
  await change(recruiter, id, { location: "Brest", salary: 1900, remote: "full" });
  await remove(recruiter, id);
  const pages = strFromU8((await unzip(await linkOf(person, "en")))["applications.html"] ?? new Uint8Array());
  const [read = "", deleted = ""] = pages.split("<dt>Job offer when it was deleted</dt>");
  for (const value of ["Lorient", "Fixed-term", "€2,100 gross per month", "on site", "sent, not seen"])
    expect(read).toContain(`<dd>${value}</dd>`);
  for (const value of ["Brest", "€1,900 gross per month", "fully"]) expect(deleted).toContain(`<dd>${value}</dd>`);
  expect(deleted).toContain("<dt>Job offer deleted on</dt>");
});

it("reads 10,000 messages as they are taken", async () => {
  const [person, other] = [await signIn(server), await aMember(server, "recruiter")];
  const id = await idOf(person.email);
  const discussion = await addMessages(id, other.id, 10_000);
  expect(listIn(await unzip(await linkOf(person)), "messages")).toHaveLength(10_000);

  const served = await fetch(new URL(await linkOf(person), server.url));
  const reader = served.body?.getReader();
  const first = await reader?.read();
  // A slow reader buffers little of some 45 MB; the rest was still in the database, and is deleted now.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await server.db.deleteFrom("messages").where("discussion_id", "=", discussion).execute();
  let bytes = first?.value?.length ?? 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) bytes += part.value.length;
  expect(bytes).toBeLessThan(20_000_000);
});

it("is recorded, used once, and ends with the session", async () => {
  const person = await signIn(server);
  const link = await linkOf(person);
  // Access logs omit queries, so the code belongs there.
  expect(link).toMatch(/^\/exports\?code=[\w-]{43}$/);
  const [event] = await server.db.selectFrom("audit_events").selectAll().orderBy("id", "desc").limit(1).execute();
  expect(event).toMatchObject({ event: "data_exported", network_address: "127.0.0.1" });
  expect(isRecord(event?.details) && Object.keys(event.details)).toEqual([]);
  const status = async (path: string) => (await fetch(new URL(path, server.url))).status;
  expect(await status("/exports?code=forged")).toBe(404);
  const head = await fetch(new URL(link, server.url), { method: "HEAD" });
  expect([head.status, head.headers.get("allow")]).toEqual([405, "GET"]);
  const posted = await call(server.url, "POST", link);
  expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET"]);
  expect([await status(link), await status(link)]).toEqual([200, 404]);
  const late = await linkOf(person);
  server.clock.pass(15 * 60);
  expect(await status(late)).toBe(404);
  const ended = await linkOf(person);
  await call(server.url, "POST", "/user/logout", { token: person.token });
  expect(await status(ended)).toBe(404);
  const other = await signIn(server);
  const theirs = await linkOf(other);
  const suspended = server.db.updateTable("users").set({ suspended_at: server.clock.now() });
  await suspended.where("email", "=", other.email).execute();
  expect(await status(theirs)).toBe(404);
});
