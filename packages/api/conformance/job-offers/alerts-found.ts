import { expect } from "vitest";
import { apply, close, publish } from "../context/acts";
import { save } from "../context/forms";
import { contractTest, type ContractTest, type TestContext } from "../context/harness";
import { choose } from "../notifications/settings";
import { aWord, createAlert, foundFor } from "./alerts-acts";
import { call, sendJson } from "../context/calls";
import { read } from "../context/posts-acts";

/** An applicant with an alert for a word, and a recruiter. */
async function anAlert({ signIn }: TestContext) {
  const [applicant, recruiter] = [await signIn("applicant"), await signIn("recruiter")];
  const word = aWord();
  return { applicant, recruiter, word, alert: await createAlert(applicant, { search: word, contract: "cdi" }) };
}

/** Contract tests for the offers that alerts find. */
export const foundOfferTests: ContractTest[] = [
  contractTest(
    "notifies about an offer that matches all filters, with these filters (D-184)",
    "createOfferAlert",
    async (context) => {
      const { applicant, recruiter, word, alert } = await anAlert(context);
      await publish(recruiter, { jobTitle: word, contract: "cdd" });
      await publish(recruiter, { jobTitle: "Autre métier", contract: "cdi" });
      await context.notifyOfAlerts();
      expect(await foundFor(applicant)).toEqual([]);
      await publish(recruiter, { jobTitle: word, contract: "cdi" });
      await context.notifyOfAlerts();
      const [found, ...others] = await foundFor(applicant);
      expect(others).toEqual([]);
      expect(found).toMatchObject({ isRead: false, target: null, offerFilters: alert.filters });
      expect(found?.message).toContain(word);
      expect(await foundFor(await context.signIn("applicant"))).toEqual([]);
    },
  ),
  contractTest("finds an offer by each kind of filter (D-184)", "createOfferAlert", async (context) => {
    const [applicant, recruiter, other] = [
      await context.signIn("applicant"),
      await context.signIn("recruiter"),
      await context.signIn("recruiter"),
    ];
    const company = aWord();
    await save(recruiter, "updateRecruiterProfile", { company });
    const wanted = { location: "Saint-Nazaire", remote: "full", salary: 2000 } as const;
    await createAlert(applicant, { company, location: "nazaire", remote: "full", minSalary: 2000 });
    for (const wrong of [{ location: "Brest" }, { remote: "none" }, { salary: 1999 }] as const)
      await publish(recruiter, { ...wanted, ...wrong });
    await publish(other, wanted);
    await context.notifyOfAlerts();
    expect(await foundFor(applicant)).toEqual([]);
    await publish(recruiter, wanted);
    await context.notifyOfAlerts();
    expect(await foundFor(applicant)).toHaveLength(1);
  }),
  contractTest("finds no earlier offers (D-184)", "createOfferAlert", async (context) => {
    const { applicant, recruiter, word } = await anAlert(context);
    const location = aWord();
    await publish(recruiter, { jobTitle: "Soudeuse", location });
    await createAlert(applicant, { location });
    await publish(recruiter, { jobTitle: `${word} et autre chose`, contract: "cdd" });
    await context.notifyOfAlerts();
    expect(await foundFor(applicant)).toEqual([]);
  }),
  contractTest(
    "notifies about each alert once while unread, and about each offer once (D-184)",
    "createOfferAlert",
    async (context) => {
      const { applicant, recruiter, word } = await anAlert(context);
      await createAlert(applicant, { search: word });
      for (let time = 0; time < 2; time += 1) {
        await publish(recruiter, { jobTitle: word, contract: "cdi" });
        await context.notifyOfAlerts();
      }
      const found = await foundFor(applicant);
      expect(found).toHaveLength(2);
      for (const { id } of found) await read(applicant, id);
      await context.notifyOfAlerts();
      expect(await foundFor(applicant)).toHaveLength(2);
      await publish(recruiter, { jobTitle: word, contract: "cdd" });
      await context.notifyOfAlerts();
      expect((await foundFor(applicant)).map(({ isRead }) => isRead)).toEqual([false, true, true]);
    },
  ),
  contractTest(
    "finds an offer when it first becomes active, and not again (D-184)",
    "updateJobOffer",
    async (context) => {
      const { applicant, recruiter, word } = await anAlert(context);
      const { id } = await publish(recruiter, { jobTitle: word, contract: "cdi", active: false });
      const open = (active: boolean) => sendJson(recruiter, "PATCH", `/job-offer/${id}`, { active });
      await context.notifyOfAlerts();
      expect(await foundFor(applicant)).toEqual([]);
      await open(true);
      await context.notifyOfAlerts();
      const [found] = await foundFor(applicant);
      await read(applicant, found?.id ?? 0);
      for (const active of [false, true]) await open(active);
      await context.notifyOfAlerts();
      expect(await foundFor(applicant)).toMatchObject([{ id: found?.id, isRead: true }]);
    },
  ),
  contractTest("finds no offer by a blocked recruiter (D-185)", "createBlock", async (context) => {
    const { applicant, recruiter, word } = await anAlert(context);
    await sendJson(applicant, "POST", "/user/blocks", { userId: recruiter.me.id });
    await publish(recruiter, { jobTitle: word, contract: "cdi" });
    await context.notifyOfAlerts();
    expect(await foundFor(applicant)).toEqual([]);
  }),
  contractTest("deletes the unread notifications of a deleted alert (D-184)", "deleteOfferAlert", async (context) => {
    const { applicant, recruiter, word, alert } = await anAlert(context);
    const other = await createAlert(applicant, { search: word });
    await publish(recruiter, { jobTitle: word, contract: "cdi" });
    await context.notifyOfAlerts();
    await call(applicant, "DELETE", `/job-offer-alerts/${alert.id}`);
    expect(await foundFor(applicant)).toMatchObject([{ offerFilters: other.filters }]);
    await publish(recruiter, { jobTitle: word, contract: "cdi" });
    await context.notifyOfAlerts();
    expect(await foundFor(applicant)).toHaveLength(1);
  }),
].map((test): ContractTest => ({ ...test, needs: "alerts" }));

/** Contract tests for offers that change before the search, and for the daily mail. */
export const laterFoundOfferTests: ContractTest[] = [
  contractTest("finds no offer that has closed or been applied to (D-184)", "createOfferAlert", async (context) => {
    const { applicant, recruiter, word } = await anAlert(context);
    const [closed, applied] = [
      await publish(recruiter, { jobTitle: word, contract: "cdi" }),
      await publish(recruiter, { jobTitle: word, contract: "cdi" }),
    ];
    await close(recruiter, closed.id);
    await apply(applicant, applied.id);
    await context.notifyOfAlerts();
    expect(await foundFor(applicant)).toEqual([]);
  }),
  contractTest(
    "mails the offers that an alert found, with a link (D-180)",
    "updateNotificationSettings",
    async (context) => {
      const { applicant, recruiter, word } = await anAlert(context);
      await choose(applicant, { offerAlerts: "mail" });
      const before = await context.readMails(applicant.me.email);
      await publish(recruiter, { jobTitle: word, contract: "cdi" });
      await context.notifyOfAlerts();
      await context.sendDigests();
      const mail = (await context.readMails(applicant.me.email)).slice(before.length);
      for (const part of [`search=${word}`, "contract=cdi", "/unsubscribe?code="]) expect(mail).toContain(part);
    },
  ),
].map((test): ContractTest => ({ ...test, needs: "digests" }));
