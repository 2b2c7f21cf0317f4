import { applicationErrors, notFound } from "@passerelle/domain";
import { pageOf, paging } from "../../platform/http/paging";
import { ok, type Routes } from "../../platform/http/handler";
import { route, transactionRoute } from "../../platform/http/route";
import { ownOffer } from "./access";
import { lockReceived } from "./locks";
import { notifySeen } from "./notifications";
import * as presenter from "./presenter";
import { countReceived, listReceived } from "./received-store";
import { markSeen } from "./mark-seen";
import { findApplication } from "./store";

/** GET /job-offer/{id}/applications: lists the applications for the offer's recruiter, without marking them as seen. */
const listReceivedApplications = route<"listReceivedApplications">(
  { role: "recruiter" },
  async ({ db, user, params, query }) => {
    const page = paging(query);
    const offer = await ownOffer(db, user.id, params.id);
    const { status = "all", search = "", sort = "newest", asOf } = query;
    const wanted = { status, search, sort, asOf };
    const { rows, total, next, asOf: moment } = await listReceived(db, offer.id, wanted, page);
    const counts = await countReceived(db, offer.id);
    const shown = pageOf(rows.map(presenter.receivedApplication), total, page);
    return ok({ ...shown, next, counts, asOf: moment.toISOString() });
  },
);

/** GET /application/{applicationID}: returns one application to the offer's recruiter, and marks it as seen. */
const getReceivedApplication = transactionRoute<"getReceivedApplication">({ role: "recruiter" }, async (call) => {
  const { db: tx, user, params, publish, files, marksSeen } = call;
  const received = await lockReceived(tx, user.id, params.applicationID);
  if (!received) throw notFound(applicationErrors.noApplication);
  const seen = await markSeen(tx, marksSeen ? [received.id] : []);
  await notifySeen(tx, publish, { id: received.offer_id, job_title: received.job_title }, user.id, seen);
  return ok({ data: presenter.application(await findApplication(tx, received.id), files) });
});

export const receivedRoutes = { listReceivedApplications, getReceivedApplication } satisfies Routes;
