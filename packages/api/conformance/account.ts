import { expect } from "vitest";
import { theApplicant, theRecruiter } from "./acts";
import { promise, type ContractPromise } from "./harness";
import { call } from "./plain";
import { unwrap } from "./unwrap";

/** The current user and the directory. */
export const accountPromises: ContractPromise[] = [
  promise("gives what was registered, the birthdate as a date alone (D-021)", "getMe", async ({ signIn }) => {
    const names = { firstname: " Zoé ", lastname: "Lefèvre", birthdate: "1994-05-12", phone: "+33 6 12 34 56 78" };
    const { me } = await signIn("recruiter", names);
    expect(me).toMatchObject({ ...names, firstname: "Zoé", role: "recruiter", address: null, avatar: null });
  }),
  promise("takes the role from the account, whatever the caller claims (D-006)", "getMe", async (scene) => {
    const { me, token } = await theApplicant(scene);
    const headers = { "X-Role": "recruiter", Cookie: "role=recruiter" };
    const answer = await scene.withToken(token).raw("GET", "/user/me?role=recruiter", { headers });
    expect(await answer.json()).toEqual(me);
  }),
  promise("lists the verified users of both roles (D-149)", "listUsers", async (scene) => {
    const [applicant, recruiter] = [await theApplicant(scene), await theRecruiter(scene)];
    const { id, username, firstname, lastname, avatar } = recruiter.me;
    const users = await unwrap(applicant.GET("/users"));
    expect(users).toContainEqual({ id, username, firstname, lastname, avatar, role: "recruiter" });
    expect(users.map((user) => user.id)).toContain(applicant.me.id);
  }),
  promise("does not list who is not verified (D-149)", "listUsers", async (scene) => {
    const { lastname } = await scene.register();
    const users = await unwrap((await theApplicant(scene)).GET("/users"));
    expect(users.map((user) => user.lastname)).not.toContain(lastname);
  }),
  promise("tells nobody's address, phone number or birthdate (D-149)", "listUsers", async (scene) => {
    const { me } = await scene.signIn("applicant", { phone: "+33 6 98 76 54 32", birthdate: "1971-02-03" });
    const { body } = await call(await theRecruiter(scene), "GET", "/users");
    for (const secret of [me.email, "98 76 54", "1971-02-03"]) expect(JSON.stringify(body)).not.toContain(secret);
  }),
];
