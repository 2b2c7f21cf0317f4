import { aJobOfferDetail, aJobOfferForApplicant, aPage } from "@passerelle/mocks";
import type { QueryKey } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { createQueryClient } from "../../../data";
import { changeKey } from "./offers";
import { followOwn } from "./own-updates";

const first = ["job-offers-for-me", 1] as const;
const second = ["job-offers-for-me", 2] as const;
const saved = ["job-offers-for-me", { view: "saved" }, 1] as const;
const detail = ["job-offer", 12] as const;
const counts = { all: 30, applied: 2, saved: 3 };
const pageWith = (id: number) => ({ ...aPage([aJobOfferForApplicant({ id, ID: id, saved: false })]), counts });

/** A tab with some lists loaded, which learns of changes in another tab. */
function aTab() {
  const client = createQueryClient();
  client.setQueryData(first, pageWith(12));
  client.setQueryData(second, pageWith(13));
  client.setQueryData(saved, { ...pageWith(13), items: [] });
  client.setQueryData(detail, aJobOfferDetail({ id: 12, saved: false }));
  client.setQueryData(["offer-alerts"], [{ id: 4, filters: { search: "react" }, createdAt: "2026-01-01T00:00:00Z" }]);
  return {
    client,
    tell: async (kind: "saved_offer" | "application" | "offer_alert", id: number, exists: boolean) => {
      followOwn(client, { kind, id, exists });
      await new Promise((resolve) => setTimeout(resolve));
    },
    isStale: (...keys: QueryKey[]) => keys.map((key) => client.getQueryState(key)?.isInvalidated),
  };
}

it("an offer saved in another tab is changed in place, and read again only where it comes or goes", async () => {
  const { client, tell, isStale } = aTab();
  await tell("saved_offer", 12, true);
  expect(client.getQueryData(first)).toMatchObject({ items: [{ saved: true }], counts: { ...counts, saved: 4 } });
  expect(client.getQueryData(detail)).toMatchObject({ saved: true });
  expect(isStale(first, detail, second, saved)).toEqual([false, false, true, true]);
});

it("what this tab knows already has nothing read again", async () => {
  const { client, tell, isStale } = aTab();
  await tell("saved_offer", 12, false);
  await tell("application", 12, false);
  await tell("offer_alert", 4, true);
  expect(isStale(first, second, saved, detail, ["offer-alerts"])).toEqual([false, false, false, false, false]);
  expect(client.getQueryData(first)).toMatchObject({ counts });
});

it.each([
  ["application", 12, first],
  ["offer_alert", 5, ["offer-alerts"]],
] as const)("%s of another tab has its list read again", async (kind, id, list) => {
  const { tell, isStale } = aTab();
  await tell(kind, id, true);
  expect(isStale(list, ["offer-alerts"])).toEqual([true, kind === "offer_alert"]);
});

it("what this tab is sending is left to its answer", async () => {
  const { client, tell, isStale } = aTab();
  const sending = client.getMutationCache().build(client, {
    mutationKey: changeKey("application"),
    mutationFn: () => new Promise(() => undefined),
  });
  void sending.execute(undefined);
  await tell("application", 12, true);
  expect(isStale(first)).toEqual([false]);
});
