import { expect, it } from "vitest";
import { changesPage } from "./page.mjs";

const page = changesPage("v1.0 <main>", [
  { story: "kit-button--all", look: "light", kind: "different", what: "12 of 100 pixels" },
  { story: "kit-button--all", look: "dark", kind: "same" },
  { story: "kit-badge--tones", look: "light", kind: "new" },
  { story: "kit-old--one", look: "light", kind: "gone" },
  { story: "kit-link--plain", look: "light", kind: "same" },
]);

it("shows before, after and difference of what changed", () => {
  for (const folder of ["before", "after", "changes"])
    expect(page).toContain(`src="${folder}/kit-button--all.light.png"`);
  expect(page).not.toContain("kit-button--all.dark.png");
});

it("shows what is new after, and what is gone before", () => {
  expect(page).toContain('src="after/kit-badge--tones.light.png"');
  expect(page).not.toContain("before/kit-badge--tones");
  expect(page).toContain('src="before/kit-old--one.light.png"');
});

it("counts the stories, names those that are as before, and takes no name for markup", () => {
  expect(page).toContain("3 of 4 stories look different, in 3 pictures.");
  expect(page).toContain("<p>kit-link--plain</p>");
  expect(page).toContain("since v1.0 &lt;main&gt;");
});
