import type { Mutant } from "./seeding";

/** Sessions and their ends, roles, origins. */
export const sessionMutants: Mutant[] = [
  {
    name: "one logout ends all sessions of a person",
    found: ["logout", "leaves the user's other sessions alone"],
    says: /401/,
    reads: 'db.updateTable("sessions").set({ revoked_at: clock.now() }).where("id", "=", sessionId)',
    becomes:
      'db.updateTable("sessions").set({ revoked_at: clock.now() }).where("user_id", "=", (eb) => eb.selectFrom("sessions").select("user_id").where("id", "=", sessionId))',
  },
  {
    name: "one logout ends everybody's sessions",
    found: ["logout", "leaves other people's sessions and channels alone"],
    says: /401/,
    reads: 'db.updateTable("sessions").set({ revoked_at: clock.now() }).where("id", "=", sessionId)',
    becomes: 'db.updateTable("sessions").set({ revoked_at: clock.now() })',
    endsSessions: true,
  },
  {
    name: "one logout closes all channels of a person",
    found: ["logout", "leaves the channels of the person's other sessions open"],
    reads: "user.sessionId === event.sessionId",
    becomes: "true",
  },
  {
    name: "a logout closes no channel",
    found: ["connectLive", "closes when the session ends"],
    says: /No end of the channel came/,
    reads: 'publish(user.id, { kind: "session-ended", sessionId: user.sessionId })',
    becomes: "undefined",
  },
  {
    name: "a token is valid for a year",
    found: ["getMe", "accepts a token for seven days"],
    reads: "secondsAfter(now, secondsSessionValid)",
    becomes: "secondsAfter(now, secondsSessionValid * 52)",
  },
  {
    name: "a token is valid for a day",
    found: ["getMe", "accepts a token for seven days"],
    reads: "secondsAfter(now, secondsSessionValid)",
    becomes: "secondsAfter(now, secondsSessionValid / 7)",
  },
  {
    name: "the channel accepts any origin",
    found: ["connectLive", "refuses a page of another origin"],
    reads: "isAllowedOrigin(request, parts.config.publicUrl)",
    becomes: "true",
  },
  {
    name: "the channel accepts an opaque origin",
    found: ["connectLive", "refuses a page of an opaque origin"],
    reads: "origin === undefined",
    becomes: 'origin === undefined || origin === "null"',
  },
  {
    name: "the channel refuses its own origin",
    found: ["connectLive", "accepts pages of its own origin"],
    reads: "isAllowedOrigin(request, parts.config.publicUrl)",
    becomes: "request.headers.origin === undefined",
  },
  {
    name: "roles are not checked",
    found: ["createJobOffer", "is a 403 for the applicant, and does not end the session"],
    reads: "role && request.currentUser.role !== role",
    becomes: "false",
  },
  {
    name: "a password reset ends no session",
    found: ["resetPassword", "opens the account with the new password, and ends every session"],
    reads: "revokeSessions(tx, clock, account.id)",
    becomes: "[]",
  },
  {
    name: "a password change ends no other session",
    found: ["changePassword", "changes the password, and ends all other sessions"],
    reads: "revokeSessions(tx, clock, user.id, user.sessionId)",
    becomes: "[]",
  },
  {
    name: "a password change accepts any current password",
    found: ["changePassword", "refuses a wrong current password, and the session goes on"],
    reads: "await call.passwords.verify(account.password_hash, currentPassword, call.address)",
    becomes: "true",
  },
  {
    name: "sessions are listed by their beginning",
    found: ["listSessions", "lists the session used last first"],
    reads: `validSessions(db, clock)
    .select(["id", "browser", "system", "network", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("last_used_at", "desc")`,
    becomes: `validSessions(db, clock)
    .select(["id", "browser", "system", "network", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")`,
  },
  {
    name: "expired sessions are listed",
    found: ["listSessions", "lists no session that has expired"],
    reads: `validSessions(db, clock)
    .select(["id", "browser", "system", "network", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("last_used_at", "desc")`,
    becomes: `db
    .selectFrom("sessions")
    .where("revoked_at", "is", null)
    .select(["id", "browser", "system", "network", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("last_used_at", "desc")`,
  },
  {
    name: "a device is named with the version of its browser",
    found: ["listSessions", "names browser and system in the language that is asked for, and no version"],
    reads: "browser.name?.slice(0, 50) || null",
    becomes: '[browser.name, browser.version].join(" ")',
  },
];
