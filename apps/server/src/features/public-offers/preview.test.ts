import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { form } from "@passerelle/api";
import sharp from "sharp";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { change, publish } from "../../../test/acts";
import { call } from "../../../test/call";
import { memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { aPicture } from "../../../test/uploads";

const server = testServer();
const recruiter = memberFor(beforeAll, server, "recruiter");
beforeAll(async () => {
  await recruiter.api.PATCH("/user/update", form({ avatar: aPicture() }));
});

const addressOf = ({ id }: { id: number }) => `${server.url}/offers/${id}/preview.png`;

/** Whether a picture in a file has other colours than its ground within a box. */
async function isDrawn(path: string, box: { left: number; top: number; width: number; height: number }) {
  // Statistics are those of the input, before it is cut.
  const { data, info } = await sharp(path).extract(box).raw().toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(data, { raw: info }).stats();
  return channels.some(({ min, max }) => max - min > 40);
}

it.each([
  ["a usual title", "Développeuse ou développeur front-end React"],
  ["the longest title", "W".repeat(150)],
  ["an Arabic title", "مهندسة برمجيات رئيسية في نانت"],
  ["a title with markup, an emoji and a control character", "R&D <b>🙂</b> \u0001"],
])("draws %s within the margins (D-378)", async (_, jobTitle) => {
  const response = await fetch(addressOf(await publish(recruiter, { jobTitle, public: true })));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
  const bytes = Buffer.from(await response.arrayBuffer());
  const path = join(tmpdir(), `${randomUUID()}.png`);
  onTestFinished(() => rmSync(path));
  writeFileSync(path, bytes);
  expect(await sharp(path).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(await isDrawn(path, { left: 80, top: 80, width: 1040, height: 250 })).toBe(true);
  expect(await isDrawn(path, { left: 1130, top: 0, width: 70, height: 630 })).toBe(false);
  expect(bytes.length).toBeLessThan(100_000);
});

it("is a 304 for a known picture, and another one for another title (D-378)", async () => {
  const offer = await publish(recruiter, { jobTitle: "Luthière", public: true });
  const tag = (await fetch(addressOf(offer))).headers.get("etag") ?? "";
  const again = () => fetch(addressOf(offer), { headers: { "if-none-match": tag } });
  expect((await again()).status).toBe(304);
  await change(recruiter, offer.id, { jobTitle: "Archetière" });
  expect((await again()).status).toBe(200);
});

it("is gone with its offer (D-373)", async () => {
  const offer = await publish(recruiter, { public: true });
  await change(recruiter, offer.id, { active: false });
  expect((await fetch(addressOf(offer))).status).toBe(410);
  const hidden = await publish(recruiter);
  for (const path of [addressOf(hidden), `${server.url}/offers/x/preview.png`])
    expect((await call(path, "GET", "")).status).toBe(404);
});
