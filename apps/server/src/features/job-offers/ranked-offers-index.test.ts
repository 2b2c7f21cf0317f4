import { type Applicant, compareRanks, rankOf, type Source } from "@passerelle/domain";
import { array, assert, boolean, constantFrom, integer, property, record, uniqueArray } from "fast-check";
import { expect, it } from "vitest";
import type { IndexedOffer } from "./offer-columns";
import { OfferRanking, type Reader } from "./ranked-offers-index";

// Few values, to get ties and offers that share everything or nothing.
const skill = constantFrom("go", "sql", "react", "excel", "soudure");
const word = constantFrom("developpeu", "web", "comptable", "chef");
const sector = constantFrom("energie", "sante", "");
const today = "2026-06-15";
const anOffer = record({
  id: integer({ min: 1, max: 30 }),
  recruiterId: integer({ min: 1, max: 3 }),
  createdAt: integer({ min: 1, max: 3 }),
  publicSince: constantFrom(0, 1, 2),
  active: boolean(),
  closingDate: constantFrom(null, today, "2026-06-14"),
  contract: constantFrom("cdi", "cdd"),
  remote: constantFrom("none", "full"),
  place: constantFrom("", "fr-69123", "fr-75056"),
  pay: constantFrom(1_000, 2_000, Infinity),
  sector,
  location: constantFrom("Brest", "Nantes"),
  company: constantFrom("", "Lumio"),
  skills: uniqueArray(skill, { maxLength: 5 }),
  words: uniqueArray(word, { maxLength: 4 }),
});
const aReader = record({
  keys: uniqueArray(skill, { maxLength: 4 }),
  words: uniqueArray(word, { maxLength: 3 }),
  sector,
  blocked: uniqueArray(integer({ min: 1, max: 3 }), { maxLength: 1 }),
  applied: uniqueArray(integer({ min: 1, max: 30 }), { maxLength: 4 }),
});
const aChange = record({ offer: anOffer, isRemoved: boolean() });

const source: Source = { kind: "profile", title: null };
/** The order by the pure rule over all offers. */
function expected(offers: readonly IndexedOffer[], reader: Reader): number[] {
  const applicant: Applicant = { ...reader, skills: reader.keys.map((key) => ({ key, source })) };
  return offers
    .filter(({ id, active, closingDate, recruiterId }) => {
      const isOpen = active && (closingDate === null || closingDate >= today) && !reader.blocked.includes(recruiterId);
      return isOpen || reader.applied.includes(id);
    })
    .map((offer) => {
      const skills = offer.skills.map((name) => ({ name, key: name }));
      return { ...offer, ...rankOf(applicant, { ...offer, skills }) };
    })
    .toSorted(compareRanks)
    .map(({ id }) => id);
}

it("orders like the pure rule over all offers, after any changes, with and without a filter", () => {
  const changes = array(aChange, { maxLength: 60 });
  assert(
    property(changes, aReader, constantFrom("cdi", undefined), (given, reader, contract) => {
      const index = new OfferRanking();
      const held = new Map<number, IndexedOffer>();
      for (const { offer, isRemoved } of given) {
        held.delete(offer.id);
        if (isRemoved) index.remove(offer.id);
        else {
          index.put(offer);
          held.set(offer.id, offer);
        }
      }
      const offers = [...held.values()].filter((offer) => contract === undefined || offer.contract === contract);
      const holds = contract === undefined ? undefined : (offer: { contract: string }) => offer.contract === contract;
      const ids = expected(offers, reader);
      expect(index.list(reader, today, holds && { holds })).toEqual(ids);
      expect(index.count(reader, today, holds && { holds })).toBe(ids.length);
    }),
    { numRuns: 500 },
  );
});

const offerOf = (id: number, more: Partial<IndexedOffer> = {}): IndexedOffer => ({
  id,
  recruiterId: 1,
  publicSince: 0,
  createdAt: id,
  active: true,
  closingDate: null,
  contract: "cdi",
  remote: "none",
  place: "",
  pay: Infinity,
  sector: "",
  location: "Brest",
  company: "",
  skills: [`skill ${id}`],
  words: [],
  ...more,
});

it("keeps every offer through thousands of replacements", () => {
  const index = new OfferRanking();
  const reader = { keys: ["skill 7"], words: [], sector: "", blocked: [], applied: [] };
  for (let round = 1; round <= 50; round += 1)
    for (let id = 1; id <= 20; id += 1)
      index.put(offerOf(id, { skills: [`skill ${id}`, `round ${round}`], closingDate: id % 2 === 0 ? today : null }));
  const others = [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 6, 5, 4, 3, 2, 1];
  expect(index.list(reader, today)).toEqual([7, ...others]);
  expect(index.list(reader, "2026-06-16")).toEqual([7, ...others.filter((id) => id % 2 === 1)]);
});

it("lists the public offers for a visitor, the last published first (D-372)", () => {
  const index = new OfferRanking();
  index.put(offerOf(1, { publicSince: 5 }));
  index.put(offerOf(2, { publicSince: 0 }));
  index.put(offerOf(3, { publicSince: 3 }));
  index.put(offerOf(4, { publicSince: 5 }));
  index.put(offerOf(5, { publicSince: 9, recruiterId: 2 }));
  const visitor = { keys: [], words: [], sector: "", blocked: [2], applied: [], isVisitor: true };
  expect(index.list(visitor, today)).toEqual([4, 1, 3]);
  expect(index.list(visitor, today, { holds: ({ id }) => id !== 4, isWhole: ({ id }) => id === 3 })).toEqual([3, 1]);
});

it("orders a hundred thousand offers exactly like the pure rule (D-194)", () => {
  const index = new OfferRanking();
  const offers = Array.from({ length: 100_000 }, (_, at) =>
    offerOf(at + 1, {
      // Repeated dates, so that ids break ties.
      createdAt: (at * 7_919) % 5_003,
      sector: at % 11 === 0 ? "energie" : "",
      skills: Array.from({ length: at % 7 }, (__, number) => `skill ${(at * 31 + number * 97) % 60}`),
      words: ["developpeu", `mot ${at % 13}`].slice(0, at % 3),
    }),
  );
  for (const offer of offers) index.put(offer);
  const keys = Array.from({ length: 25 }, (_, number) => `skill ${number}`);
  const reader = { keys, words: ["developpeu", "mot 4"], sector: "energie", blocked: [], applied: [] };
  // Arrays of this length are compared as texts, whose difference is quicker to find.
  expect(index.list(reader, today).join()).toBe(expected(offers, reader).join());
});
