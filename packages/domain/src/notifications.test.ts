import { expect, it } from "vitest";
import { notificationText } from "./notifications";

const actor = { firstname: "", lastname: "" };
const params = { jobTitle: "Archiviste", word: "À lundi." };

it("names a person whose account is deleted within the sentence", () => {
  const { fr, en } = notificationText({ event: "application_accepted", params, actor });
  expect(fr).toMatch(/Message d’un utilisateur supprimé\s:/);
  expect(en).toContain("Message from a deleted user:");
  const sent = notificationText({ event: "application_sent", params, actor, people: 3 });
  expect(sent.fr).toMatch(/^Un utilisateur supprimé et 2 autres personnes ont postulé/);
  expect(sent.en).toMatch(/^A deleted user and 2 others applied/);
});
