import { beforeEach, expect, it } from "vitest";
import { testDatabase } from "../../../test/test-database";
import { createTestClock, type TestClock } from "../../../test/test-server";
import { createLog } from "../log";
import { createSignedLinks, type LinkQuery, rotateLinkKey, type SignedLinks } from "./signed-links";

let clock: TestClock;
let here: SignedLinks;
let elsewhere: SignedLinks;
const database = testDatabase();
beforeEach(async () => {
  clock = createTestClock();
  [here, elsewhere] = await Promise.all([aProcess(), aProcess()]);
});

const reader = { readerId: 7, sessionId: 9 };
const aProcess = () => createSignedLinks({ ...database, clock, log: createLog({ logLevel: "silent" }) });
const rotate = () => database.db.transaction().execute((tx) => rotateLinkKey(tx, clock));
const queryOf = (signed: string): LinkQuery => Object.fromEntries(new URLSearchParams(signed));

it("a link is valid in every process, and after a restart", async () => {
  const query = queryOf(here.sign("a", reader));
  for (const one of [here, elsewhere, await aProcess()]) {
    expect(await one.check("a", query)).toEqual(reader);
    expect(await one.check("b", query)).toBe("forged");
  }
});

it("a link stays valid for its time after the key that signed it is replaced", async () => {
  const query = queryOf(here.sign("a", reader));
  await rotate();
  clock.pass(14 * 60);
  for (const one of [here, elsewhere, await aProcess()]) expect(await one.check("a", query)).toEqual(reader);
  clock.pass(60);
  expect(await here.check("a", query)).toBe("expired");
});

it("a new key is known in every process at once, and signs in each after a minute", async () => {
  await rotate();
  const query = queryOf((await aProcess()).sign("a", reader));
  clock.pass(6);
  expect(await elsewhere.check("a", query)).toEqual(reader);

  clock.pass(55);
  const restarted = await aProcess();
  await expect.poll(() => here.sign("a", reader)).toBe(restarted.sign("a", reader));
});

it("a new key is known in every process even if the clock was set back", async () => {
  clock.jump(-3600);
  await rotate();
  const query = queryOf((await aProcess()).sign("a", reader));
  clock.pass(6);
  expect(await elsewhere.check("a", query)).toEqual(reader);
  clock.jump(3600);
});

it("a stolen key signs no valid links once its own links have expired", async () => {
  const thief = await aProcess();
  await rotate();
  clock.pass(17 * 60);
  // Simulates the thief's own clock; otherwise the key would be read again after a minute.
  const stolen = thief.sign("a", reader);
  expect(await here.check("a", queryOf(stolen))).toBe("forged");
});

it("a second rotation ends the first key", async () => {
  const query = queryOf(here.sign("a", reader));
  await rotate();
  await rotate();
  clock.pass(61);
  expect(await elsewhere.check("a", query)).toBe("forged");
});
