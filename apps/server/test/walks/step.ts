import { type Arbitrary, type AsyncCommand, constantFrom, nat, record } from "fast-check";
import { type Act, type Chance, pick, type Plan } from "./act";
import { messageActs } from "./acts/messages";
import { offerActs } from "./acts/offers";
import { peopleActs } from "./acts/people";
import { postActs } from "./acts/posts";
import { checkInvariants, type Feature, features } from "./invariants";
import { names, type Real, type World } from "./world";

/** Every act, with the features whose data it may change. */
const acts: readonly { act: Act; about: readonly Feature[] }[] = [
  ...postActs.map((act) => ({ act, about: ["posts"] as const })),
  ...offerActs.map((act) => ({ act, about: ["offers"] as const })),
  ...messageActs.map((act) => ({ act, about: ["messages"] as const })),
  ...peopleActs.map((act) => ({ act, about: features })),
];

/** Performs one of the possible acts, and fails unless everyone then reads the expected result. */
class Step implements AsyncCommand<World, Real> {
  private said = "";

  constructor(
    private readonly chance: Chance,
    private readonly nthAct: number,
  ) {}

  private plan(world: World): (Plan & { about: readonly Feature[] }) | undefined {
    const possible = acts.flatMap(({ act, about }) => {
      const plan = act(world, this.chance);
      return plan ? [{ ...plan, about }] : [];
    });
    return pick(possible, this.nthAct);
  }

  check(): boolean {
    return true;
  }

  async run(world: World, real: Real): Promise<void> {
    const plan = this.plan(world);
    if (!plan) return;
    this.said = plan.says;
    await real.forgetLimits();
    await plan.run(real);
    await checkInvariants(world, real, plan.about);
  }

  /** The performed act, for the report of a failure. */
  toString(): string {
    return this.said;
  }
}

export const aStep: Arbitrary<AsyncCommand<World, Real>> = record({
  who: constantFrom(...names),
  other: constantFrom(...names),
  nth: nat(10_000),
  choice: nat(10_000),
  nthAct: nat(10_000),
}).map(({ nthAct, ...chance }) => new Step(chance, nthAct));
