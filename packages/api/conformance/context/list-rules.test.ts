import { expect, it } from "vitest";
import { brokenLists } from "./list-rules";

const lyon = { id: "fr-69123", latitude: 45.76, longitude: 4.84 };
const paris = { id: "fr-75056", latitude: 48.86, longitude: 2.35 };
const listed = (distance: number) =>
  brokenLists(
    {
      method: "GET",
      path: `/job-offers-for-me?near=${lyon.id}`,
      operationId: "listJobOffersForMe",
      token: "abc",
      sent: undefined,
      status: 200,
      contentType: "application/json",
      text: "",
      body: { items: [{ place: lyon, distance: 0 }, { place: paris, distance }, { distance: 5 }] },
      headers: new Headers(),
    },
    false,
  );

it("measures the distance of offers in kilometres (D-394)", () => {
  expect(listed(392)).toEqual([]);
  expect(listed(243)).toEqual([expect.stringContaining("a distance is 243 instead of 39")]);
});
