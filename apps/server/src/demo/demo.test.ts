import { cast, demoPassword } from "@passerelle/domain/cast";
import { expect, it, onTestFinished } from "vitest";
import { addDemo } from ".";
import { call } from "../../test/call";
import { startTestServer } from "../../test/test-server";

const line = /jeanne\.martin\S+ {2}(\S+)/;

it("seeds an empty database once, prints generated passwords, and refuses the published one", async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  // Two processes start at the same time, and one later.
  await Promise.all([addDemo(server, "generated", print), addDemo(server, "generated", print)]);
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
