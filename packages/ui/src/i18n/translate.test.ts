import * as domain from "@passerelle/domain";
import { describe, expect, it } from "vitest";
import { translate } from "./translate";

type Entry = domain.Text | ((number: number) => domain.Text);

const numbers = [1, 2, 20, 59, 60, 90, 3_600, 80_000];

/** Every text of every `...Errors` that the domain exports. */
const refusals = Object.entries(domain).flatMap(([name, texts]) =>
  name.endsWith("Errors")
    ? Object.values<Entry>(Object(texts)).flatMap((entry) =>
        typeof entry === "function" ? numbers.map(entry) : [entry],
      )
    : [],
);

describe("translating server texts", () => {
  it("works for every error, both ways", () => {
    expect(refusals.length).toBeGreaterThan(60);
    for (const { fr, en } of refusals) {
      expect(translate(fr, "en")).toBe(en);
      expect(translate(en, "fr")).toBe(fr);
      expect(translate(en, "en")).toBe(en);
    }
  });

  it("accepts a missing full stop", () =>
    expect(translate("Invalid email or password", "fr")).toBe("Adresse e-mail ou mot de passe incorrect"));

  const actors = [
    { firstname: "Karim", lastname: "Benali" },
    { firstname: "Inès", lastname: "Benali" },
    { firstname: "", lastname: "" },
  ];
  it.each<domain.EventName>([
    "post_like",
    "post_comment",
    "comment_like",
    "application_sent",
    "application_withdrawn",
    "application_seen",
    "application_accepted",
    "application_rejected",
    "application_undecided",
    "offer_matches",
    "offer_closed",
    "offer_deleted",
    "offer_alert",
  ])("are known for the notification %s", (event) => {
    for (const actor of actors)
      for (const said of [{}, { word: "À lundi !\nClaire" }])
        for (const [people, filters] of [
          [1, { search: 'Pain "bio" $&', company: "Four" }],
          [2, { contract: "cdi" }],
          [15, {}],
        ] as const) {
          const params = { jobTitle: 'Boulanger (H/F) $& "CDI"', filters, ...said };
          const { fr, en } = domain.notificationText({ event, params, actor, people });
          expect(translate(fr, "en")).toBe(en);
          expect(translate(en, "fr")).toBe(fr);
        }
  });

  it("are known for an offer, whatever found it (D-290)", () => {
    const found = ["Pain", "Four", "Lyon", "Brest", ""].map((search, alertId) => ({ alertId, filters: { search } }));
    for (let alerts = 0; alerts <= found.length; alerts += 1)
      for (const match of [[], [{}]]) {
        const causes = [...match, ...found.slice(0, alerts)];
        const params = { jobTitle: "Boulanger (H/F)" };
        const actor = { firstname: "Karim", lastname: "Benali" };
        const { fr, en } = domain.notificationText({ event: "offer_matches", params, actor, causes });
        expect(translate(fr, "en")).toBe(en);
        expect(translate(en, "fr")).toBe(fr);
      }
  });

  it("returns undefined for another server's text", () => {
    expect(translate("Numéro illisible.", "en")).toBeUndefined();
    expect(translate("20 pommes au plus.", "en")).toBeUndefined();
    expect(translate("", "en")).toBeUndefined();
  });
});
