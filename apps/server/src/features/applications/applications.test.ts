import { beforeAll, beforeEach, expect, it } from "vitest";
import { applied, change, open, publish } from "../../../test/acts";
import { aMember, type Member, memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";

let offer: number;
const server = testServer();
const recruiter = memberFor(beforeAll, server, "recruiter");
beforeEach(async () => {
  offer = (await publish(recruiter)).id;
});

const received = async (by: Member, id: number) => (await open(by, id)).data?.items ?? [];

it("the applications of an offer stay when the offer becomes inactive, and without a name when the account is deleted", async () => {
  const person = await aMember(server, "applicant");
  await applied(person, offer);
  await change(recruiter, offer, { active: false });
  await server.db.deleteFrom("users").where("id", "=", person.id).execute();
  const [shown] = await received(recruiter, offer);
  expect(shown?.Applicant.user).toEqual({ firstname: null, lastname: null, email: null });
  expect(shown?.profile).toBeNull();
});
