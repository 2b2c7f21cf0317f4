import { cast, type CastPerson, demoPassword } from "@passerelle/domain/cast";
import { expect, it, onTestFinished } from "vitest";
import { addDemo } from ".";
import { call } from "../../test/call";
import { startTestServer } from "../../test/test-server";
import { seedDemo } from "./seed";

const line = /jeanne\.martin\S+ {2}(\S+)/;

it("prints generated passwords once, and refuses the published one", async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  await addDemo(server, "generated", print);
  await addDemo(server, "generated", print);
  expect(printed).toHaveLength(1);
  const [, password = ""] = line.exec(printed.join("")) ?? [];
  const passwords = [...printed.join("").matchAll(/@\S+ {2}(\S+)/g)].map(([, each]) => each);
  expect(new Set(passwords).size).toBe(passwords.length);
  const logIn = (secret: string) =>
    call(server.url, "POST", "/user/login", { body: { email: cast.jeanne.email, password: secret } });
  expect((await logIn(demoPassword)).status).toBe(401);
  expect((await logIn(password)).status).toBe(200);
});

const passwordOf = (person: CastPerson) => (person === cast.thomas ? "Un-autre-mot-2026" : demoPassword);

it("seeds an empty database once, also when two processes start at the same time, with each person's password", async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const seeded = await Promise.all([seedDemo(server, passwordOf), seedDemo(server, passwordOf)]);
  expect(seeded.filter(Boolean)).toHaveLength(1);
  expect(await seedDemo(server, passwordOf)).toBe(false);
  for (const person of [cast.jeanne, cast.thomas]) {
    const hashes = server.db.selectFrom("users").select("password_hash").where("username", "=", person.username);
    const { password_hash } = await hashes.executeTakeFirstOrThrow();
    expect(await server.passwords.verify(password_hash, passwordOf(person))).toBe(true);
  }
});
