/** @module-tag release */
import { expect, it, onTestFinished } from "vitest";
import { call, dataOf } from "../../../test/call";
import { anInstallation } from "../../../test/installation";
import { anApplicantAndARecruiter, declareSkills } from "../../../test/members";
import { startRedis } from "../../../test/redis";

// Covers the start of two servers.
const patience = 120_000;
const soon = { timeout: 1_000 };

it(
  "two processes list alike within a second of a publication, also without their broker (D-370)",
  { timeout: patience },
  async () => {
    const installation = await anInstallation();
    onTestFinished(installation.remove);
    const [applicant, recruiter] = await anApplicantAndARecruiter(installation);
    await installation.fill((db) => declareSkills(db, applicant.id, ["Soudure", "Brasage"]));
    const redis = await startRedis();
    const start = () => installation.started({ BROKER_URL: redis.url });
    const [one, two] = await Promise.all([start(), start()]);

    const send = (url: string, method: string, path: string, body: unknown) =>
      call(url, method, path, { token: recruiter.token, body });
    const publish = async ({ url }: { url: string }, skills: string[]) => {
      const terms = { jobTitle: "Chaudronnière", description: "Acier.", location: "Brest", skills };
      return dataOf(await send(url, "POST", "/job-offer", terms)).id;
    };
    const listed = async ({ url }: { url: string }): Promise<number[]> => {
      const { body } = await call(url, "GET", "/job-offers-for-me", { token: applicant.token });
      return Object(body).items.map(({ id }: { id: number }) => id);
    };
    const lists = async () => [await listed(one), await listed(two)];
    const expectOnBoth = async (ids: number[]) => {
      await expect.poll(lists, soon).toEqual([ids, ids]);
    };

    const first = await publish(one, ["Soudure", "Gaz"]);
    const other = await publish(two, []);
    await expectOnBoth([first, other]);
    await redis.stop();
    const third = await publish(one, ["Soudure", "Brasage"]);
    await expectOnBoth([third, first, other]);
    await send(two.url, "PATCH", `/job-offer/${first}`, { skills: ["Peinture"] });
    await expectOnBoth([third, other, first]);
    await send(one.url, "PATCH", `/job-offer/${third}`, { active: false });
    await expectOnBoth([other, first]);
  },
);
