/** @module-tag release */
import { expect, it } from "vitest";
import { startChild } from "../../../test/child";
import { testInstallation } from "../../../test/installation";
import { aNetwork } from "../../../test/network";
import { runStatement } from "../../../test/postgres";

const installation = testInstallation();

/** The URL of the test PostgreSQL with another user, database or port. */
function address(parts: Partial<Pick<URL, "username" | "pathname" | "port">>): string {
  return Object.assign(new URL(installation.databaseUrl ?? ""), parts).href;
}

const stack = /^\s+at /m;

it("a server waits for a database that starts later", async () => {
  const network = await aNetwork(installation.databaseUrl ?? "");
  network.goAway();
  const server = installation.run({ DATABASE_URL: network.url });
  await server.waitForOutput(/The database does not answer yet \(.+\)\. Trying again in 1 s\./);
  network.comeBack();
  await server.waitForOutput(/Passerelle is at/);
  expect(server.output()).not.toMatch(stack);
  expect(await server.kill("SIGTERM")).toBe(0);
});

it.each([
  ["a database that is not there", { pathname: "/nothing" }, /\(.*nothing.*\)\. Create it/],
  ["a user that is not there", { username: "nobody" }, /\(.*nobody.*\)\. Check the user/],
])("a server ends at once with an explanation of %s", async (_, parts, sentence) => {
  const server = installation.run({ DATABASE_URL: address(parts) });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(sentence);
  expect(server.output()).not.toMatch(stack);
});

it("a server that may not change the database ends with an explanation", async () => {
  await runStatement(address({}), "create role guest login");
  const server = installation.run({ DATABASE_URL: address({ username: "guest" }) });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain("make it the owner");
  expect(server.output()).not.toMatch(stack);
  await runStatement(address({}), "drop role guest");
});

it("an operator's tool does not wait", async () => {
  const tool = startChild("admin", ["reports"], { DATABASE_URL: address({ port: "1" }) });
  expect(await tool.ended).toBe(1);
  expect(tool.output()).toMatch(/^The database cannot be used \(.*ECONNREFUSED.*\)\. Check DATABASE_URL/);
  expect(tool.output()).not.toMatch(stack);
});
