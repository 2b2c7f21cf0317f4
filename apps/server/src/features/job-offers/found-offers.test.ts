import { beforeEach, expect, it } from "vitest";
import { publish } from "../../../test/acts";
import { markRead, notificationsOf } from "../../../test/feed";
import { declareSkills, memberFor } from "../../../test/members";
import { publicUrl } from "../../../test/target";
import { testServer } from "../../../test/test-server";
import { sendDigests } from "../notifications";
import { notifyOfAlerts } from "./alerts-job";

const server = testServer({ publicUrl });
const applicant = memberFor(beforeEach, server, "applicant");
const recruiter = memberFor(beforeEach, server, "recruiter");

const alertOn = (body: object) => applicant.send("POST", "/job-offer-alerts", body);
const messages = async () => (await notificationsOf(applicant)).map(({ message }) => message);
async function mails() {
  await sendDigests({ ...server, config: { publicUrl } });
  return server.sentTo(`${applicant.username}@passerelle.example`);
}

it("names the offer, the profile and the alerts in one notification, which is mailed once (D-290)", async () => {
  await declareSkills(server.db, applicant.id, ["Phonolite"]);
  for (const body of [{ contract: "cdi" }, { remote: "none" }, {}])
    await alertOn({ ...body, search: "phonolite", location: "Brest" });
  for (const body of [{ search: "phonolite" }, { location: "Brest" }]) await alertOn(body);
  await publish(recruiter, {
    jobTitle: "Tailleuse de phonolite",
    location: "Brest",
    contract: "cdi",
    remote: "none",
    skills: ["Phonolite"],
  });
  await notifyOfAlerts(server);
  expect(await messages()).toEqual([
    "Une nouvelle offre correspond à votre profil et à vos alertes « phonolite, Brest », « phonolite », « Brest » et 2 autres : « Tailleuse de phonolite ».",
  ]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("1 notification non lue sur Passerelle");
  server.clock.pass(25 * 60 * 60);
  expect(await mails()).toHaveLength(1);
});

it("says which alert found an offer, and nothing more once it is read", async () => {
  await alertOn({ search: "trachyte" });
  await publish(recruiter, { jobTitle: "Maçonne", description: "Trachyte." });
  await notifyOfAlerts(server);
  const [found] = await notificationsOf(applicant);
  expect(found?.message).toBe("Une nouvelle offre correspond à votre alerte « trachyte » : « Maçonne ».");
  await markRead(applicant, found?.id ?? 0);
  await server.db
    .updateTable("offer_alerts")
    .set({ seen_until: new Date(0) })
    .execute();
  await notifyOfAlerts(server);
  expect(await messages()).toHaveLength(1);
});

it("gives the newest five offers of an alert their own notification, and one to the others", async () => {
  await alertOn({ search: "rhyolite" });
  for (let count = 1; count <= 7; count += 1) await publish(recruiter, { jobTitle: `Rhyolite ${count}` });
  await notifyOfAlerts(server);
  const found = await messages();
  expect(found).toHaveLength(6);
  expect(found[0]).toBe("De nouvelles offres correspondent à votre alerte « rhyolite ».");
  expect(found[1]).toContain("Rhyolite 7");
  expect(found[5]).toContain("Rhyolite 3");
});
