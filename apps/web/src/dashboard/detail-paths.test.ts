import { expect, it } from "vitest";
import { isScreenOfDashboard } from "../paths";
import {
  companyPath,
  discussionPath,
  messagePath,
  personPath,
  postPath,
  receivedApplicationsPath,
  routePaths,
} from "./detail-paths";

it.each([
  routePaths.search,
  companyPath("claire.moreau"),
  personPath("jeanne.martin"),
  postPath(88),
  postPath(88, 204),
  receivedApplicationsPath(12),
  discussionPath("karim.benali"),
  messagePath("karim.benali", 640),
])("%s is an address to return to after a login", (address) => expect(isScreenOfDashboard(address)).toBe(true));

it("keeps a typed name within its part of the address", () =>
  expect(personPath("a/b?c")).toBe("/dashboard/people/a%2Fb%3Fc"));

it("names the offer that a discussion is about", () =>
  expect(discussionPath("karim.benali", 12)).toBe("/dashboard/messages?with=karim.benali&offer=12"));
