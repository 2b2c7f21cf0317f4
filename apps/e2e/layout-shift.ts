import type { Page } from "@playwright/test";

/** Everything that has moved by itself since a moment counts, to a thousandth: a font that comes late moves a text. */
export const layoutShift = (page: Page, since = 0) =>
  page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ("value" in entry && entry.startTime >= from) sum += Number(entry.value);
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
    since,
  );

/** The moment when the fonts of a page are there and what they move has moved. */
export const fontsSettled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now();
  });
