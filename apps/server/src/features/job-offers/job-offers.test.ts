import { expect, it } from "vitest";
import { publish } from "../../../test/acts";
import { aMember, type Member } from "../../../test/members";
import { testServer } from "../../../test/test-server";

const server = testServer();

const list = (by: Member, username: string, query = {}) =>
  by.api.GET("/job-offers/recruiter/{username}", { params: { path: { username }, query } });

it("a recruiter's list orders offers of the same time by id, latest first", async () => {
  const owner = await aMember(server, "recruiter");
  const ids = [(await publish(owner)).id, (await publish(owner)).id, (await publish(owner)).id];
  const moment = { created_at: new Date(Date.UTC(2026, 0, 1)) };
  await server.db.updateTable("job_offers").set(moment).where("recruiter_id", "=", owner.id).execute();
  expect((await list(owner, owner.username)).data?.items.map(({ id }) => id)).toEqual(ids.toReversed());
});
