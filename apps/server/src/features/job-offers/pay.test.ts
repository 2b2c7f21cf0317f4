import { beforeAll, expect, it } from "vitest";
import { publish } from "../../../test/acts";
import { memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";

const server = testServer();
const recruiter = memberFor(beforeAll, server, "recruiter");

const yearly = { salaryMin: 35_000, salaryMax: 42_000, salaryPeriod: "year" } as const;

async function read(id: number) {
  const { data } = await recruiter.api.GET("/job-offer/{id}", { params: { path: { id } } });
  return data?.data;
}

/** Changes an offer as a server of the previous release does, which writes only the salary. */
const change = (id: number, columns: { salary: number; location?: string }) =>
  server.db.updateTable("job_offers").set(columns).where("id", "=", id).execute();

it("takes a salary from a server of the previous release for the whole monthly pay", async () => {
  const { id } = await publish(recruiter, yearly);
  await change(id, { salary: 2916.67, location: "Brest" });
  expect(await read(id)).toMatchObject({ salary: 2916.67, ...yearly, location: "Brest" });
  await change(id, { salary: 3000 });
  const monthly = { salary: 3000, salaryMin: 3000, salaryMax: null, salaryPeriod: "month" };
  expect(await read(id)).toMatchObject(monthly);
});
