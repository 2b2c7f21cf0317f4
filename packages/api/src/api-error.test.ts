import { describe, expect, it } from "vitest";
import { ApiFailure, errorText, fieldLines, reasonOf, serverText, toApiError, unwrap } from "./api-error";

const answer = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers });

const failure = (body: unknown, status = 400) => new ApiFailure(toApiError(answer(status), body));

describe("a refusal", () => {
  it("keeps the server's text of an error field", () => {
    expect(toApiError(answer(409), { error: "You have already applied to this offer." })).toEqual({
      kind: "refused",
      status: 409,
      message: "You have already applied to this offer.",
    });
  });

  it("keeps the code beside it, if it is a text", () => {
    const [said, odd] = ["already_applied", { is: 7 }].map((code) => toApiError(answer(409), { error: "Déjà.", code }));
    expect(said).toHaveProperty("code", "already_applied");
    expect(odd).not.toHaveProperty("code");
  });

  it("names the fields of an errors object", () => {
    expect(toApiError(answer(400), { errors: { email: "Déjà utilisée.", phone: "Illisible." } })).toEqual({
      kind: "invalid",
      fields: { email: "Déjà utilisée.", phone: "Illisible." },
    });
  });

  it("keeps the codes of fields beside an errors object (D-264)", () => {
    const codes = { password: "password_guessable", phone: 7 };
    expect(toApiError(answer(400), { errors: { password: "Trop simple." }, codes })).toEqual({
      kind: "invalid",
      fields: { password: "Trop simple." },
      codes: { password: "password_guessable" },
    });
  });

  it("names the fields of a bare object, whatever they are called", () => {
    expect(toApiError(answer(400), { message: "Trop long.", jobTitle: "Obligatoire." })).toEqual({
      kind: "invalid",
      fields: { message: "Trop long.", jobTitle: "Obligatoire." },
    });
  });

  it("joins several messages of one field and ignores values that are not texts", () => {
    expect(toApiError(answer(400), { skills: ["Trop.", "Trop long."], count: 3, nothing: null, blank: " " })).toEqual({
      kind: "invalid",
      fields: { skills: "Trop., Trop long." },
    });
  });

  it("reads an error field that holds an object", () => {
    expect(toApiError(answer(400), { error: { text: "Obligatoire." } })).toMatchObject({
      fields: { text: "Obligatoire." },
    });
  });

  it("shows a string as it is", () => {
    expect(toApiError(answer(403), "Accès refusé.")).toEqual({
      kind: "refused",
      status: 403,
      message: "Accès refusé.",
    });
  });

  it.each([
    ["an empty body", ""],
    ["no body", undefined],
    ["a page", "<!doctype html><h1>502</h1>"],
    ["null", null],
  ])("has no text when it is %s", (_name, body) => {
    expect(toApiError(answer(502), body)).toEqual({ kind: "refused", status: 502 });
  });

  it("is not `invalid` when a 400 only has an error field", () => {
    expect(toApiError(answer(400), { error: "The code has expired." })).toMatchObject({ kind: "refused", status: 400 });
  });

  it("joins the field messages of any other status into one text", () => {
    expect(toApiError(answer(422), { errors: { email: "Déjà prise", phone: "Illisible" } })).toMatchObject({
      kind: "refused",
      message: "Déjà prise. Illisible",
    });
  });

  it("ends the session at 401, with the server's text", () => {
    expect(toApiError(answer(401), { error: "Invalid email or password." })).toEqual({
      kind: "unauthenticated",
      message: "Invalid email or password.",
    });
  });

  it("says how long to wait", () => {
    expect(toApiError(answer(429, { "Retry-After": "30" }), { error: "Trop." })).toMatchObject({ retryAfter: 30 });
    expect(toApiError(answer(429, { "Retry-After": "soon" }), { error: "Trop." })).not.toHaveProperty("retryAfter");
  });
});

describe("unwrap", () => {
  it("returns the data", () =>
    expect(unwrap(Promise.resolve({ data: [1], response: answer(200) }))).resolves.toEqual([1]));

  it("throws an error response", async () => {
    const refused = unwrap(Promise.resolve({ error: { error: "Non." }, response: answer(403) }));
    await expect(refused).rejects.toMatchObject({ reason: { kind: "refused", status: 403, message: "Non." } });
  });

  it("throws `malformed` for an empty success", async () => {
    await expect(unwrap(Promise.resolve({ response: answer(200) }))).rejects.toMatchObject({
      reason: { kind: "malformed", status: 200 },
    });
  });

  it.each([
    ["a page where JSON was meant", new SyntaxError("Unexpected token <"), { kind: "malformed", status: 200 }],
    ["a connection that breaks in the middle", new TypeError("terminated"), { kind: "offline" }],
    ["an answer that takes too long", new DOMException("late", "TimeoutError"), { kind: "offline" }],
  ])("names %s", (_name, thrown, reason) => expect(unwrap(Promise.reject(thrown))).rejects.toMatchObject({ reason }));

  it("rethrows the error of an aborted call", async () => {
    const given = new DOMException("aborted", "AbortError");
    await expect(unwrap(Promise.reject(given))).rejects.toBe(given);
  });
});

describe("texts of an error", () => {
  it("are the server's own, else the default", () => {
    expect(errorText(failure({ error: "Non." }, 409), "Échec.")).toBe("Non.");
    expect(errorText(failure(undefined, 500), "Échec.")).toBe("Échec.");
    expect(errorText(new ApiFailure({ kind: "offline" }), "Échec.")).toBe("Échec.");
    expect(errorText(new Error("secret detail"), "Échec.")).toBe("Échec.");
  });

  it("are joined without a second full stop", () => {
    const error = failure({ errors: { email: "Already used.", password: "Too short." } });
    expect(errorText(error, "Registration failed.")).toBe("Already used. Too short.");
  });

  it("are joined for a form with several fields", () =>
    expect(errorText(failure({ errors: { email: "Prise", phone: "Illisible" } }), "Échec.")).toBe("Prise. Illisible"));

  it("are in the language that the server declares", () => {
    const headers = { "Content-Language": "fr" };
    const refused = new ApiFailure(toApiError(new Response(null, { status: 409, headers }), { error: "Non." }));
    expect(serverText(refused)).toEqual({ message: "Non.", fields: {}, lang: "fr" });
    const invalid = new ApiFailure(toApiError(new Response(null, { status: 400, headers }), { email: "Prise." }));
    expect(serverText(invalid)).toEqual({ fields: { email: "Prise." }, lang: "fr" });
    expect(serverText(failure({ error: "Non." }, 409))).toEqual({ message: "Non.", fields: {} });
  });

  it("are lines of field and message for a validation panel", () => {
    expect(fieldLines(failure({ jobTitle: "Obligatoire.", salary: "Négatif." }))).toEqual([
      "jobTitle: Obligatoire.",
      "salary: Négatif.",
    ]);
    expect(fieldLines(failure({ error: "Non." }, 409))).toEqual([]);
  });

  it("treat any other error as an unreadable response", () =>
    expect(reasonOf("boom")).toEqual({ kind: "malformed", status: 0 }));
});
