import { rateLimits } from "@passerelle/domain";
import { ok, type Routes } from "../../../platform/http/handler";
import { route } from "../../../platform/http/route";
import { countOrReject } from "../../../platform/rate-limiter";
import { recordEvent } from "../../audit";
import { confirmPassword } from "../../auth";
import { issueExport } from "./links-store";

/** POST /user/export: returns a link, because a browser can only save a file from an address that it opens itself. */
const exportMe = route<"exportMe">({ role: "member" }, async (call) => {
  const { body, db, clock, user, language, address } = call;
  await confirmPassword(call, body.currentPassword);
  await countOrReject(call, [{ limit: rateLimits.exports, subject: String(user.id) }]);
  const { code, expiresAt } = await issueExport(db, clock, user.sessionId, language);
  await recordEvent(db, { event: "data_exported", accountId: user.id, address });
  return ok({ data: { url: `/exports?code=${code}`, expiresAt: expiresAt.toISOString() } });
});

export const exportRoutes = { exportMe } satisfies Routes;
