import { expect } from "vitest";
import { theApplicant, theRecruiter, everyUser } from "../context/acts";
import { aPerson, aName } from "../context/builders";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { call, refused } from "../context/calls";

export const accountTests: ContractTest[] = [
  ...testsOf("getMe", {
    "returns the registered data, with the birth date as a date only (D-021)": async ({ signIn }) => {
      const names = { firstname: " Zoé ", lastname: "Lefèvre", birthdate: "1994-05-12", phone: "+33 6 12 34 56 78" };
      const { me } = await signIn("recruiter", names);
      expect(me).toMatchObject({ ...names, firstname: "Zoé", role: "recruiter", address: null, avatar: null });
    },
    "uses the role of the account, regardless of the request (D-006)": async (context) => {
      const { me, token } = await theApplicant(context);
      const headers = { "X-Role": "recruiter", Cookie: "role=recruiter" };
      const answer = await context.withToken(token).raw("GET", "/user/me?role=recruiter", { headers });
      expect(await answer.json()).toEqual(me);
    },
  }),
  contractTest("lists the verified users of both roles (D-149)", "listUsers", async (context) => {
    const [applicant, recruiter] = [await theApplicant(context), await theRecruiter(context)];
    const { id, username, firstname, lastname, avatar } = recruiter.me;
    const users = await everyUser(applicant);
    expect(users).toContainEqual({ id, username, firstname, lastname, avatar, role: "recruiter" });
    expect(users.map((user) => user.id)).toContain(applicant.me.id);
  }),
  contractTest("lists people with the same last name by first name (D-149, D-411)", "listUsers", async (context) => {
    const { lastname } = aPerson();
    for (const firstname of ["Zoé", "Oscar", "Œdipe", "Élie", "anna", "Marc"])
      await context.signIn("applicant", { firstname, lastname });
    const namesakes = (await everyUser(await theApplicant(context))).filter((user) => user.lastname === lastname);
    expect(namesakes.map(({ firstname }) => firstname)).toEqual(["anna", "Élie", "Marc", "Œdipe", "Oscar", "Zoé"]);
  }),
  contractTest("does not list unverified users (D-149)", "listUsers", async (context) => {
    const { lastname } = await context.register();
    const users = await everyUser(await theApplicant(context));
    expect(users.map((user) => user.lastname)).not.toContain(lastname);
  }),
  contractTest("does not find an unverified user (D-149)", "getUser", async (context) => {
    const username = aName();
    await context.register({ username });
    expect(await call(await theApplicant(context), "GET", `/users/${username}`)).toEqual(refused(404));
  }),
  contractTest("shows no address, phone number or birth date (D-149)", "listUsers", async (context) => {
    const { me } = await context.signIn("applicant", { phone: "+33 6 98 76 54 32", birthdate: "1971-02-03" });
    const { body } = await call(await theRecruiter(context), "GET", "/users");
    for (const secret of [me.email, "98 76 54", "1971-02-03"]) expect(JSON.stringify(body)).not.toContain(secret);
  }),
];
