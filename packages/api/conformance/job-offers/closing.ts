import { expect } from "vitest";
import { day, dayInParis } from "@passerelle/domain";
import {
  apply,
  offerFor,
  offersFor,
  offersOf,
  once,
  publish,
  readOffer,
  statsOf,
  theRecruiter,
  timeOf,
} from "../context/acts";
import { anOffer } from "../context/builders";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { call, refused, refusedFields, sendJson } from "../context/calls";
import { unwrap } from "../context/unwrap";
import { closedForVisitors, publicIds, publishForAll, statusOf } from "../public-offers/acts";

/** 23:30 UTC, in seconds since midnight. */
const LATE_EVENING = 23.5 * 60 * 60;

const TWO_HOURS = 2 * 60 * 60;

const untilEvening = async (caller: TestUser) => (LATE_EVENING - (((await timeOf(caller)) / 1000) % day) + day) % day;

/** The date in Paris, `days` after the server's today. */
const inDays = async (caller: TestUser, days: number) =>
  dayInParis(new Date((await timeOf(caller)) + days * day * 1000));

const terms = { remote: "partial", closingDate: "2998-12-31", positions: 3 } as const;

export const offerTermsTests: ContractTest[] = [
  ...testsOf("createJobOffer", {
    "stores remote work, closing date and positions, and shows them to all": async (context) => {
      const recruiter = await context.signIn("recruiter");
      const applicant = await context.signIn("applicant");
      const { id, ...saved } = await publish(recruiter, terms);
      expect(saved).toMatchObject(terms);
      const { username } = recruiter.me;
      const company = await unwrap(recruiter.GET("/companies/{username}", { params: { path: { username } } }));
      const seen = [
        await readOffer(applicant, id),
        await offerFor(applicant, id),
        (await offersOf(recruiter, recruiter))[0],
        company.data.offers.items[0],
      ];
      expect(seen).toMatchObject([terms, terms, terms, terms]);
      expect(await offerFor(applicant, id)).toHaveProperty("salary", anOffer().salary);
    },
    "uses the date of a date-time, and null for an empty value": async (context) => {
      const recruiter = await theRecruiter(context);
      expect(await publish(recruiter, { closingDate: "2998-12-31T23:00:00Z" })).toHaveProperty(
        "closingDate",
        "2998-12-31",
      );
      for (const none of [null, "", "0001-01-01"] as const)
        expect(await publish(recruiter, { closingDate: none })).toHaveProperty("closingDate", null);
    },
    "may close today": async (context) => {
      const recruiter = await theRecruiter(context);
      const closingDate = await inDays(recruiter, 0);
      expect(await publish(recruiter, { closingDate })).toMatchObject({ closingDate, active: true });
    },
  }),
  ...[
    ["closingDate", "2020-01-31"],
    ["closingDate", "31/12/2998"],
    ["closingDate", "2998-02-30"],
    ["remote", "hybride"],
    ["positions", 0],
    ["positions", 1000],
    ["positions", 1.5],
    ["positions", "2"],
  ].map(([field, value]) =>
    contractTest(`refuses ${JSON.stringify(value)} as ${field}`, "createJobOffer", async (context) => {
      const body = { ...anOffer(), [String(field)]: value };
      expect(await sendJson(await theRecruiter(context), "POST", "/job-offer", body)).toEqual(
        refusedFields(String(field)),
      );
    }),
  ),
  contractTest("changes the terms, and keeps those that a body omits", "updateJobOffer", async (context) => {
    const recruiter = await theRecruiter(context);
    const { id } = await publish(recruiter, terms);
    const change = (body: object) => sendJson(recruiter, "PATCH", `/job-offer/${id}`, body);
    expect(await change({ salary: 1 })).toMatchObject({ body: { data: terms } });
    for (const body of [{ remote: "full" }, { closingDate: null }, { positions: 999 }])
      expect(await change(body)).toMatchObject({ body: { data: body } });
    expect(await change({ closingDate: "2020-01-31" })).toEqual(refusedFields("closingDate"));
    expect(await readOffer(recruiter, id)).toMatchObject({ remote: "full", closingDate: null, positions: 999 });
  }),
];

/** An offer with one application that closed yesterday; two applicants. */
const closedOffer = async (context: TestContext) => {
  const [recruiter, applicant, other] = [
    await context.signIn("recruiter"),
    await context.signIn("applicant"),
    await context.signIn("applicant"),
  ];
  const closingDate = await inDays(recruiter, 0);
  const { id } = await publishForAll(recruiter, { jobTitle: "Falotière", closingDate });
  await apply(applicant, id);
  await context.passTime(day);
  return { recruiter, applicant, other, id, closingDate };
};
const theClosedOffer = once(closedOffer);

const closingTests = [
  ...testsOf("getJobOffer", {
    "is inactive from the day after its closing date, for people who did not apply": async (context) => {
      const { recruiter, applicant, other, id } = await theClosedOffer(context);
      const inactive = { id, active: false };
      expect(await readOffer(other, id)).toBe(404);
      expect([await readOffer(applicant, id), await readOffer(recruiter, id)]).toMatchObject([inactive, inactive]);
    },
  }),
  contractTest("is gone for visitors after its closing date (D-373)", "getPublicOffer", async (context) => {
    const { id } = await theClosedOffer(context);
    expect(closedForVisitors).toContain(await statusOf(context, id));
    expect(await publicIds(context, { search: "Falotière" })).not.toContain(id);
  }),
  ...testsOf("listJobOffersForMe", {
    "leaves the lists of people who did not apply, and their counts, after its closing date": async (context) => {
      const { applicant, other, id } = await theClosedOffer(context);
      expect(await offerFor(other, id)).toBeUndefined();
      expect(await offerFor(applicant, id)).toMatchObject({ active: false, applicationStatus: "applied_not_seen" });
      for (const reader of [applicant, other]) {
        const { totalItems } = await unwrap(reader.GET("/job-offers-for-me"));
        expect(await offersFor(reader)).toHaveLength(totalItems);
      }
    },
  }),
  contractTest("lists no offer to other people after its closing date", "listRecruiterJobOffers", async (context) => {
    const { recruiter, other, id } = await theClosedOffer(context);
    expect(await offersOf(other, recruiter)).toEqual([]);
    expect(await offersOf(recruiter, recruiter)).toMatchObject([{ id, active: false }]);
  }),
  contractTest("shows no offer of the company after its closing date", "getCompany", async (context) => {
    const { recruiter, other } = await theClosedOffer(context);
    const path = { username: recruiter.me.username };
    const { data } = await unwrap(other.GET("/companies/{username}", { params: { path } }));
    expect(data.offers).toMatchObject({ items: [], totalItems: 0 });
  }),
  contractTest("does not count an offer as active after its closing date", "getDashboardStats", async (context) => {
    const { recruiter } = await theClosedOffer(context);
    expect(await statsOf(recruiter)).toMatchObject({ jobOffers: 1, activeJobOffers: 0 });
  }),
  contractTest("refuses an application after the closing date", "createApplication", async (context) => {
    const { other, id } = await theClosedOffer(context);
    expect(await sendJson(other, "POST", "/application", { jobOfferID: id })).toEqual(refused(409));
  }),
  ...testsOf("updateJobOffer", {
    "keeps a past closing date, and reopens with a later one and as active": async (context) => {
      const { recruiter, other, id, closingDate } = await closedOffer(context);
      const change = (body: object) => sendJson(recruiter, "PATCH", `/job-offer/${id}`, body);
      expect(await change({ salary: 1, closingDate })).toMatchObject({
        body: { data: { closingDate, active: false } },
      });
      expect(await change({ active: true })).toMatchObject({ body: { data: { closingDate, active: false } } });
      const later = await inDays(recruiter, 7);
      expect(await change({ closingDate: later })).toMatchObject({
        body: { data: { closingDate: later, active: false } },
      });
      expect(await readOffer(other, id)).toBe(404);
      expect(await change({ active: true })).toMatchObject({ body: { data: { active: true } } });
      expect(await readOffer(other, id)).toMatchObject({ active: true });
    },
    "does not reopen with a later closing date only": async (context) => {
      const { recruiter, other, id } = await closedOffer(context);
      const closingDate = await inDays(recruiter, 7);
      expect(await sendJson(recruiter, "PATCH", `/job-offer/${id}`, { closingDate })).toMatchObject({
        body: { data: { closingDate, active: false } },
      });
      expect(await readOffer(other, id)).toBe(404);
    },
    "notifies applicants once when an expired offer is changed (D-128, D-179)": async (context) => {
      const { recruiter, applicant, id } = await closedOffer(context);
      const told = async () => (await unwrap(applicant.GET("/notifications"))).items.map(({ eventType }) => eventType);
      for (const positions of [2, 3]) {
        await sendJson(recruiter, "PATCH", `/job-offer/${id}`, { positions });
        expect(await told()).toEqual(["job_offer"]);
        await sendJson(applicant, "PATCH", "/notifications/read-all", {});
      }
    },
    "does not notify about an expired offer": async (context) => {
      const { recruiter, other, id } = await closedOffer(context);
      const skill = `Accordage ${id}`;
      await save(other, "updateApplicantProfile", { skills: [skill] });
      await sendJson(recruiter, "PATCH", `/job-offer/${id}`, { active: true, skills: [skill] });
      expect(await call(other, "GET", "/notifications")).toMatchObject({ body: { items: [] } });
    },
  }),
  contractTest("is refused once it is past in Paris, before midnight UTC", "createApplication", async (context) => {
    const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
    await context.passTime(((await untilEvening(recruiter)) - TWO_HOURS + day) % day);
    const { id } = await publish(recruiter, { closingDate: await inDays(recruiter, 0) });
    await context.passTime(TWO_HOURS);
    expect(await sendJson(applicant, "POST", "/application", { jobOfferID: id })).toEqual(refused(409));
  }),
  ...testsOf("createJobOffer", {
    "uses the days of Paris, where it is tomorrow before midnight UTC": async (context) => {
      const recruiter = await context.signIn("recruiter");
      await context.passTime(await untilEvening(recruiter));
      const closingDate = new Date(await timeOf(recruiter)).toISOString().slice(0, 10);
      const answer = await sendJson(recruiter, "POST", "/job-offer", { ...anOffer(), closingDate });
      expect(answer).toEqual(refusedFields("closingDate"));
    },
  }),
];

export const closingDateTests: ContractTest[] = closingTests.map((one) => ({ ...one, needs: "clock" }));
