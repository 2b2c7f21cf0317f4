import { expect, it } from "vitest";
import { changesPage } from "./page.mjs";

const page = changesPage("v1.0 <main>", [
  { story: "components-button--all", look: "light", kind: "different", what: "12 of 100 pixels" },
  { story: "components-button--all", look: "dark", kind: "same" },
  { story: "components-badge--tones", look: "light", kind: "new" },
  { story: "components-old--one", look: "light", kind: "gone" },
  { story: "components-link--plain", look: "light", kind: "same" },
]);

it("shows before, after and difference of what changed", () => {
  for (const folder of ["before", "after", "changes"])
    expect(page).toContain(`src="${folder}/components-button--all.light.png"`);
  expect(page).not.toContain("components-button--all.dark.png");
});

it("shows new parts after, and removed parts before", () => {
  expect(page).toContain('src="after/components-badge--tones.light.png"');
  expect(page).not.toContain("before/components-badge--tones");
  expect(page).toContain('src="before/components-old--one.light.png"');
});

it("counts the stories, names those that are as before, and takes no name for markup", () => {
  expect(page).toContain("3 of 4 stories look different, in 3 pictures.");
  expect(page).toContain("<p>components-link--plain</p>");
  expect(page).toContain("since v1.0 &lt;main&gt;");
});
