import { expect } from "vitest";
import { theApplicant } from "./acts";
import { aPerson, UNSTORABLE } from "./builders";
import { asNode } from "../src/contract/document";
import { promise, type Actor, type ContractPromise, type Scene } from "./harness";
import { call, refused, refusedErrors, sendJson, type PlainAnswer } from "./plain";
import { unwrap } from "./unwrap";

const login = ({ anonymous }: Scene, email: string, password: string): Promise<PlainAnswer> =>
  sendJson(anonymous, "POST", "/user/login", { email, password });

/** A second session of somebody who is logged in. */
async function openSession(scene: Scene, { me, password }: Actor): Promise<string> {
  return (await unwrap(scene.anonymous.POST("/user/login", { body: { email: me.email, password } }))).token;
}

const badCredentials = { status: 401, body: { error: "Invalid email or password." } };
const notVerified = { status: 403, body: { error: "Please verify your email before logging in." } };

export const sessionPromises: ContractPromise[] = [
  promise("gives a token, the username and the role", "login", async (scene) => {
    const { me, password } = await theApplicant(scene);
    const { token, ...who } = await unwrap(
      scene.anonymous.POST("/user/login", { body: { email: me.email, password } }),
    );
    // The id is optional; one that is given is theirs.
    expect({ id: me.id, ...who }).toEqual({ id: me.id, username: me.username, role: me.role });
    expect(await unwrap(scene.withToken(token).GET("/user/me"))).toEqual(me);
  }),
  promise("takes the address in any case, and spaces around it (D-033)", "login", async (scene) => {
    const { me, password } = await theApplicant(scene);
    expect(await login(scene, ` ${me.email.toUpperCase()} `, password)).toHaveProperty("status", 200);
  }),
  promise("answers a wrong password with 401 and the decided text (D-004)", "login", async (scene) => {
    const { me, password } = await theApplicant(scene);
    expect(await login(scene, me.email, `${password}x`)).toEqual(badCredentials);
  }),
  promise("answers an unknown address in the same way (D-004)", "login", async (scene) => {
    expect(await login(scene, aPerson().email, "mot-de-passe-1")).toEqual(badCredentials);
  }),
  promise("takes an ill-formed address for an unknown one (D-004)", "login", async (scene) => {
    // One of its own for each run: failures are counted for each address.
    expect(await login(scene, `' OR 1=1 -- ${aPerson().email}`, "mot-de-passe-1")).toEqual(badCredentials);
  }),
  promise("says it in the language that is asked for (D-160)", "login", async ({ anonymous }) => {
    const body = JSON.stringify({ email: aPerson().email, password: "mot-de-passe-1" });
    const headers = { "Content-Type": "application/json", "Accept-Language": "fr" };
    const answer = await anonymous.raw("POST", "/user/login", { body, headers });
    expect(asNode(await answer.json())["error"]).not.toBe(badCredentials.body.error);
  }),
  promise("gives a refusal the same code in every language, if any", "login", async ({ anonymous }) => {
    const body = JSON.stringify({ email: aPerson().email, password: "mot-de-passe-1" });
    const codeIn = async (language: string) => {
      const headers = { "Content-Type": "application/json", "Accept-Language": language };
      return asNode(await (await anonymous.raw("POST", "/user/login", { body, headers })).json())["code"];
    };
    expect(await codeIn("fr")).toEqual(await codeIn("en"));
  }),
  promise("asks for verification first, with the decided text (D-038)", "login", async (scene) => {
    const { email, password } = await scene.register();
    expect(await login(scene, email, password)).toEqual(notVerified);
  }),
  promise(
    "tells nobody without the password that an address is not verified (D-004, D-038)",
    "login",
    async (scene) => {
      const { email, password } = await scene.register();
      expect(await login(scene, email, `${password}x`)).toEqual(badCredentials);
    },
  ),
  promise("leaves a valid code valid when it asks for verification (D-038)", "login", async (scene) => {
    const { email, password } = await scene.register();
    const otp = await scene.readOtp(email);
    await login(scene, email, password);
    const answer = await sendJson(scene.anonymous, "POST", "/user/verify-email", { email, otp });
    expect(answer).toHaveProperty("status", 200);
  }),
  ...(["email", "password"] as const).map((field) =>
    promise(`refuses an empty ${field} by name (D-001, D-056)`, "login", async ({ anonymous }) => {
      const body = { email: aPerson().email, password: "mot-de-passe-1", [field]: "" };
      expect(await sendJson(anonymous, "POST", "/user/login", body)).toEqual(refusedErrors(field));
    }),
  ),
  ...Object.entries(UNSTORABLE).flatMap(([what, text]) =>
    (["email", "password"] as const).map((field) =>
      promise(`refuses ${what} in ${field}`, "login", async ({ anonymous }) => {
        const body = { email: aPerson().email, password: "mot-de-passe-1", [field]: text };
        expect(await sendJson(anonymous, "POST", "/user/login", body)).toEqual(refusedErrors(field));
      }),
    ),
  ),

  promise("ends the session (D-045, D-046)", "logout", async (scene) => {
    const token = await openSession(scene, await theApplicant(scene));
    expect(await call(scene.withToken(token), "POST", "/user/logout")).toHaveProperty("status", 200);
    expect(await call(scene.withToken(token), "GET", "/user/me")).toEqual(refused(401));
  }),
  promise("is a 401 the second time (D-045)", "logout", async (scene) => {
    const token = await openSession(scene, await theApplicant(scene));
    await call(scene.withToken(token), "POST", "/user/logout");
    expect(await call(scene.withToken(token), "POST", "/user/logout")).toEqual(refused(401));
  }),
  promise("leaves the user's other sessions alone (D-045)", "logout", async (scene) => {
    const applicant = await theApplicant(scene);
    const token = await openSession(scene, applicant);
    await call(scene.withToken(token), "POST", "/user/logout");
    expect(await call(applicant, "GET", "/user/me")).toHaveProperty("status", 200);
  }),
];
