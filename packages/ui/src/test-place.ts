import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";

/** An element to render into, which is unmounted and removed after the test. */
export function testPlace() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const render = (content: ReactNode) => act(async () => root.render(content));
  onTestFinished(async () => {
    await render(null);
    place.remove();
  });
  return {
    render,
    text: () => place.textContent,
    /** Clicks the button, several times before anything is rendered again. */
    click: (times = 1) =>
      act(async () => {
        for (let time = 0; time < times; time += 1) place.querySelector("button")?.click();
      }),
  };
}
