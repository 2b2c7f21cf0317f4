import { expect } from "vitest";
import { theApplicant } from "../context/acts";
import { aPerson, UNSTORABLE } from "../context/builders";
import { asNode } from "../../src/contract/openapi-document";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { call, refused, refusedErrors, sendJson, login } from "../context/calls";
import { unwrap } from "../context/unwrap";

/** Opens a second session of a logged-in person. */
async function openSession(context: TestContext, { me, password }: TestUser): Promise<string> {
  return (await unwrap(context.anonymous.POST("/user/login", { body: { email: me.email, password } }))).token;
}

const badCredentials = { status: 401, body: { error: "Invalid email or password." } };
const notVerified = { status: 403, body: { error: "Please verify your email before logging in." } };

export const sessionTests: ContractTest[] = [
  ...testsOf("login", {
    "returns a token, the username and the role": async (context) => {
      const { me, password } = await theApplicant(context);
      const { token, ...who } = await unwrap(
        context.anonymous.POST("/user/login", { body: { email: me.email, password } }),
      );
      // The id is optional; when present, it has to match.
      expect({ id: me.id, ...who }).toEqual({ id: me.id, username: me.username, role: me.role });
      expect(await unwrap(context.withToken(token).GET("/user/me"))).toEqual(me);
    },
    "sets no cookie on a shared computer (D-357)": async (context) => {
      const { me, password } = await theApplicant(context);
      const body = { email: me.email, password, shared: true };
      const { response } = await context.anonymous.POST("/user/login", { body });
      expect([response.status, response.headers.get("set-cookie")]).toEqual([200, null]);
    },
    "accepts the address in any case, with surrounding spaces (D-033)": async (context) => {
      const { me, password } = await theApplicant(context);
      expect(await login(context, ` ${me.email.toUpperCase()} `, password)).toHaveProperty("status", 200);
    },
    "answers a wrong password with 401 and the documented text (D-004)": async (context) => {
      const { me, password } = await theApplicant(context);
      expect(await login(context, me.email, `${password}x`)).toEqual(badCredentials);
    },
    "answers an unknown address in the same way (D-004)": async (context) =>
      expect(await login(context, aPerson().email, "mot-de-passe-1")).toEqual(badCredentials),
    "treats a malformed address as an unknown one (D-004)": async (context) => {
      // A new value for each run, because failures are counted per address.
      expect(await login(context, `' OR 1=1 -- ${aPerson().email}`, "mot-de-passe-1")).toEqual(badCredentials);
    },
    "gives a refusal the same code in every language, if any": async ({ anonymous }) => {
      const body = JSON.stringify({ email: aPerson().email, password: "mot-de-passe-1" });
      const codeIn = async (language: string) => {
        const headers = { "Content-Type": "application/json", "Accept-Language": language };
        return asNode(await (await anonymous.raw("POST", "/user/login", { body, headers })).json())["code"];
      };
      expect(await codeIn("fr")).toEqual(await codeIn("en"));
    },
    "answers 403 before the verification, with the documented text (D-038)": async (context) => {
      const { email, password } = await context.register();
      expect(await login(context, email, password)).toMatchObject(notVerified);
    },
    "does not reveal without the password that an address is unverified (D-004, D-038)": async (context) => {
      const { email, password } = await context.register();
      expect(await login(context, email, `${password}x`)).toEqual(badCredentials);
    },
    "keeps a valid code valid when it asks for verification (D-038)": async (context) => {
      const { email, password } = await context.register();
      const otp = await context.readOtp(email);
      await login(context, email, password);
      const answer = await sendJson(context.anonymous, "POST", "/user/verify-email", { email, otp });
      expect(answer).toHaveProperty("status", 200);
    },
  }),
  contractTest("gives refused fields the same codes in every language, if any (D-264)", "register", async (context) => {
    const body = JSON.stringify(aPerson({ password: "password" }));
    const refusalIn = async (language: string) => {
      const headers = { "Content-Type": "application/json", "Accept-Language": language };
      return asNode(await (await context.anonymous.raw("POST", "/user/register", { body, headers })).json());
    };
    const { codes } = await refusalIn("fr");
    expect(codes).toEqual((await refusalIn("en"))["codes"]);
    expect(["password"]).toEqual(expect.arrayContaining(Object.keys(asNode(codes))));
  }),
  ...(["email", "password"] as const).map((field) =>
    contractTest(`refuses an empty ${field} by name (D-001, D-056)`, "login", async ({ anonymous }) => {
      const body = { email: aPerson().email, password: "mot-de-passe-1", [field]: "" };
      expect(await sendJson(anonymous, "POST", "/user/login", body)).toEqual(refusedErrors(field));
    }),
  ),
  ...Object.entries(UNSTORABLE).flatMap(([what, text]) =>
    (["email", "password"] as const).map((field) =>
      contractTest(`refuses ${what} in ${field}`, "login", async ({ anonymous }) => {
        const body = { email: aPerson().email, password: "mot-de-passe-1", [field]: text };
        expect(await sendJson(anonymous, "POST", "/user/login", body)).toEqual(refusedErrors(field));
      }),
    ),
  ),

  contractTest("ends the session (D-045, D-046)", "logout", async (context) => {
    const token = await openSession(context, await theApplicant(context));
    expect(await call(context.withToken(token), "POST", "/user/logout")).toHaveProperty("status", 200);
    expect(await call(context.withToken(token), "GET", "/user/me")).toEqual(refused(401));
  }),
  contractTest("is a 401 when repeated (D-045)", "logout", async (context) => {
    const token = await openSession(context, await theApplicant(context));
    await call(context.withToken(token), "POST", "/user/logout");
    expect(await call(context.withToken(token), "POST", "/user/logout")).toEqual(refused(401));
  }),
  contractTest("names the language of a refusal, if any (D-160)", "getMe", async ({ anonymous }) => {
    for (const language of ["fr", "en"]) {
      const { headers } = await anonymous.raw("GET", "/user/me", { headers: { "Accept-Language": language } });
      expect([null, language]).toContain(headers.get("Content-Language"));
    }
  }),
];
