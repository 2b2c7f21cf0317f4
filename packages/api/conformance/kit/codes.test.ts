import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCodeReader, lastResetCode, NoCodes } from "./codes";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "passerelle-mails-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const mail = (email: string, text: string) => appendFileSync(join(folder, email), `${text}\n`);
const reader = (patience = 10_000) => createCodeReader("command", `cat '${folder}/{email}'`, { patience });

describe("a code", () => {
  it("is the last number of six digits that the command prints for the address in small letters", async () => {
    mail("zoe@exemple.fr", "Order 20261121, phone 0612345678. Your code: 111111\nYour code: 222222");
    expect(await reader()(" Zoe@Exemple.fr ")).toBe("222222");
  });

  it("is waited for, also where one was read before", async () => {
    const read = reader();
    const first = read("zoe@exemple.fr");
    mail("zoe@exemple.fr", "Your code: 333333");
    expect(await first).toBe("333333");
    const second = read("zoe@exemple.fr");
    mail("zoe@exemple.fr", "Your code: 444444");
    expect(await second).toBe("444444");
  });

  it("is waited for on a busy server too", async () => {
    const read = reader();
    mail("zoe@exemple.fr", "Your code: 333333");
    await read("zoe@exemple.fr");
    setTimeout(() => mail("zoe@exemple.fr", "Your code: 444444"), 2_200);
    expect(await read("zoe@exemple.fr")).toBe("444444");
  });

  it("that never comes is reported with the command's output, and not waited for again", async () => {
    const read = reader(1);
    await expect(read("zoe@exemple.fr")).rejects.toThrow(/No code for zoe@exemple\.fr came.*No such file/s);
    mail("leo@exemple.fr", "Your code: 555555");
    await expect(read("leo@exemple.fr")).rejects.toThrow(NoCodes);
  });

  it("is read by a command that finds nothing to type it", async () => {
    const read = createCodeReader("command", "cat && echo 666666");
    expect(await read("zoe@exemple.fr")).toBe("666666");
  });

  it("is not asked for by an address that a shell would take for more", () =>
    expect(reader()("zoe;ls@exemple.fr")).rejects.toThrow("Nothing can be asked for"));
});

it.each([
  ["of its link", "https://exemple.fr/reset-password#AB-1 and 7QJ4-9XKM-2VBT", "AB-1"],
  ["of the last link", '<a href="https://a.fr/reset-password#1">, <a href="https://a.fr/app/undo-email#2">', "2"],
  ["in its groups, without a link", "Votre code : 7QJ4-9XKM-2VBT, puis 8QJ4-9XKM-2VBT.", "8QJ4-9XKM-2VBT"],
  ["not in other mails", "https://exemple.fr/verify-email#zoe/123456", undefined],
])("the code for a new password is read %s", (_, mails, code) => expect(lastResetCode(mails)).toBe(code));
