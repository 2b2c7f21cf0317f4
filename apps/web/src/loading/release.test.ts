import { expect, it } from "vitest";
import { entryOf } from "./release";

it("finds the script that a page starts with", () => {
  const page =
    '<head><script type="module" crossorigin src="/assets/index-4f2a.js"></script><link rel="modulepreload">';
  expect(entryOf(page)).toBe("/assets/index-4f2a.js");
});

it.each(["", "<p>Maintenance</p>", '{"error":"Not found"}', "<script>go()</script>"])("finds none in %j", (page) =>
  expect(entryOf(page)).toBeUndefined(),
);

it("finds the last script that a prerendered page starts with", () =>
  expect(entryOf('<html data-page="/login" data-scripts="/assets/a-1.js /assets/index-4f2a.js" lang="fr">')).toBe(
    "/assets/index-4f2a.js",
  ));
