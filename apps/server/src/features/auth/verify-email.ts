import { authErrors, Problem } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import { type Body, ok } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { countOrReject, rejectWhileLimited, resetLimit, secondsToWait } from "../../platform/rate-limiter";
import { recordEvent } from "../audit";
import { redeemCode } from "./redeem-code";
import { trackDevice } from "./known-devices";
import { keepLanguage } from "./account-language";
import { openSession } from "./open-session";
import * as presenter from "./presenter";
import { codeFailures, ownCodeFailures, resendPause, resendPauses, resends } from "./limit-keys";
import { findNewest, findRegistration, verifyRegistration } from "./registrations-store";

/** The registration that a call names, if any. */
async function findNamed(db: Db, { email, registrationId }: Body<"resendOtp">) {
  const named = registrationId && (await findRegistration(db, email, registrationId));
  return named || undefined;
}

const noUser = 0;

const codeErrors = {
  wrong: authErrors.wrongCode,
  expired: authErrors.expiredCode,
  cancelled: authErrors.cancelledCode,
  used: authErrors.alreadyVerified,
};

/** POST /user/verify-email: a correct code opens a session, once. */
export const verifyEmail = route<"verifyEmail">({ role: "visitor" }, async (call) => {
  const { body, db, clock, address } = call;
  const { email } = body;
  const named = await findNamed(db, body);
  const registrationId = named?.registration_id ?? undefined;
  const failures = codeFailures(email, registrationId, address);
  await rejectWhileLimited(call, failures);
  if (named?.verified_at) throw new Problem(400, codeErrors.used);
  // Tries a code for unknown addresses too, so that the answer takes equally long for every address.
  const id = (named ?? (await findNewest(db, email)))?.id ?? noUser;
  const code = body.otp.replaceAll(/\s/g, "");
  const tried = { userId: id, email, code, by: named ? "holder" : "anyone", for: "registration" } as const;
  const used = await redeemCode(db, clock, tried, async (tx) => {
    const account = await verifyRegistration(tx, clock, { id, email });
    if (!account) throw new Problem(400, codeErrors.used);
    await recordEvent(tx, { event: "email_verified", accountId: id, address });
    const token = await openSession(tx, call, account);
    return { account, token, headers: await trackDevice(tx, id, call) };
  });
  if (used.refused) {
    await recordEvent(db, { event: "code_failed", accountId: id === noUser ? undefined : id, address });
    if (used.refused === "wrong" || used.refused === "cancelled") await countOrReject(call, failures);
    if (used.refused === "cancelled" && registrationId) await resetLimit(db, resendPause(registrationId));
    throw new Problem(400, codeErrors[used.refused]);
  }
  await keepLanguage(db, id, call.wantedLanguage);
  await resetLimit(db, ownCodeFailures(email, registrationId));
  const { token, account, headers } = used.result;
  return { ...ok(presenter.verifiedSession(token, account)), headers };
});

/** POST /user/resend-otp: gives the same answer whether or not the address is waiting for a code. */
export const resendOtp = route<"resendOtp">({ role: "visitor" }, async (call) => {
  const { body, db, clock } = call;
  const registrationId = (await findNamed(db, body))?.registration_id ?? undefined;
  await countOrReject(call, resends(body.email, registrationId, call.address));
  await call.requestMail({ kind: "registration_code", email: body.email, registrationId });
  return ok({
    message: call.say(authErrors.codeOnItsWay),
    resendIn: await secondsToWait(db, clock, resendPauses(body.email, registrationId, call.address)),
  });
});
