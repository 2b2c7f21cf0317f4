import type { Page } from "@playwright/test";

/** The layout shift since a time, rounded to thousandths. Counts everything, including text that a late font moves. */
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

/** The time at which fonts have loaded and text has stopped moving. */
export const fontsSettled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now();
  });
