import { applicationErrors, notFound } from "@passerelle/domain";
import type { Schemas } from "@passerelle/api";
import type { Tx } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transactions";
import { ok, type Routes, type Services } from "../../platform/http/handler";
import { route, transactionRoute } from "../../platform/http/route";
import type { Publish } from "../../platform/live/events";
import { lockReceived } from "./locks";
import { notifyApplicant } from "./notifications";
import * as presenter from "./presenter";
import { decide, findApplication } from "./store";

type Outcome = Schemas["DecisionResult"]["outcome"];

/**
 * Decides on one application to a recruiter's offer and notifies the applicant; a repeated decision changes nothing.
 */
async function decideOne(
  tx: Tx,
  { clock, publish }: Pick<Services, "clock"> & { publish: Publish },
  recruiterId: number,
  id: number,
  { decision, message: word }: Schemas["DecisionInput"],
): Promise<Outcome> {
  const before = await lockReceived(tx, recruiterId, id);
  if (!before) return "gone";
  const message = decision === null ? "" : (word ?? "");
  if (decision === before.decision && message === before.decision_message) return "unchanged";
  await decide(tx, clock.now(), before.id, decision, message);
  await notifyApplicant(tx, publish, { ...before, recruiterId }, decision, message);
  return "decided";
}

/** PATCH /application/{applicationID}: accepts, rejects or reopens an application; for the offer's recruiter. */
const decideApplication = transactionRoute<"decideApplication">(
  { role: "recruiter" },
  async ({ db: tx, clock, user, params, body, publish, files }) => {
    const outcome = await decideOne(tx, { clock, publish }, user.id, params.applicationID, body);
    if (outcome === "gone") throw notFound(applicationErrors.noApplication);
    return ok({ data: presenter.application(await findApplication(tx, params.applicationID), files) });
  },
);

/** PATCH /applications: makes several decisions, each in its own transaction to hold locks briefly. */
const decideApplications = route<"decideApplications">(
  { role: "recruiter" },
  async ({ db, clock, user, body, publish }) => {
    const data: Schemas["DecisionResult"][] = [];
    for (const { applicationID, ...decision } of body.decisions) {
      const outcome = await inTransaction(db, (tx) =>
        decideOne(tx, { clock, publish }, user.id, applicationID, decision),
      );
      data.push({ applicationID, outcome });
    }
    return ok({ data });
  },
);

export const decisionRoutes = { decideApplication, decideApplications } satisfies Routes;
