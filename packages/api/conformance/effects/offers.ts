import { expect } from "vitest";
import { apply, openApplications, publish, withdraw } from "../context/acts";
import { save } from "../context/forms";
import { exclusive, testsOf, type ContractTest } from "../context/harness";
import { asNode, type Node } from "../../src/contract/openapi-document";
import { call, sendJson } from "../context/calls";
import { read } from "../context/posts-acts";
import { change, counts, items, Ledger, notified, page, renotified, row, unnotified, wasRead, without } from "./ledger";
import { effectsOn, held, inJobs, moment, undecided } from "./offer-effects";
import { createWorld, type Name, names } from "./world";

const applicants = ["anna", "bruno"] as const;
const TITLE = "Accordeuse de pianos";
const letterOf = (name: string) => `${`De ${name}.`.padEnd(4999, " y")}z`;

const rules = "D-005, D-016, D-064, D-099, D-103, D-104, D-105, D-106, D-107, D-108, D-109, D-128, D-129";

/**
 * Contract tests that each write about an offer changes the expected views, notifies the right people, and affects
 * nothing else.
 */
export const offerEffectTests: ContractTest[] = testsOf("createApplication", {
  [`changes the offer and notifies its people, and affects nothing else (${rules})`]: exclusive(async (context) => {
    const world = await createWorld(context);
    const { anna, bruno, rita, remy } = world.people;
    const skills = ["A", "B", "C"].map((letter) => `${world.skill} ${letter}`);
    // The offer matches Anna's skills. In both lists it comes first among other people's offers, and second in
    // Bruno's list.
    await save(anna, "updateApplicantProfile", { skills });
    await save(bruno, "updateApplicantProfile", { skills: skills.slice(2) });
    const closed = await publish(rita, { jobTitle: "Poste fermé", active: false });
    const other = await publish(rita, { jobTitle: "Autre poste", skills: skills.slice(2) });
    const { id } = await publish(rita, { jobTitle: "Poste", skills, active: false });
    world.offers.push(closed.id, other.id, id);
    const ledger = await new Ledger(world, "offers").begin();
    const { shown, application, isFirst, appears } = effectsOn({ id, title: TITLE });
    const target = { kind: "job_offer", id };
    const isAbout = (notification: Node) => asNode(notification["target"])["id"] === id;
    const offer = (body: object) => sendJson(rita, "PATCH", `/job-offer/${id}`, body);

    await ledger.step(
      "rita renames the closed offer",
      () => offer({ jobTitle: TITLE }),
      shown(["rita"], { jobTitle: TITLE }),
    );
    await ledger.step(
      "rita opens it",
      () => offer({ active: true }),
      shown(["rita"], { active: true, draft: undefined }),
      counts("rita", { activeJobOffers: 1 }),
      appears(["anna", "bruno", "remy"]),
      inJobs("anna", (was) => [expect.objectContaining({ id, applicationStatus: "not_applied" }), ...was]),
      inJobs("bruno", (was) => [...was.filter((one) => one["id"] === other.id), expect.objectContaining({ id })]),
      notified("anna", "job_offer", target, TITLE),
    );
    await ledger.step(
      "rita changes its salary alone",
      () => offer({ salary: 1234.5 }),
      shown(names, { salary: 1234.5, salaryMin: 1234.5 }),
      applicants.map((name) => inJobs(name, row(id, { salary: 1234.5, salaryMin: 1234.5 }))),
    );

    const applied = { applicationStatus: "applied_not_seen", decision: null };
    const sent: Record<string, number> = {};
    const begun = (name: Name, message: string) => ({
      id: sent[name],
      jobOfferID: id,
      message,
      createdAt: moment,
      seenAt: null,
      offer: expect.objectContaining({ jobTitle: TITLE }),
      ...undecided,
    });
    const aboutSent = (name: Name) => ({ ...target, applicationId: sent[name] });
    // After the deletion, a server may name the application that the applicant keeps.
    const kept = (name: Name) => (sent[name] === undefined ? null : expect.toBeOneOf([null, aboutSent(name)]));
    for (const name of applicants)
      await ledger.step(
        `${name} applies`,
        async () => (sent[name] = (await apply(world.people[name], id, letterOf(name))).id),
        (views) =>
          [
            ...application(name, { ...applied, applicationID: sent[name] }, begun(name, letterOf(name))),
            ...(name === "anna"
              ? notified("rita", "job_application", aboutSent("anna"), anna.me.lastname, TITLE)
              : [renotified("rita", () => true, true, aboutSent("bruno"), bruno.me.lastname, TITLE)]),
          ].reduce((all, effect) => effect(all), views),
        change("rita offers", page(row(id, held(1)))),
        counts("rita", { applications: 1 }),
        counts(name, { applications: 1 }),
      );
    const decide = (name: Name, body: object) => sendJson(rita, "PATCH", `/application/${sent[name]}`, body);
    await ledger.step("no one else reads or changes anything", async () => {
      const tries = [
        sendJson(anna, "POST", "/application", { jobOfferID: id, message: "Encore." }),
        sendJson(anna, "POST", "/application", { jobOfferID: closed.id }),
        sendJson(remy, "PATCH", `/application/${sent["anna"]}`, { decision: "accepted" }),
        sendJson(remy, "PATCH", `/job-offer/${id}`, { salary: 1 }),
        call(remy, "DELETE", `/job-offer/${id}`),
        ...[remy, bruno].map((reader) => call(reader, "GET", `/applications?jobOfferId=${id}`)),
        ...["csv", "pdf"].map((kind) => call(remy, "GET", `/job-offer/${id}/applications/${kind}?language=fr`)),
        call(bruno, "DELETE", `/application/${sent["anna"]}`),
        sendJson(rita, "PATCH", `/application/${sent["anna"]}`, { decision: "peut-être" }),
        sendJson(rita, "PATCH", `/application/${sent["anna"]}`, { decision: "accepted", message: "x".repeat(5001) }),
        offer({ salary: -1, location: "Brest" }),
        offer({ active: "non", jobTitle: "x" }),
        offer({ jobTitle: "x".repeat(151), benefits: [] }),
      ];
      for (const { status } of await Promise.all(tries)) expect([400, 403, 404, 409]).toContain(status);
      await rita.raw("HEAD", `/applications?jobOfferId=${id}`);
    });

    const seen = { applicationStatus: "applied_seen" };
    await ledger.step(
      "rita receives the newest application alone",
      async () => {
        const { body } = await call(rita, "GET", `/applications?jobOfferId=${id}&limit=1`);
        expect(body).toMatchObject({
          items: [{ id: sent["bruno"], message: letterOf("bruno") }],
          totalItems: 2,
          totalPages: 2,
        });
      },
      application("bruno", seen, { seenAt: moment }),
      change("rita offers", page(row(id, held(0, -1)))),
      counts("rita", { seenApplications: 1 }),
      notified("bruno", "job_application", target, "Rita", TITLE),
    );
    await ledger.step(
      "rita receives all",
      () => openApplications(rita, id),
      application("anna", seen, { seenAt: moment }),
      change("rita offers", page(row(id, held(0, -1)))),
      counts("rita", { seenApplications: 1 }),
      notified("anna", "job_application", target, "Rita", TITLE),
    );
    await ledger.step("rita receives all again", () => openApplications(rita, id));

    const decided = (name: Name) => items(ledger.read(`${name} notifications`))[0]?.["id"];
    await ledger.step(
      "rita accepts bruno with a word",
      () => decide("bruno", { decision: "accepted", message: "Bienvenue parmi nous" }),
      application("bruno", { decision: "accepted" }, { decidedAt: moment, decisionMessage: "Bienvenue parmi nous" }),
      counts("rita", { acceptedApplications: 1 }),
      notified("bruno", "job_application", target, TITLE, "Bienvenue parmi nous"),
    );
    await ledger.step("rita accepts him again", () =>
      decide("bruno", { decision: "accepted", message: "Bienvenue parmi nous" }),
    );
    const accepted = decided("bruno");
    await ledger.step(
      "rita refuses him without a word, before he has read of it",
      () => decide("bruno", { decision: "rejected" }),
      application("bruno", { decision: "rejected" }, { decidedAt: moment, decisionMessage: null }),
      counts("rita", { acceptedApplications: -1 }),
      unnotified("bruno", (one) => one["id"] === accepted),
      notified("bruno", "job_application", target, TITLE),
    );
    expect(JSON.stringify(items(ledger.read("bruno notifications"))[0])).not.toContain("Bienvenue");
    const rejected = decided("bruno");
    await ledger.step(
      "rita takes it back, before he has read of it",
      () => decide("bruno", { decision: null }),
      application("bruno", { decision: null }, undecided),
      unnotified("bruno", (one) => one["id"] === rejected),
    );
    await ledger.step(
      "rita refuses anna",
      () => decide("anna", { decision: "rejected", message: "Une autre fois" }),
      application("anna", { decision: "rejected" }, { decidedAt: moment, decisionMessage: "Une autre fois" }),
      notified("anna", "job_application", target, TITLE, "Une autre fois"),
    );
    const heard = Number(decided("anna"));
    await ledger.step("anna reads of it", () => read(anna, heard), wasRead("anna", heard));
    await ledger.step(
      "rita takes it back, once she has read of it",
      () => decide("anna", { decision: null }),
      application("anna", { decision: null }, undecided),
      notified("anna", "job_application", target, TITLE),
    );
    await ledger.step(
      "rita refuses bruno",
      () => decide("bruno", { decision: "rejected" }),
      application("bruno", { decision: "rejected" }, { decidedAt: moment, decisionMessage: null }),
      notified("bruno", "job_application", target, TITLE),
    );

    await ledger.step(
      "rita closes the offer",
      () => offer({ active: false }),
      shown(["rita"], { active: false }),
      counts("rita", { activeJobOffers: -1 }),
      change(`remy offer ${id}`, () => 404),
      change("remy offers", page(without(id))),
      // The offer no longer matches any applicant.
      unnotified("anna", (one) => one["eventType"] === "job_offer" && isAbout(one)),
      applicants.flatMap((name) => [
        ...application(name, { active: false }),
        change(`${name} offers`, page(without(id))),
        // It names the application until that is withdrawn (D-428).
        ...notified(name, "job_offer", expect.toBeOneOf([target, aboutSent(name)]), TITLE),
      ]),
    );
    await ledger.step(
      "rita changes the closed offer",
      async () => {
        const answer = await offer({ positions: 2, active: false });
        const { body } = await call(rita, "GET", `/job-offers/recruiter/${rita.me.username}`);
        expect(asNode(answer.body)["data"]).toEqual(items(body).find((one) => one["id"] === id));
      },
      shown(["rita"], { positions: 2 }),
      applicants.flatMap((name) => application(name, { positions: 2 })),
    );
    await ledger.step(
      "bruno, who was refused, withdraws",
      () => withdraw(bruno, sent["bruno"] ?? 0),
      change(`bruno offer ${id}`, () => 404),
      inJobs("bruno", without(id)),
      change("rita offers", page(row(id, held(-1, 0)))),
      counts("rita", { applications: -1, seenApplications: -1 }),
      counts("bruno", { applications: -1 }),
      change(
        "bruno notifications",
        page((was) => was.map((one) => (one["eventType"] === "job_offer" && isAbout(one) ? { ...one, target } : one))),
      ),
      (views) => renotified("rita", () => true, false, aboutSent("anna"), "Anna", TITLE)(views),
      notified("rita", "job_application", aboutSent("bruno"), "Bruno", TITLE),
    );
    await ledger.step(
      "rita opens it again",
      () => offer({ active: true }),
      shown(["rita"], { active: true }),
      counts("rita", { activeJobOffers: 1 }),
      applicants.map((name) => unnotified(name, (one) => one["eventType"] === "job_offer" && isAbout(one))),
      application("anna", { active: true }),
      isFirst("anna"),
      appears(["bruno", "remy"]),
      inJobs("bruno", (was) => [...was, expect.objectContaining({ id, applicationStatus: "not_applied" })]),
    );
    const letter = "Encore une fois.";
    await ledger.step(
      "bruno applies again, and starts anew",
      async () => (sent["bruno"] = (await apply(bruno, id, letter)).id),
      (views) =>
        [
          ...application("bruno", { ...applied, applicationID: sent["bruno"] }, begun("bruno", letter)),
          // Bruno has not withdrawn any more.
          unnotified("rita", (one) => String(one["message"]).includes("Bruno")),
          renotified("rita", () => true, true, aboutSent("bruno"), "Bruno", TITLE),
        ].reduce((all, effect) => effect(all), views),
      change("rita offers", page(row(id, held(1)))),
      counts("rita", { applications: 1 }),
      counts("bruno", { applications: 1 }),
    );
    await ledger.step(
      "rita deletes the offer",
      () => call(rita, "DELETE", `/job-offer/${id}`),
      unnotified("rita", isAbout),
      // Decisions stay (D-352); only those who have seen an application are named.
      applicants.map((name) =>
        unnotified(name, (one) => isAbout(one) && String(one["message"]).includes(rita.me.firstname)),
      ),
      names.flatMap((name) => [
        change(`${name} offer ${id}`, () => 404),
        change(`${name} offers`, page(without(id))),
        change(
          `${name} notifications`,
          page((was) => was.map((one) => (isAbout(one) ? { ...one, target: kept(name) } : one))),
        ),
      ]),
      counts("rita", { jobOffers: -1, activeJobOffers: -1, applications: -2, seenApplications: -1 }),
      applicants.flatMap((name) => [
        inJobs(name, without(id)),
        counts(name, { applications: -1 }),
        ...notified(name, "job_offer", kept(name), TITLE),
      ]),
    );
    await ledger.end();
  }),
});
