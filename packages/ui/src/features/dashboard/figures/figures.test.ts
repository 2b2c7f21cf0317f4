import { expect, it } from "vitest";
import { figures, shareOf } from "./figures";

const stats = { jobOffers: 12, activeJobOffers: 9, applications: 0, notifications: 3 };
const figure = (name: string) => figures.recruiter.filter((each) => each.name === name);

it("shows the active offers as a part of all offers", () =>
  expect(figure("activeJobOffers").map((each) => shareOf(each, stats))).toEqual([0.75]));

it.each(["seenApplications", "acceptedApplications", "jobOffers"])("shows no part of nothing: %s", (name) => {
  expect(figure(name).map((each) => shareOf(each, stats))).toEqual([undefined]);
});
