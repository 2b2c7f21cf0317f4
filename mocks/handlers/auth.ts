import { type Db, defaultDb } from "../db";
import { readJson } from "../http/body";
import { Form, UNKEEPABLE } from "../http/form";
import { http } from "../http/http";
import { newUser } from "../domain/registration";
import { recordAttempt, refusal, refuseTooMany, signedIn, userOfToken } from "../http/request";
import { MINUTE } from "../clock";
import { openSession, sendCode, tryCode } from "../domain/sessions";
import { speaker, words } from "../http/words";

/** Registration, verification, login and logout (specification §7; D-003, D-004, D-034 to D-042). */
export const authHandlers = (db: Db = defaultDb()) => [
  http.post("/user/login", async ({ request, response }) => {
    const say = speaker(request, "en");
    const form = new Form(await readJson(request, say), say);
    const email = form.required("email", 254).toLowerCase();
    const password = form.raws("password");
    if (typeof password !== "string" || password === "") form.problem("password", words.required);
    else if (UNKEEPABLE.test(password)) form.problem("password", words.badText);
    form.refuse("errors");
    refuseTooMany(db, "login", email, 5, 15 * MINUTE, say);
    const user = db.user.findFirst({ where: { email: { equals: email } } });
    if (!user || user.password !== password) {
      recordAttempt(db, "login", email);
      return response(401).json({ error: say(words.badCredentials) });
    }
    db.attempt.deleteMany({ where: { kind: { equals: "login" }, email: { equals: email } } });
    if (!user.verified) {
      sendCode(db, user, "unless one is valid");
      return response(403).json({ error: say(words.notVerified) });
    }
    const { id, username, role } = user;
    return response(200).json({ id, token: openSession(db, user), username, role });
  }),

  http.post("/user/register", async ({ request, response }) => {
    const say = speaker(request, "en");
    const form = new Form(await readJson(request, say), say);
    const user = newUser(db, form);
    form.refuse("errors");
    db.user.deleteMany({ where: { email: { equals: user.email }, verified: { equals: false } } });
    sendCode(db, db.user.create(user), "always");
    return response(201).json({ email: user.email });
  }),

  http.post("/user/verify-email", async ({ request, response }) => {
    const say = speaker(request, "en");
    const form = new Form(await readJson(request, say), say);
    const email = form.required("email", 254).toLowerCase();
    const otp = form.required("otp", 20);
    form.refuse("errors");
    const user = db.user.findFirst({ where: { email: { equals: email } } });
    if (user?.verified) throw refusal(400, say(words.alreadyVerified));
    const outcome = user ? tryCode(db, user, otp) : "wrong";
    if (!user || outcome !== "right")
      throw refusal(400, say(outcome === "expired" ? words.expiredCode : words.wrongCode));
    db.user.update({ where: { id: { equals: user.id } }, data: { verified: true } });
    const { id, username, role } = user;
    return response(200).json({ token: openSession(db, user), user: { id, username, role } });
  }),

  http.post("/user/resend-otp", async ({ request, response }) => {
    const say = speaker(request, "en");
    const form = new Form(await readJson(request, say), say);
    const email = form.required("email", 254).toLowerCase();
    form.refuse("errors");
    refuseTooMany(db, "resend", email, 1, MINUTE, say);
    recordAttempt(db, "resend", email);
    const user = db.user.findFirst({ where: { email: { equals: email } } });
    if (user && !user.verified) sendCode(db, user, "always");
    return response(200).json({ message: say(words.codeOnItsWay) });
  }),

  http.post("/user/logout", ({ request, response }) => {
    const { token } = signedIn(db, request, "en");
    db.session.delete({ where: { token: { equals: token } } });
    db.live.endSession(token);
    return response(200).json({});
  }),

  // The live channel itself is `startLive`'s; this is what a plain request to its address gets.
  http.get("/ws/connect", ({ request, response }) => {
    const say = speaker(request, "fr");
    const token = new URL(request.url).searchParams.get("token") ?? "";
    if (!userOfToken(db, token)) return response(401).json({ error: say(words.sessionOver) });
    return response(426).json({ error: say(words.upgrade) });
  }),
];
