import { minute } from "@passerelle/domain";
import { expect } from "vitest";
import { follow, keep } from "./pictures";
import { resume } from "./resume";
import type { TestUser } from "../context/accounts";
import { testsOf, type ContractTest } from "../context/harness";

export const laterResumeLinkTests: ContractTest[] = testsOf("getApplicantProfile", {
  "returns a link to a resume that expires, regardless of later links (D-024)": async (context) => {
    const [owner, other] = [await context.signIn("applicant"), await context.signIn("applicant")];
    const keepFor = (person: TestUser) => keep(context, { ...resume, owner: async () => person }, resume.sample());
    const { link } = await keepFor(owner);
    await context.passTime(15 * minute + 1);
    const theirs = await keepFor(other);
    const renewed = link.replace(/\?.*$/, new URL(theirs.link, context.baseUrl).search);
    for (const old of [link, renewed]) {
      const { status } = await follow(context, old);
      expect([old, status >= 400 && status < 500]).toEqual([old, true]);
    }
    const again = (await resume.link(owner)) ?? "";
    expect((await follow(context, again)).status).toBe(200);
  },
}).map((one): ContractTest => ({ ...one, needs: "clock" }));
