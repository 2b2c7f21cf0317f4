import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { registeredPeople } from "../context/target";
import { contractTests } from "../index";

const page = readFileSync(new URL("../../../../docs/backend-teams.md", import.meta.url), "utf8").replaceAll(
  /\s+/g,
  " ",
);

it("the page for backend teams states how many contract tests there are, to the hundred, and how many people they register", () => {
  const count = Object.values(contractTests).flat().length;
  expect(page).toContain(`runs about ${(Math.round(count / 100) * 100).toLocaleString("en")} contract tests`);
  expect(page).toContain(`register about ${registeredPeople.toLocaleString("en")} people`);
});
