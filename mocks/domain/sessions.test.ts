import { cast } from "@passerelle/domain/cast";
import { describe, expect, it } from "vitest";
import { createDb } from "../db";
import { userOfToken } from "../http/request";
import { SEED_SESSIONS } from "../seeds/people";
import { openSession, readOtp, reopenSession, sendCode } from "./sessions";

const db = createDb();
const claire = db.user.findFirst({ where: { username: { equals: cast.claire.username } }, strict: true });

describe("a session", () => {
  it("survives a restart of the mock, if its user is seeded", () => {
    const token = openSession(createDb(), claire);
    expect(userOfToken(db, token)).toBeNull();
    reopenSession(db, { token, username: cast.claire.username });
    expect(userOfToken(db, token)?.id).toBe(claire.id);
  });

  it("is rejected without a token, with an unknown username, or with another user's token", () => {
    reopenSession(db, { token: "", username: cast.claire.username });
    reopenSession(db, { token: "mine", username: "personne" });
    reopenSession(db, { token: SEED_SESSIONS.applicant.token, username: cast.claire.username });
    expect([userOfToken(db, ""), userOfToken(db, "mine")]).toEqual([null, null]);
    expect(userOfToken(db, SEED_SESSIONS.applicant.token)?.username).toBe(cast.jeanne.username);
  });
});

describe("a code", () => {
  it("is passed to the code readers", () => {
    const codes: string[][] = [];
    db.codeReaders.add((email, code) => codes.push([email, code]));
    sendCode(db, claire, "holder");
    expect(codes).toEqual([[claire.email, readOtp(db, claire.email)]]);
  });
});
