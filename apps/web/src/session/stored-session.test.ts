import { describe, expect, it } from "vitest";
import { isSamePerson, readEnd, readSession, removeSession, writeSession } from "./stored-session";
import { jeanne } from "./test-people";
import { aStorage } from "./test-storage";

describe("the stored session", () => {
  it("comes back as it was", () => {
    const storage = aStorage();
    writeSession(storage, jeanne);
    expect(readSession(storage)).toEqual(jeanne);
    expect(storage.getItem("token")).toBe(jeanne.token);
  });

  it("leaves no id of the session before", () => {
    const storage = aStorage({ userId: "9" });
    writeSession(storage, { ...jeanne, id: undefined });
    expect(readSession(storage)).toEqual({ ...jeanne, id: undefined });
  });

  it("keeps the full name for the next visit, and none of the session before", () => {
    const storage = aStorage();
    writeSession(storage, { ...jeanne, name: "Jeanne Martin" });
    expect(readSession(storage)).toEqual({ ...jeanne, name: "Jeanne Martin" });
    writeSession(storage, jeanne);
    expect(readSession(storage)).toEqual(jeanne);
  });

  it("is gone once removed, but for the reason", () => {
    const storage = aStorage();
    writeSession(storage, jeanne);
    removeSession(storage, "expiry");
    expect(readSession(storage)).toBeNull();
    expect(storage.getItem("username")).toBeNull();
    expect(readEnd(storage)).toBe("expiry");
  });
});

it.each(["", "undefined", "null", "a token", "tökén", "a\ntoken", "a\u0000b", "🙂", "x".repeat(5_000)])(
  "takes %j for no token",
  (token) => expect(readSession(aStorage({ token }))).toBeNull(),
);

it("reads a session whose name and role are garbage, without them", () => {
  const stored = aStorage({ token: jeanne.token, username: "\u0000<b>", role: "admin", userId: "NaN" });
  expect(readSession(stored)).toEqual({ token: jeanne.token, username: "", role: undefined, id: undefined });
});

describe("the same person", () => {
  it("compares ids, regardless of usernames", () => {
    expect(isSamePerson({ id: 3, username: "a.b" }, { id: 3, username: "c.d" })).toBe(true);
    expect(isSamePerson({ id: 3, username: "a.b" }, { id: 4, username: "a.b" })).toBe(false);
  });

  it("compares usernames if the server sends no id", () => {
    expect(isSamePerson({ id: undefined, username: "A.b" }, { id: 4, username: "a.B" })).toBe(true);
    expect(isSamePerson({ id: undefined, username: "" }, { id: 4, username: "" })).toBe(false);
  });
});
