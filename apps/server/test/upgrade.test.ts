/** @module-tag release */
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isRecord } from "@passerelle/api/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPasswords } from "../src/features/auth";
import type { Db } from "../src/platform/database/database";
import { migrate } from "../src/platform/database/migrate";
import { call } from "./call";
import { openReleaseDatabase, openTestDatabase, type TestDatabase } from "./test-database";
import { startTestServer, type TestServer } from "./test-server";

const folder = fileURLToPath(new URL("releases/1.0/", import.meta.url));

/** The earlier release's answers, by username and path. */
const answers: Record<string, Record<string, unknown>> = JSON.parse(readFileSync(join(folder, "answers.json"), "utf8"));

const isLink = (value: unknown): value is string =>
  typeof value === "string" && /^\/(files|resumes|avatars)\//.test(value);

/** An answer without its variable part, the signatures of links. */
function lasting(value: unknown): unknown {
  if (isLink(value)) return value.replace(/\?.*$/, "");
  if (Array.isArray(value)) return value.map(lasting);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lasting(inner)]))
    : value;
}

interface Notified {
  id: number;
  message: string;
  isRead: boolean;
}

/** All tables, columns, constraints and indexes. */
async function schemaOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
    from information_schema.columns where table_schema = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    order by line`.execute(db);
  return rows.map(({ line }) => line);
}

describe("a database of release 1.0", () => {
  let database: TestDatabase;
  let server: TestServer;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    database = await openReleaseDatabase("1.0");
    // What the people of the dump did not do: request a new password, and leave a message unread.
    await sql`insert into email_codes (user_id, purpose, code_hash, salt, expires_at)
      values (1, 'reset_password', '', '', now())`.execute(database.db);
    await sql`
      with discussion as (insert into discussions (user_low, user_high) values (3, 4) returning id)
      insert into messages (discussion_id, sender_id, recipient_id, content)
      select id, 3, 4, 'Bonjour' from discussion`.execute(database.db);
    await migrate(database.db);
    server = await startTestServer({ database, passwords: createPasswords() });
    cpSync(join(folder, "files"), join(server.dataDir, "files"), { recursive: true });
    for (const username of Object.keys(answers)) {
      const credentials = { email: `${username}@passerelle.example`, password: "Passerelle-2026!" };
      const { body } = await call(server.url, "POST", "/user/login", { body: credentials });
      tokens.set(username, String(Object(body).token));
    }
  });
  afterAll(() => server.close());

  it("ends with the schema of a new one", async () => {
    const fresh = await openTestDatabase();
    expect(await schemaOf(database.db)).toEqual(await schemaOf(fresh.db));
    await fresh.close();
  });

  const ranked = "/job-offers-for-me";
  const reads = Object.entries(answers).flatMap(([username, byPath]) =>
    Object.entries(byPath)
      .filter(([path]) => path !== ranked)
      .map(([path, answer]) => ({ username, path, answer })),
  );
  it.each(reads)("answers $path to $username as before", async ({ username, path, answer }) => {
    const { status, body } = await call(server.url, "GET", path, { token: tokens.get(username) ?? "" });
    expect(status).toBe(200);
    expect(lasting(body)).toMatchObject(Object(lasting(answer)));
  });

  it("ranks the same offers with the same matches, titles in both genders first (D-269)", async () => {
    const token = tokens.get("amelie.durand") ?? "";
    const { body } = await call(server.url, "GET", `${ranked}?pageSize=50`, { token });
    const before: unknown[] = Object(answers["amelie.durand"]?.[ranked]).items;
    const items: unknown[] = Object(body).items;
    expect(items).toEqual(expect.arrayContaining(before.map((offer) => expect.objectContaining(Object(offer)))));
    expect(items[3]).toMatchObject({ jobTitle: "Développeur ou développeuse front-end React" });
  });

  it("keeps every offer private until its recruiter decides (D-371)", async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from job_offers where active`.execute(database.db);
    expect(rows[0]?.count).toBeGreaterThan(0);
    expect((await call(server.url, "GET", "/public/offers")).body).toMatchObject({ totalItems: 0, items: [] });
  });

  it("has merged the notifications about each object, and lost none", async () => {
    const token = tokens.get("amelie.durand") ?? "";
    const { body } = await call(server.url, "GET", "/notifications", { token });
    expect(Object(body).items.map(({ id, message, isRead }: Notified) => [id, message, isRead])).toEqual([
      [47, "Karim Benali a aimé votre commentaire.", false],
      [42, "Lucas Bernard et 1 autre personne ont commenté votre post.", false],
      [38, "Lucas Bernard et 2 autres personnes ont aimé votre post.", false],
      [34, "Karim Benali a aimé votre commentaire.", false],
      [2, expect.stringContaining("Ingénieur ou ingénieure plateforme"), true],
      [5, expect.stringContaining("Lead developer Node.js"), true],
    ]);
  });

  it.each(Object.keys(answers))("lets %s search existing messages (D-202)", async (username) => {
    const token = tokens.get(username) ?? "";
    const found = async (q: string) => {
      const { body } = await call(server.url, "GET", `/messages/search?q=${q}`, { token });
      return Object(body).items.map(({ message }: { message: { id: number } }) => message.id);
    };
    expect([await found("velo"), await found("apres-midi+jeudi"), await found("train")]).toEqual([[8, 2], [6], []]);
  });

  it.each(Object.keys(answers))(
    "does not show %s messages read before read marks existed (D-203)",
    async (username) => {
      const token = tokens.get(username) ?? "";
      const [discussions, me] = await Promise.all(
        ["/discussions", "/user/me"].map((path) => call(server.url, "GET", path, { token })),
      );
      expect(discussions?.body).toEqual([expect.not.objectContaining({ readUpTo: expect.anything() })]);
      expect(me?.body).toMatchObject({ readMarks: true });
    },
  );

  it("counts the unread messages of each discussion, and does not mail them", async () => {
    const { rows } = await sql`
      select unread_low, unread_high, mailed_low = mailed_high as mailed from discussions order by id`.execute(
      database.db,
    );
    expect(rows).toEqual([
      { unread_low: 0, unread_high: 0, mailed: null },
      { unread_low: 0, unread_high: 1, mailed: true },
    ]);
  });

  it("still has its files", async () => {
    const token = tokens.get("amelie.durand") ?? "";
    const { body } = await call(server.url, "GET", "/applicant/amelie.durand", { token });
    const resumeUrl = isRecord(body) && isRecord(body["data"]) ? body["data"]["resumeUrl"] : undefined;
    const resume = await call(server.url, "GET", String(resumeUrl));
    expect([resume.status, resume.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  });
});
