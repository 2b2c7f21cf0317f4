import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { aPerson, open, signUp } from "./accounts";
import { follow } from "./menu";
import { aPdf } from "./pdf";
import { expect, test } from "./server";

const aResume = (name: string) => ({ name, mimeType: "application/pdf", buffer: aPdf(400_400) });

/** Limits the network to a number of bytes per second; -1 removes the limit. */
async function aNetwork(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  return (uploadThroughput: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput,
    });
}

test("uploading a resume on a slow network shows progress, can be cancelled, and survives a killed server", async ({
  browser,
  server,
}) => {
  const account = await signUp(server, aPerson(cast.jeanne));
  const page = await open(browser, account, server.url, "/dashboard");
  const sendAt = await aNetwork(page);
  const save = page.getByRole("main").getByRole("button", { name: "Save" });
  const bar = page.getByRole("progressbar", { name: /^Upload of / });
  const percent = async () => Number(await bar.getAttribute("value"));
  await follow(page, "Applicant profile");

  await test.step("after a cancellation the file is still chosen, and nothing is stored", async () => {
    await page.getByLabel(/^Resume/).setInputFiles(aResume("mon cv.pdf"));
    await sendAt(20_000);
    await save.click();
    await expect.poll(percent).toBeGreaterThan(5);
    await page.getByRole("button", { name: "Cancel the upload" }).click();
    await expect(page.getByText(/^Upload cancelled\./).filter({ visible: true })).toBeVisible();
    await expect(page.getByText("mon cv.pdf")).toBeVisible();
    const headers = { authorization: `Bearer ${account.token}` };
    expect((await page.request.get(`/applicant/${account.username}`, { headers })).status()).toBe(404);
  });

  await test.step("after another, interrupted attempt the file is still chosen", async () => {
    await save.click();
    await expect.poll(percent).toBeGreaterThan(5);
    await server.kill();
    await expect(page.getByText(/^The connection was lost at \d+%/).filter({ visible: true })).toBeVisible();
    await expect(page.getByText("mon cv.pdf")).toBeVisible();
  });

  await test.step("once the server is back the upload succeeds, and the profile names the file", async () => {
    await sendAt(-1);
    await server.run();
    await save.click();
    await expect(page.getByText("Applicant profile updated successfully!")).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^mon cv\.pdf · 392 kB · Saved on /)).toBeVisible();
  });
});
