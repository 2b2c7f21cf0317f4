/** @module-tag release */
import { expect, it } from "vitest";
import { applied, publish } from "../acts";
import { aMember } from "../members";
import { testPostgres } from "../test-database";
import { testServer } from "../test-server";

const server = testServer();

// The embedded database has one connection, and so no races.
const rounds = testPostgres() === undefined ? 1 : 6;
const applications = 6;

/** An offer with undecided applications. */
async function undecided() {
  const recruiter = await aMember(server, "recruiter");
  const { id } = await publish(recruiter);
  const ids: number[] = [];
  while (ids.length < applications) ids.push(await applied(await aMember(server, "applicant"), id));
  return { recruiter, ids };
}

it("a joint decision and single ones at the same time lose no decision", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { recruiter, ids } = await undecided();
    const decisions = ids.map((applicationID) => ({ applicationID, decision: "rejected", message: "Non." }));
    const [joint, ...single] = await Promise.all([
      recruiter.send("PATCH", "/applications", { decisions }),
      ...ids.map((id) => recruiter.send("PATCH", `/application/${id}`, { decision: "accepted", message: "Oui." })),
    ]);
    expect([joint, ...single].map(({ status }) => status)).toEqual(Array.from([joint, ...single], () => 200));
    const stored = await server.db
      .selectFrom("applications")
      .select(["decision", "decision_message"])
      .where("id", "in", ids)
      .execute();
    // A single decision may replace the joint one, which in turn replaces none.
    expect(stored).toEqual(ids.map(() => ({ decision: "accepted", decision_message: "Oui." })));
  }
});
