import { array, type Arbitrary, type AsyncCommand, asyncModelRun, toStringMethod } from "fast-check";
import { createTestContext } from "@passerelle/api/conformance";
import { publicUrl, targetOf } from "../target";
import { startTestServer } from "../test-server";
import { checkInvariants, features } from "./invariants";
import { aStep } from "./step";
import { applicants, type Name, type Real, type Walker, type World } from "./world";

/** A random sequence of acts; prints those that were performed. */
export const aWalk = (length: number): Arbitrary<AsyncCommand<World, Real>[]> =>
  array(aStep, { minLength: length, maxLength: length }).map((steps) =>
    Object.assign(steps, { [toStringMethod]: () => steps.map(String).filter(Boolean).join("\n") }),
  );

/** Signs six people in on a new server, runs the steps, and fails at the first deviation from the expected results. */
export async function walk(steps: AsyncCommand<World, Real>[]): Promise<void> {
  const server = await startTestServer({ publicUrl });
  const world: World = {
    posts: [],
    offers: [],
    messages: [],
    blocks: [],
    saved: [],
    formerNames: [],
    fullnames: {
      anna: "Anna Arnaud",
      bruno: "Bruno Blanc",
      dina: "Dina Dubois",
      rita: "Rita Renard",
      remy: "Remy Roussel",
      rosa: "Rosa Richard",
    },
  };
  const observe = ({ path, text }: { path: string; text: string }) => {
    for (const name of world.formerNames)
      if (text.includes(name)) throw new Error(`${path} shows the former name ${name}.`);
  };
  const target = { ...targetOf(server), observe };
  const { signIn, openLive, hide, restore } = createTestContext(target);
  const forgetLimits = async () => void (await server.db.deleteFrom("rate_limits").execute());

  async function join(name: Name): Promise<Walker> {
    const role = applicants.includes(name) ? "applicant" : "recruiter";
    const [firstname = "", lastname = ""] = world.fullnames[name].split(" ");
    const user = await signIn(role, { firstname, lastname });
    return { user, channel: await openLive(user.token) };
  }
  const [anna, bruno, dina] = [await join("anna"), await join("bruno"), await join("dina")];
  const [rita, remy, rosa] = [await join("rita"), await join("remy"), await join("rosa")];
  const walkers = { anna, bruno, dina, rita, remy, rosa };
  const real: Real = { walkers, hide, restore, forgetLimits };
  try {
    await asyncModelRun(() => ({ model: world, real }), steps);
    await checkInvariants(world, real, features);
  } finally {
    for (const { channel } of Object.values(walkers)) channel.close();
    await server.close();
  }
}
