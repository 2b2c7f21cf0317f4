import { describe, expect, it } from "vitest";
import { follow, type TabState } from "./tab-state";
import { jeanne, karim } from "./test-people";

const dashboard: TabState = { area: "dashboard", session: jeanne };

describe("the dashboard", () => {
  it("stays as it is while its session is the stored one", () =>
    expect(follow(dashboard, { ...jeanne }, "logout")).toBe(dashboard));

  it("ends with a logout elsewhere", () =>
    expect(follow(dashboard, null, "logout")).toEqual({ area: "public", session: null, expired: false }));

  it("says so when it ends with an expiry elsewhere", () =>
    expect(follow(dashboard, null, "expiry")).toEqual({ area: "public", session: null, expired: true }));

  it("ends when another person logs in elsewhere, and names them", () =>
    expect(follow(dashboard, karim, "logout")).toEqual({ area: "replaced", session: karim }));

  it("begins anew when the same person logs in elsewhere", () => {
    const again = { ...jeanne, token: "three" };
    expect(follow(dashboard, again, "logout")).toEqual({ area: "public", session: again, expired: false });
  });

  it("takes over a new username", () => {
    const renamed = { ...jeanne, username: "jeanne.petit" };
    expect(follow(dashboard, renamed, "logout")).toEqual({ area: "dashboard", session: renamed });
  });

  it("takes over nothing of a session that is just being stored", () =>
    expect(follow(dashboard, { ...karim, token: jeanne.token }, "logout")).toBe(dashboard));
});

describe("the notice", () => {
  const notice: TabState = { area: "replaced", session: karim };

  it("stays until the person continues, even if the first person is back", () => {
    expect(follow(notice, karim, "logout")).toBe(notice);
    expect(follow(notice, jeanne, "logout")).toEqual({ area: "replaced", session: jeanne });
  });

  it("ends when no person is logged in any more", () =>
    expect(follow(notice, null, "expiry")).toEqual({ area: "public", session: null, expired: false }));
});

describe("a page before the login", () => {
  const expired: TabState = { area: "public", session: null, expired: true };

  it("keeps saying that the session has expired", () => expect(follow(expired, null, "expiry")).toBe(expired));

  it("knows who logs in elsewhere", () =>
    expect(follow(expired, karim, "logout")).toEqual({ area: "public", session: karim, expired: false }));
});
