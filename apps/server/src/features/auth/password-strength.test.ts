import { demoPassword } from "@passerelle/domain/cast";
import { describe, expect, it } from "vitest";
import { EstimatorUnavailable, type OwnNames } from "../../platform/password-service";
import { runWorker } from "../../platform/worker/run-worker";
import type { Act } from "../../platform/worker/test.worker";
import { findWeakness } from "./password-strength";

const owner: OwnNames = {
  firstname: "Éloïse",
  lastname: "Le Goff",
  others: [
    "eloise.legoff@nantes.example",
    "lou-bretonne",
    "Éoliennes Martin",
    "zarglubnix77",
    "wobblefrump77@nantes.example",
    "Łukasiewicz",
    "Ørstedmann",
    "Đorđevićanin",
    "Großschmidtke",
    "Yıldızoğlu",
  ],
};
const weaknessOf = (password: string) => findWeakness({ password, owner });

/** How long the estimate of a password takes, in milliseconds. */
async function timeOf(password: string): Promise<number> {
  const since = performance.now();
  await weaknessOf(password);
  return performance.now() - since;
}

/** A module for a thread that does something with each password. */
const aThreadThat = (act: string) =>
  new URL(
    `data:text/javascript,import { parentPort } from "node:worker_threads";
    parentPort.on("message", () => { ${act} }).postMessage("ready");`,
  );

describe("the strength of a password (D-263)", () => {
  it.each([
    ["letters replaced by digits and signs", ["Password1!", "P@ssw0rd1", "p4ssw0rd", "M0td3p@sse"]],
    ["rows of keys and sequences", ["Azerty123!", "qsdfghjklm", "1a2b3c4d", "wvutsrqp", "0123456789", `&é"'(-è_çà`]],
    ["repetitions", ["aaaaaaaaaa", "12341234", "q1q1q1q1", "soleil".repeat(10), "Ab9-".repeat(4)]],
    ["a word with a number", ["Bonjour2024", "Soleil2023!", "Marseille13!", "Welcome2024", "Chocolate12!"]],
    ["an accented word with a number", ["Été2024!", "Hélène1998", "Forêt2024!"]],
    ["a word with wrong accents", ["Pässwörd1!", "Mótdepâsse"]],
    ["a word in letters of another width", ["\uFF30assword1!", "P\uFF41ssword\uFF11"]],
    ["invisible characters", ["Pass\u200Bword1!", "a\u200B\u200B\u200B\u200B\u200B\u200B\u200B"]],
    ["nothing but accents", ["\u0301".repeat(8)]],
    ["dates", ["01/02/1990", "19900102"]],
    ["the name of the product", ["Passerelle2024", "P@sserelle1!", demoPassword]],
  ])("refuses %s", async (_, passwords) => {
    for (const password of passwords) expect([password, await weaknessOf(password)]).toEqual([password, "guessable"]);
  });

  it.each([
    [
      "name",
      ["eloise2024", "Éloïse2024!", "ELOISE-1996", "leg0ff44!", "eloise.legoff", "eloise-le-goff-44", "legoffeloise1"],
    ],
    ["address", ["eloise.legoff@nantes.example", "Eloise.Legoff2024"]],
    ["username", ["Lou-Bretonne", "lou-bretonne44"]],
    ["company", ["Eoliennes Martin", "éoliennes-1"]],
    ["username without its number", ["Zarglubnix!", "zarglubnix12"]],
    ["address without its number", ["Wobblefrump1!"]],
    [
      "name, whose letters have no accents to remove",
      ["Lukasiewicz1!", "Łukasiewicz1!", "Orstedmann24", "Dordevicanin1", "Grossschmidtke1", "Yildizoglu1!"],
    ],
  ])("refuses the owner's %s, with and without accents", async (_, passwords) => {
    for (const password of passwords) expect([password, await weaknessOf(password)]).toEqual([password, "personal"]);
  });

  it("refuses the owner's address even if it exceeds the length that is checked", async () => {
    const email = "une.adresse-d.une.longueur-peu.commune@une.entreprise.example";
    const data = { password: email.toUpperCase(), owner: { ...owner, others: [email] } };
    expect(await findWeakness(data)).toBe("personal");
  });

  it.each([
    "kX9#mP2v",
    "le petit prince",
    "un-mot-de-passe-solide",
    "pont-sur-la-loire",
    "Été à la plage, où déjà ?",
    "correct horse battery staple",
    "тихая река за домом",
    "河边的桥与灯火阑珊",
    `un-pont-sur-la-loire ${"a".repeat(100)}`,
  ])("accepts %s", async (password) => expect(await weaknessOf(password)).toBeUndefined());

  it("takes no longer for a long password than for its beginning", async () => {
    const hostile = "5$@4i1|!0oa3e7t+".repeat(8);
    let ratio = Infinity;
    // Other programs may disturb some rounds; a time that grows with the length disturbs each.
    for (let round = 0; round < 8 && ratio >= 1.8; round += 1)
      ratio = (await timeOf(hostile)) / (await timeOf(hostile.slice(0, 40)));
    expect(ratio).toBeLessThan(1.8);
  });
});

describe("the thread that estimates", () => {
  it.each([
    ["fails", "throw new Error()"],
    ["ends", "process.exit(0)"],
    ["is too slow", "for (;;);"],
  ])("accepts no password when it %s, and judges the next one (D-265)", async (_, act) => {
    const password = { password: "un-mot-de-passe-solide", owner };
    await expect(findWeakness(password, aThreadThat(act), 0.2)).rejects.toThrow(EstimatorUnavailable);
    expect(await weaknessOf("Password1!")).toBe("guessable");
  });

  it("does not wait for uploads", async () => {
    const testModule = new URL("../../platform/worker/test.worker.ts", import.meta.url);
    const work = { module: testModule, data: "double", seconds: 4, next: () => new Promise<number>(() => undefined) };
    const uploads = [1, 2].map((personId) => runWorker<Act>({ ...work, personId }).catch(() => "ended"));
    expect(await Promise.race([weaknessOf("Password1!"), ...uploads])).toBe("guessable");
    await Promise.all(uploads);
  });
});
