import { expect } from "vitest";
import { apply, offerFor, publish, unreadNotificationsOf, withdraw } from "../context/acts";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { aFile, aPdf } from "../context/files-samples";
import { pdfIn } from "../context/pdf";
import { block, unblock } from "../people/people";
import { call, refused, sendJson } from "../context/calls";
import { times } from "../context/builders";

const path = (offerId: number, kind: "csv" | "pdf", query = "language=fr") =>
  `/job-offer/${offerId}/applications/${kind}?${query}`;

/** The exported CSV file, decoded from its bytes to keep the byte order mark. */
async function tableOf(recruiter: TestUser, offerId: number, query?: string): Promise<string> {
  const response = await recruiter.raw("GET", path(offerId, "csv", query));
  expect(response.status).toBe(200);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
}

const documentOf = async (recruiter: TestUser, offerId: number, query = "language=fr") =>
  pdfIn(await recruiter.raw("GET", path(offerId, "pdf", query)));

const dayInParis = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });

/** The date of an application as the export writes it. */
const dayOf = ({ createdAt }: { createdAt: string }) => dayInParis.format(new Date(createdAt));

/** An offer with applications from Léa and then Noé, and the row that the export writes for each while unread. */
async function aReceivedOffer({ signIn }: TestContext) {
  const recruiter = await signIn("recruiter");
  const offer = await publish(recruiter);
  const lea = await signIn("applicant", { firstname: "Léa", lastname: '=SUM(A1;"x")' });
  const noe = await signIn("applicant", { firstname: "Noé", lastname: "Le Goff" });
  await save(lea, "updateApplicantProfile", { profile: "Soudeuse, TIG" });
  const sent = { lea: await apply(lea, offer.id, "Ma lettre secrète."), noe: await apply(noe, offer.id) };
  const ids = { lea: sent.lea.id, noe: sent.noe.id };
  const line = (status: string) => ({
    lea: `"Léa";"'=SUM(A1;""x"")";"Soudeuse, TIG";"${lea.me.email}";"${dayOf(sent.lea)}";"${status}"\r\n`,
    noe: `"Noé";"Le Goff";"";"${noe.me.email}";"${dayOf(sent.noe)}";"${status}"\r\n`,
  });
  return { recruiter, offer, lea, noe, ids, line };
}

const head = '\uFEFF"Prénom";"Nom";"Titre";"E-mail";"Reçue le";"Statut"\r\n';

export const applicationExportTests: ContractTest[] = [
  ...testsOf("exportApplicationsCsv", {
    "returns the applicants as a table, in either language, and marks nothing as seen (D-240)": async (context) => {
      const { recruiter, offer, lea, line } = await aReceivedOffer(context);
      const response = await recruiter.raw("GET", path(offer.id, "csv"));
      expect(response.headers.get("Content-Type")).toMatch(/^text\/csv; ?charset=utf-8$/i);
      expect(response.headers.get("Cache-Control")).toContain("no-store");
      const { noe: second, lea: first } = line("Non lue");
      expect(await tableOf(recruiter, offer.id)).toBe(`${head}${second}${first}`);
      expect(await tableOf(recruiter, offer.id, "language=en")).toMatch(
        /^\uFEFF"First name","Last name","Title","E-mail","Received on","Status"\r\n"Noé","Le Goff","",/,
      );
      expect(await offerFor(lea, offer.id)).toHaveProperty("applicationStatus", "applied_not_seen");
      expect(await unreadNotificationsOf(lea)).toBe(0);
    },
    "contains no cell that a spreadsheet would execute (D-240)": async (context) => {
      const { recruiter, offer, lea, noe } = await aReceivedOffer(context);
      await save(noe, "updateMe", { firstname: "+33", lastname: "-2" });
      await save(lea, "updateApplicantProfile", { profile: "@SUM(A1)" });
      // Full-width characters, which spreadsheets treat like the ASCII ones.
      await save(lea, "updateMe", { firstname: "＝1+1", lastname: "＠A1" });
      const table = await tableOf(recruiter, offer.id);
      for (const cell of ["+33", "-2", "@SUM(A1)", "＝1+1", "＠A1"]) expect(table).toContain(`"'${cell}"`);
    },
    "uses the filters and the order of the list (D-240)": async (context) => {
      const { recruiter, offer, ids, line } = await aReceivedOffer(context);
      const unread = line("Non lue").lea;
      expect(await tableOf(recruiter, offer.id, "language=fr&sort=oldest")).toBe(
        `${head}${unread}${line("Non lue").noe}`,
      );
      await sendJson(recruiter, "PATCH", `/application/${ids.noe}`, { decision: "rejected", message: "Non, désolé." });
      const refusedLine = line("Refusée").noe;
      expect(await tableOf(recruiter, offer.id, "language=fr&sort=oldest")).toBe(`${head}${unread}${refusedLine}`);
      expect(await tableOf(recruiter, offer.id, "language=fr&status=rejected")).toBe(`${head}${refusedLine}`);
      expect(await tableOf(recruiter, offer.id, "language=fr&search=soudeuse")).toBe(`${head}${unread}`);
      expect(await tableOf(recruiter, offer.id, "language=fr&search=personne")).toBe(head);
      await call(recruiter, "GET", `/application/${ids.lea}`);
      expect(await tableOf(recruiter, offer.id, "language=fr&status=seen")).toBe(`${head}${line("Lue").lea}`);
    },
    "contains no letter, note, decision message or withdrawn application (D-240)": async (context) => {
      const { recruiter, offer, noe, ids, line } = await aReceivedOffer(context);
      await sendJson(recruiter, "POST", `/application/${ids.lea}/notes`, { text: "Une note." });
      await sendJson(recruiter, "PATCH", `/application/${ids.lea}`, { decision: "accepted", message: "Bravo." });
      await withdraw(noe, ids.noe);
      expect(await tableOf(recruiter, offer.id)).toBe(`${head}${line("Acceptée").lea}`);
    },
    "contains all applications, more than a page of the list (D-240)": async (context) => {
      const recruiter = await context.signIn("recruiter");
      const offer = await publish(recruiter);
      const applicants: TestUser[] = [];
      while (applicants.length < 12) {
        const applicant = await context.signIn("applicant");
        await apply(applicant, offer.id);
        applicants.push(applicant);
      }
      const lines = (await tableOf(recruiter, offer.id)).trimEnd().split("\r\n").slice(1);
      const addresses = lines.map((line) => /"([^"\s]+@[^"\s]+)"/.exec(line)?.[1]);
      expect(addresses).toEqual(applicants.toReversed().map(({ me }) => me.email));
      await (await recruiter.raw("GET", path(offer.id, "pdf"))).arrayBuffer();
      const told = await Promise.all(applicants.map(unreadNotificationsOf));
      expect(told).toEqual(applicants.map(() => 1));
    },
  }),
  ...testsOf("exportApplicationsPdf", {
    "returns a document in either language, which marks its applications as seen once (D-240)": async (context) => {
      const { recruiter, offer, lea, noe } = await aReceivedOffer(context);
      const statuses = async () => [
        (await offerFor(lea, offer.id))?.applicationStatus,
        (await offerFor(noe, offer.id))?.applicationStatus,
      ];
      for (const language of ["fr", "en"]) {
        const response = await recruiter.raw("GET", path(offer.id, "pdf", `language=${language}&search=soudeuse`));
        expect(response.status).toBe(200);
        expect(response.headers.get("Content-Type")).toBe("application/pdf");
        expect(response.headers.get("Cache-Control")).toContain("no-store");
        const text = new TextDecoder("latin1").decode(await response.arrayBuffer());
        expect([text.startsWith("%PDF-"), text.trimEnd().endsWith("%%EOF")]).toEqual([true, true]);
        expect(await statuses()).toEqual(["applied_seen", "applied_not_seen"]);
      }
      expect([await unreadNotificationsOf(lea), await unreadNotificationsOf(noe)]).toEqual([1, 0]);
      await recruiter.raw("GET", path(offer.id, "pdf", "language=fr"));
      expect(await statuses()).toEqual(["applied_seen", "applied_seen"]);
      expect([await unreadNotificationsOf(lea), await unreadNotificationsOf(noe)]).toEqual([1, 1]);
    },
    "contains letters, profiles and e-mail addresses, but no notes and no other contact data (D-240)": async (
      context,
    ) => {
      const { recruiter, offer, lea, noe, ids } = await aReceivedOffer(context);
      await save(lea, "updateMe", { phone: "06 98 76 54 32", address: "4 rue du Port" });
      await sendJson(recruiter, "POST", `/application/${ids.lea}/notes`, { text: "Une note." });
      await save(lea, "updateApplicantProfile", { portfolioUrl: "https://lea.example/soudures" });
      const { text, language } = await documentOf(recruiter, offer.id);
      for (const said of ["Ma lettre secrète.", "Soudeuse, TIG", "lea.example/soudures", lea.me.email, noe.me.email])
        expect(text).toContain(said);
      for (const secret of ["06 98 76", "rue du Port", "Une note."]) expect(text).not.toContain(secret);
      expect(language).toBe("fr");
      expect(await documentOf(recruiter, offer.id, "language=en")).toHaveProperty("language", "en");
      const one = await documentOf(recruiter, offer.id, "language=fr&search=soudeuse");
      expect([one.text.includes(lea.me.email), one.text.includes(noe.me.email)]).toEqual([true, false]);
      await withdraw(noe, ids.noe);
      expect((await documentOf(recruiter, offer.id)).text).not.toContain(noe.me.email);
    },
    "contains each application in the order of the list, with its decision (D-240)": async (context) => {
      const { recruiter, offer, lea, noe, ids } = await aReceivedOffer(context);
      await sendJson(recruiter, "PATCH", `/application/${ids.lea}`, { decision: "accepted" });
      const { text } = await documentOf(recruiter, offer.id);
      await save(lea, "updateApplicantProfile", { resume: aFile(aPdf(), "cv.pdf", "application/pdf") });
      const newest = await documentOf(recruiter, offer.id, "language=fr&sort=newest");
      // The document mentions the resume.
      expect(newest.text.length).toBeGreaterThan(text.length);
      expect(newest.text.indexOf(noe.me.email)).toBeLessThan(newest.text.indexOf(lea.me.email));
      expect([newest.text.includes("Acceptée"), newest.text.includes("Refusée")]).toEqual([true, false]);
      const oldest = await documentOf(recruiter, offer.id, "language=en&sort=oldest");
      expect(oldest.text.indexOf(lea.me.email)).toBeLessThan(oldest.text.indexOf(noe.me.email));
      expect(oldest.text).toContain("Accepted");
    },
    "omits profile and CV of people blocked by the recruiter (D-240)": async (context) => {
      const { recruiter, offer, lea } = await aReceivedOffer(context);
      const says = async () => {
        const { text } = await documentOf(recruiter, offer.id);
        return [text.includes("Ma lettre secrète."), text.includes("Soudeuse, TIG")];
      };
      await block(recruiter, lea);
      expect(await says()).toEqual([true, false]);
      await unblock(recruiter, lea);
      expect(await says()).toEqual([true, true]);
    },
    "marks nothing as seen for HEAD (D-103)": async (context) => {
      const { recruiter, offer, lea } = await aReceivedOffer(context);
      await recruiter.raw("HEAD", path(offer.id, "pdf"));
      expect(await offerFor(lea, offer.id)).toHaveProperty("applicationStatus", "applied_not_seen");
    },
    "allows ten exports in ten minutes (D-028)": async ({ signUp }) => {
      const recruiter = await signUp("recruiter");
      const { id } = await publish(recruiter);
      for (const number of times(10))
        expect((await recruiter.raw("GET", path(id, number % 2 === 0 ? "csv" : "pdf"))).status).toBe(200);
      expect(await call(recruiter, "GET", path(id, "csv"))).toEqual(refused(429));
      expect(await call(recruiter, "GET", path(id, "pdf"))).toEqual(refused(429));
    },
  }),
  ...(["csv", "pdf"] as const).map((kind) =>
    contractTest(
      "requires one of the two languages",
      kind === "csv" ? "exportApplicationsCsv" : "exportApplicationsPdf",
      async ({ signIn }) => {
        const recruiter = await signIn("recruiter");
        const { id } = await publish(recruiter);
        for (const query of ["", "language=", "language=de"])
          expect([query, await call(recruiter, "GET", path(id, kind, query))]).toEqual([query, refused(400)]);
      },
    ),
  ),
];
