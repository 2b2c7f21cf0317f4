import type { Page } from "@playwright/test";

/** A portrait photo from a phone, as a browser encodes it. */
export async function aPhoto(page: Page): Promise<File> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1500, 2000];
    return canvas.toDataURL("image/jpeg");
  });
  const bytes = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  return new File([bytes], "photo.jpg", { type: "image/jpeg" });
}
