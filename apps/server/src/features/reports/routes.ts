import { notFound, Problem, rateLimits, reportErrors, trimText } from "@passerelle/domain";
import { created, ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { countOrReject } from "../../platform/rate-limiter";
import { findPerson } from "../blocks";
import { findVisibleTarget, notFoundErrors } from "./visible-target";
import * as store from "./store";

const toJson = ({ id, reason, text, created_at }: store.ReportRow) => ({
  data: { id, reason, text, createdAt: created_at.toISOString() },
});

/** POST /reports: stores the content as the reader sees it now; repeating it returns the stored report. */
const createReport = route<"createReport">({ role: "member" }, async (call) => {
  const { db, user, body } = call;
  const { kind, targetId, reason } = body;
  const before = await store.findReport(db, user.id, kind, targetId);
  if (before) return ok(toJson(before));
  const target = await findVisibleTarget(call, user, kind, targetId);
  if (!target) throw notFound(notFoundErrors[kind]);
  const { ownerId, content } = target;
  if (ownerId === user.id) throw new Problem(400, reportErrors.own);
  await countOrReject(call, [{ limit: rateLimits.reports, subject: String(user.id) }]);
  const owner = ownerId === null ? null : ((await findPerson(db, ownerId)) ?? null);
  const report = await store.insertReport(db, {
    reporter_id: user.id,
    reported_id: ownerId,
    kind,
    target_id: targetId,
    reason,
    text: trimText(body.text ?? "") || null,
    snapshot: JSON.stringify({ ...content, owner }),
  });
  if (report) return created(toJson(report));
  const other = await store.findReport(db, user.id, kind, targetId);
  if (!other) throw notFound(notFoundErrors[kind]);
  return ok(toJson(other));
});

export const reportsRoutes = { createReport } satisfies Routes;
