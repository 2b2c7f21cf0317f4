import { brokenHalves } from "@passerelle/api/conformance";
import { afterEach, expect, it } from "vitest";
import { discussion, messages } from "./samples";
import { clear, json, show } from "./stage";

afterEach(clear);

const offer = {
  id: 31,
  jobTitle: "Géomètre",
  applicationID: 5,
  applicationStatus: "applied_seen",
  decision: "accepted",
};

/** The open discussion, with this answer about its offer. */
async function about(answer: object) {
  const shown = show(messages("karim.benali"), { listDiscussions: json([{ ...discussion, ...answer }]) });
  await shown.settled();
  const bar = document.querySelector("[data-offer]");
  return { ...shown, bar };
}

it("the open discussion names its offer", async () => {
  const { bar } = await about({ offer });
  expect(bar?.textContent).toContain(offer.jobTitle);
});

it(
  "the open discussion survives a strange offer, and names one that has an id and a title",
  { timeout: 120_000 },
  async () => {
    const problems: string[] = [];
    for (const answer of brokenHalves({ offer })) {
      const { crashes, text, bar } = await about(Object(answer));
      const name = JSON.stringify(answer);
      problems.push(...crashes.map((crash) => `${name}: ${String(crash)}`));
      if (!text()?.includes("Karim Benali")) problems.push(`${name}: the discussion is lost`);
      const { id, jobTitle } = Object(Object(answer).offer);
      const isNamed =
        Number.isInteger(id) && id > 0 && jobTitle !== "" && ["string", "number"].includes(typeof jobTitle);
      if (isNamed !== (bar !== null)) problems.push(`${name}: ${bar?.textContent ?? "no offer"}`);
      clear();
    }
    expect(problems).toEqual([]);
  },
);
