import { ok } from "@passerelle/api/contract";
import { notFound, rateLimits } from "@passerelle/domain";
import { makeZip } from "client-zip";
import { http, HttpResponse } from "msw";
import { MINUTE } from "../clock";
import { type Db, defaultDb } from "../db";
import { presentOwn } from "../domain/own-offers";
import { discussionsOf, messagesOf, presentMessage } from "../domain/messaging";
import { presentUser } from "../domain/people";
import { offersOf } from "../domain/rows";
import { confirmPassword } from "../domain/sessions";
import { countOrRefuse } from "../http/limits";
import { type User, userOfToken } from "../http/request";
import { refuse, respond } from "../http/respond";
import { presentApplicant } from "./profiles";

/** What the archives of the mock hold: the account, the profile, the offers and the messages. */
const keptOf = (db: Db, user: User) => ({
  account: [presentUser(db, user)],
  profile: db.applicantProfile
    .findMany({ where: { userId: { equals: user.id } } })
    .map((row) => presentApplicant(db, row, null)),
  "job-offers": offersOf(db, user.id).map((offer) => presentOwn(db, offer)),
  messages: discussionsOf(db, user.id).flatMap(({ id }) =>
    messagesOf(db, id, user.id).map((message) => presentMessage(db, message, user.id)),
  ),
});

/** Links to exports, and the archives behind them. */
export const exportHandlers = (db: Db = defaultDb()) => [
  ...respond(db, {
    exportMe: ({ me, token, body }) => {
      confirmPassword(db, me, body.currentPassword);
      countOrRefuse(db, rateLimits.exports, String(me.id));
      const expiresAt = new Date(db.clock.now().getTime() + 15 * MINUTE).toISOString();
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
        headers: {
          "Content-Type": "application/zip",
          "Content-Disposition": 'attachment; filename="passerelle.zip"',
          "Cache-Control": "private, no-store",
        },
      });
    } catch (error) {
      return refuse(error, request);
    }
  }),
];
