import { expect, it } from "vitest";
import { publish } from "../../../test/acts";
import { notificationsOf } from "../../../test/feed";
import { aMember } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { notifyOfAlerts } from "./alerts-job";

const server = testServer();

it("finds new offers around the place of an alert (D-409)", async () => {
  const [applicant, recruiter] = [await aMember(server, "applicant"), await aMember(server, "recruiter")];
  const around = { search: "luthier", location: "Lyon", near: "fr-69123", within: 10 };
  const made = await applicant.send("POST", "/job-offer-alerts", around);
  expect(made).toMatchObject({ status: 201, body: { data: { filters: around } } });
  for (const location of ["Villeurbanne", "Marseille"])
    await publish(recruiter, { jobTitle: `Luthière à ${location}`, location });
  await notifyOfAlerts(server);
  const messages = (await notificationsOf(applicant)).map(({ message }) => message);
  expect(messages).toEqual([expect.stringContaining("Luthière à Villeurbanne")]);
});

it("names the place of an alert that has only its id (D-409)", async () => {
  const applicant = await aMember(server, "applicant");
  const made = await applicant.send("POST", "/job-offer-alerts", { near: "fr-69123" });
  expect(made).toMatchObject({ status: 201, body: { data: { filters: { location: "Lyon", near: "fr-69123" } } } });
});

it("reads the place of an alert out of its words (D-412)", async () => {
  const applicant = await aMember(server, "applicant");
  const made = await applicant.send("POST", "/job-offer-alerts", { search: "luthière à 20 km de Lyon" });
  const filters = { search: "luthière", location: "Lyon", near: "fr-69123", within: 20 };
  expect(made).toMatchObject({ status: 201, body: { data: { filters } } });
});

it("refuses an alert around an unknown place (D-408)", async () => {
  const applicant = await aMember(server, "applicant");
  const refused = await applicant.send("POST", "/job-offer-alerts", { near: "fr-0", within: 10 });
  expect(refused).toMatchObject({ status: 400, body: { code: "place_unknown" } });
});
