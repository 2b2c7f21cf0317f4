// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { testPlace } from "../../test-place";
import { UiProvider } from "../provider/UiProvider";
import { ScreenHeading } from "./ScreenHeading";

it("isolates a name from right to left in the page's title (D-293)", async () => {
  const name = "\u05E9\u05E8\u05D4";
  await testPlace().render(
    <UiProvider>
      <ScreenHeading title={name} />
    </UiProvider>,
  );
  expect(document.title).toMatch(new RegExp(`^\u2068${name}\u2069 · `));
});
