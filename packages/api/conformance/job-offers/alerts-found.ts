import { expect } from "vitest";
import { apply, close, publish } from "../context/acts";
import { save } from "../context/forms";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { mailedSince } from "../context/mails";
import { choose } from "../notifications/settings";
import { alertsOf, aWord, createAlert, foundFor } from "./alerts-acts";
import { call, sendJson } from "../context/calls";
import { notificationsOf, read } from "../context/posts-acts";

/** An applicant with an alert for a word, and a recruiter. */
async function anAlert({ signIn }: TestContext) {
  const [applicant, recruiter] = [await signIn("applicant"), await signIn("recruiter")];
  const word = aWord();
  return { applicant, recruiter, word, alert: await createAlert(applicant, { search: word, contract: "cdi" }) };
}

export const foundOfferTests: ContractTest[] = [
  ...testsOf("createOfferAlert", {
    "notifies about an offer that matches all filters, by its name and that of the alert (D-184, D-290)": async (
      context,
    ) => {
      const { applicant, recruiter, word, alert } = await anAlert(context);
      await publish(recruiter, { jobTitle: word, contract: "cdd" });
      await publish(recruiter, { jobTitle: "Autre métier", contract: "cdi" });
      await context.notifyOfAlerts();
      expect(await foundFor(applicant)).toEqual([]);
      const { id } = await publish(recruiter, { jobTitle: `Soudeuse ${word}`, contract: "cdi" });
      await context.notifyOfAlerts();
      const [found, ...others] = await foundFor(applicant);
      expect(others).toEqual([]);
      const target = { kind: "job_offer", id };
      expect(found).toMatchObject({ isRead: false, target, offerFilters: alert.filters });
      expect(found?.message).toContain(`Soudeuse ${word}`);
      expect(found?.message.split(word)).toHaveLength(3);
      expect(await foundFor(await context.signIn("applicant"))).toEqual([]);
    },
    "finds an offer by each kind of filter (D-184)": async (context) => {
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
    },
    "finds by words of one gender the titles of the other, in every spelling (D-269)": async (context) => {
      const [applicant, recruiter] = [await context.signIn("applicant"), await context.signIn("recruiter")];
      const location = aWord();
      for (const search of ["Technicienne chargée", "vendeurs"]) await createAlert(applicant, { search, location });
      const titles = ["Technicien(ne) chargé·e", "Vendeuse H/F", "Vendeur.se"];
      const ids: number[] = [];
      for (const jobTitle of [...titles, "Technique de vente"])
        ids.push((await publish(recruiter, { jobTitle, location })).id);
      await context.notifyOfAlerts();
      const found = (await foundFor(applicant)).map(({ target }) => target?.id);
      expect(new Set(found)).toEqual(new Set(ids.slice(0, titles.length)));
    },
    "finds no earlier offers (D-184)": async (context) => {
      const { applicant, recruiter, word } = await anAlert(context);
      const location = aWord();
      await publish(recruiter, { jobTitle: "Soudeuse", location });
      await createAlert(applicant, { location });
      await publish(recruiter, { jobTitle: `${word} et autre chose`, contract: "cdd" });
      await context.notifyOfAlerts();
      expect(await foundFor(applicant)).toEqual([]);
    },
    "notifies about each offer once, whatever alerts and skills it matches (D-290)": async (context) => {
      const { applicant, recruiter, word } = await anAlert(context);
      const other = aWord();
      for (const search of [word, `${word} ${other}`, other]) await createAlert(applicant, { search });
      const skills = [`Métier ${word}`];
      await save(applicant, "updateApplicantProfile", { skills });
      const { id } = await publish(recruiter, { jobTitle: `${word} ${other}`, contract: "cdi", skills });
      await context.notifyOfAlerts();
      const [found, ...others] = await notificationsOf(applicant);
      expect(others).toEqual([]);
      expect(found).toMatchObject({ isRead: false, target: { kind: "job_offer", id } });
      for (const named of [word, other]) expect(found?.message).toContain(named);
      await read(applicant, found?.id ?? 0);
      await context.notifyOfAlerts();
      expect(await notificationsOf(applicant)).toHaveLength(1);
      await publish(recruiter, { jobTitle: word, contract: "cdd" });
      await context.notifyOfAlerts();
      expect((await notificationsOf(applicant)).map(({ isRead }) => isRead)).toEqual([false, true]);
    },
    "follows a company that changes its name (D-291)": async (context) => {
      const [applicant, recruiter] = [await context.signIn("applicant"), await context.signIn("recruiter")];
      const [company, renamed] = [aWord(), aWord()];
      await save(recruiter, "updateRecruiterProfile", { company });
      await createAlert(applicant, { company, contract: "cdi" });
      await save(recruiter, "updateRecruiterProfile", { company: renamed });
      await publish(recruiter, { contract: "cdi" });
      await context.notifyOfAlerts();
      expect(await foundFor(applicant)).toHaveLength(1);
      expect((await alertsOf(applicant)).map(({ filters }) => filters)).toEqual([
        { company: renamed, contract: "cdi" },
      ]);
    },
  }),
  ...testsOf("updateJobOffer", {
    "removes an offer that closes before its notification is read (D-290)": async (context) => {
      const { applicant, recruiter, word } = await anAlert(context);
      const { id } = await publish(recruiter, { jobTitle: word, contract: "cdi" });
      await context.notifyOfAlerts();
      await close(recruiter, id);
      expect(await foundFor(applicant)).toEqual([]);
    },
    "finds an offer when it first becomes active, and not again (D-184)": async (context) => {
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
  }),
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
    await call(applicant, "DELETE", `/job-offer-alerts/${other.id}`);
    expect(await foundFor(applicant)).toEqual([]);
  }),
].map((test): ContractTest => ({ ...test, needs: "alerts" }));

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
  ...testsOf("updateNotificationSettings", {
    "mails the offers that an alert found, with a link (D-180)": async (context) => {
      const { applicant, recruiter, word } = await anAlert(context);
      await choose(applicant, { offerAlerts: "mail" });
      const before = await context.readMails(applicant.me.email);
      const { id } = await publish(recruiter, { jobTitle: word, contract: "cdi" });
      await context.notifyOfAlerts();
      await context.sendDigests();
      const mail = await mailedSince(context, applicant.me.email, before);
      for (const part of [word, `/dashboard/offers?offer=${id}`, "/unsubscribe?code="]) expect(mail).toContain(part);
    },
  }),
].map((test): ContractTest => ({ ...test, needs: "digests" }));
