// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useChanges } from "./use-changes";

const saved = { title: "Développeuse" };
const same = (values: typeof saved) => values;

function Draft() {
  const form = useForm({ defaultValues: saved });
  const { reset } = useChanges({
    form,
    draft: "test",
    fields: ["title"],
    saved,
    valuesOf: same,
    inputOf: same,
    call: { isPending: false, mutateAsync: () => new Promise<never>(() => undefined) },
    texts: { saved: { text: "" }, unchanged: { text: "" }, failed: () => ({ text: "" }) },
  });
  return (
    <>
      <button onClick={() => form.setValue("title", "Architecte", { shouldDirty: true })}>Type</button>
      <button onClick={reset}>Reset</button>
    </>
  );
}

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
  act(() => root.render(<Draft />));
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const press = (name: string) =>
  act(() => [...place.querySelectorAll("button")].find((button) => button.textContent === name)?.click());

// In a story this event would stop the mock network for all following stories.
const asksBeforeLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("asks before the page is left, as long as something typed would be lost", () => {
  expect(asksBeforeLeaving()).toBe(false);
  press("Type");
  expect(asksBeforeLeaving()).toBe(true);
  press("Reset");
  expect(asksBeforeLeaving()).toBe(false);
});

it("asks no more once the form has gone", () => {
  press("Type");
  act(() => root.render(null));
  expect(asksBeforeLeaving()).toBe(false);
});
