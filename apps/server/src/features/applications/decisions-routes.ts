import { applicationErrors, notFound, Problem } from "@passerelle/domain";
import type { Schemas } from "@passerelle/api";
import type { Tx } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transactions";
import { ok, type Routes, type Services } from "../../platform/http/handler";
import { route, transactionRoute } from "../../platform/http/route";
import type { Publish } from "../../platform/live/events";
import { outcomeOf } from "./decision-conflict";
import { decide, undo } from "./decisions-store";
import { lockReceived } from "./locks";
import { notifyApplicant } from "./notifications";
import * as presenter from "./presenter";
import { findApplication } from "./store";

type Result = Omit<Schemas["DecisionResult"], "applicationID">;
type Parts = Pick<Services, "clock"> & { publish: Publish };

/**
 * Decides on one application to a recruiter's offer and notifies the applicant; a repeated decision changes nothing.
 * An application whose decision is not the `expected` one keeps it.
 */
async function decideOne(
  tx: Tx,
  { clock, publish }: Parts,
  recruiterId: number,
  id: number,
  { decision, message: word, expected }: Schemas["DecisionInput"],
): Promise<Result> {
  const before = await lockReceived(tx, recruiterId, id);
  if (!before) return { outcome: "gone" };
  const message = decision === null ? "" : (word ?? "");
  const outcome = outcomeOf(before, { decision, message, expected });
  if (outcome !== "decided") return { outcome };
  const token = await decide(tx, clock.now(), before.id, decision, message);
  await notifyApplicant(tx, publish, { ...before, recruiterId }, decision, message);
  return { outcome, undo: token };
}

/** Undoes a decision, unless the application was decided on again since, or a day has passed. */
async function undoOne(
  tx: Tx,
  { clock, publish }: Parts,
  recruiterId: number,
  id: number,
  token: string,
): Promise<Result> {
  const application = await lockReceived(tx, recruiterId, id);
  if (!application) return { outcome: "gone" };
  const restored = await undo(tx, clock.now(), id, token);
  if (!restored) return { outcome: "kept" };
  await notifyApplicant(tx, publish, { ...application, recruiterId }, restored.decision, restored.decision_message);
  return { outcome: "decided" };
}

/**
 * PATCH /application/{applicationID}: accepts, rejects or reopens an application; for the offer's recruiter. Replaces
 * any decision, unless `expected` names the one that is replaced.
 */
const decideApplication = transactionRoute<"decideApplication">(
  { role: "recruiter" },
  async ({ db: tx, clock, user, params, body, publish, files }) => {
    const { outcome } = await decideOne(tx, { clock, publish }, user.id, params.applicationID, body);
    if (outcome === "gone") throw notFound(applicationErrors.noApplication);
    if (outcome === "kept") throw new Problem(409, applicationErrors.decisionChanged);
    return ok({ data: presenter.application(await findApplication(tx, params.applicationID), files) });
  },
);

/**
 * PATCH /applications: makes several decisions, each in its own transaction to hold locks briefly. Decides on undecided
 * applications only, unless `expected` names the decision that is replaced.
 */
const decideApplications = route<"decideApplications">(
  { role: "recruiter" },
  async ({ db, clock, user, body, publish }) => {
    const data: Schemas["DecisionResult"][] = [];
    for (const { applicationID, ...given } of body.decisions) {
      const input = { ...(given.decision !== null && { expected: null }), ...given };
      const result = await inTransaction(db, (tx) => decideOne(tx, { clock, publish }, user.id, applicationID, input));
      data.push({ applicationID, ...result });
    }
    return ok({ data });
  },
);

/** POST /applications/undo: restores what decisions replaced, each in its own transaction. */
const undoDecisions = route<"undoDecisions">({ role: "recruiter" }, async ({ db, clock, user, body, publish }) => {
  const data: Schemas["DecisionResult"][] = [];
  for (const { applicationID, undo: token } of body.decisions) {
    const result = await inTransaction(db, (tx) => undoOne(tx, { clock, publish }, user.id, applicationID, token));
    data.push({ applicationID, ...result });
  }
  return ok({ data });
});

export const decisionRoutes = { decideApplication, decideApplications, undoDecisions } satisfies Routes;
