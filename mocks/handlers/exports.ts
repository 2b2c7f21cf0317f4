import { ok } from "@passerelle/api/contract";
import { downloadHeaders, downloadNames, notFound, rateLimits, secondsLinkValid } from "@passerelle/domain";
import { makeZip } from "client-zip";
import { http, HttpResponse } from "msw";
import { type Db, defaultDb } from "../db";
import { blockedBy } from "../domain/blocks";
import { wholeCv } from "../domain/cv";
import { discussionsOf, messagesOf, presentMessage } from "../domain/messaging";
import { settingsOfUser } from "../domain/notification-settings";
import { alertsOf, presentAlert } from "../domain/offer-alerts";
import { openedBy } from "../domain/opened-offers";
import { presentOwn } from "../domain/own-offers";
import { presentSummary, presentUser } from "../domain/people";
import { presentComment, presentPost } from "../domain/present-posts";
import { offerById, offersOf, userById } from "../domain/rows";
import { confirmPassword } from "../domain/sessions";
import { countOrReject } from "../http/limits";
import { type User, userOfToken } from "../http/request";
import { refuse, respond } from "../http/respond";
import { presentApplicant, presentRecruiter } from "./profiles";

/** What the archives of the mock hold: what its person has written, chosen and done, most of it as it is stored. */
function keptOf(db: Db, user: User): Record<string, readonly object[]> {
  const { id } = user;
  const own = { where: { userId: { equals: id } } };
  const written = { where: { authorId: { equals: id } } };
  const offers = offersOf(db, id);
  const received = db.application.findMany({ where: { jobOfferId: { in: offers.map((offer) => offer.id) } } });
  const notedOn = received.map((application) => application.id);
  return {
    account: [presentUser(db, user)],
    profile: db.applicantProfile.findMany(own).map((row) => presentApplicant(db, row, null)),
    company: db.recruiterProfile.findMany(own).map(presentRecruiter),
    ...wholeCv(db, id),
    applications: db.application.findMany({ where: { applicantId: { equals: id } } }),
    "saved-offers": db.savedOffer.findMany(own).flatMap(({ jobOfferId }) => offerById(db, jobOfferId) ?? []),
    "opened-offers": openedBy(db, id).flatMap((offerId) => offerById(db, offerId) ?? []),
    "offer-alerts": alertsOf(db, id).map(presentAlert),
    "job-offers": offers.map((offer) => presentOwn(db, offer)),
    "application-notes": db.applicationNote.findMany({ where: { applicationId: { in: notedOn } } }),
    "letter-templates": db.letterTemplate.findMany(own),
    posts: db.post.findMany(written).map((post) => presentPost(db, post, id)),
    comments: db.comment.findMany(written).map((comment) => presentComment(db, comment, id)),
    messages: discussionsOf(db, id).flatMap((discussion) =>
      messagesOf(db, discussion.id, id).map((message) => presentMessage(db, message, id)),
    ),
    "notification-settings": [settingsOfUser(db, id)],
    blocks: blockedBy(db, id).map((blockedId) => presentSummary(userById(db, blockedId))),
    reports: db.report.findMany({ where: { reporterId: { equals: id } } }),
  };
}

/** Links to exports, and the archives behind them. */
export const exportHandlers = (db: Db = defaultDb()) => [
  ...respond(db, {
    exportMe: ({ me, token, body }) => {
      confirmPassword(db, me, body.currentPassword);
      countOrReject(db, rateLimits.exports, String(me.id));
      const expiresAt = new Date(db.clock.now().getTime() + secondsLinkValid * 1000).toISOString();
      const code = crypto.randomUUID();
      db.export.create({ code, token, expiresAt });
      return ok({ data: { url: `/exports?code=${code}`, expiresAt } });
    },
  }),

  // Not an operation of the contract.
  http.get("*://:host/exports", ({ request }) => {
    try {
      const found = db.export.findFirst({
        where: { code: { equals: new URL(request.url).searchParams.get("code") ?? "" } },
      });
      if (found) db.export.delete({ where: { code: { equals: found.code } } });
      const user = found && userOfToken(db, found.token);
      if (!found || !user || found.expiresAt <= db.clock.now().toISOString()) throw notFound();
      const files = Object.entries(keptOf(db, user)).map(([name, rows]) => ({
        name: `passerelle-${user.username}/data/${name}.json`,
        input: JSON.stringify(rows),
      }));
      return new HttpResponse(makeZip(files), {
        headers: { "Content-Type": "application/zip", ...downloadHeaders(downloadNames.account(db.clock.now())) },
      });
    } catch (error) {
      return refuse(error, request);
    }
  }),
];
