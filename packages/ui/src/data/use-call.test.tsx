// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Call, useCall } from "./use-call";

let root: Root;
let call: Call<string, string>;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.createElement("div"));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

function Form({ send }: { send: (values: string) => Promise<string> }) {
  const own = useCall(send);
  useEffect(() => {
    call = own;
  });
  return null;
}

it("is pending until it is answered, and tells what with", async () => {
  const onSuccess = vi.fn<(answer: string) => void>();
  act(() => root.render(<Form send={(text) => Promise.resolve(`${text}!`)} />));
  act(() => call.mutate("sent", { onSuccess }));
  expect(call).toMatchObject({ isPending: true, error: null });
  await act(async () => {});
  expect(call.isPending).toBe(false);
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith("sent!");
});

it("keeps why it failed until the next one", async () => {
  const onError = vi.fn<(error: Error) => void>();
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("no")).mockResolvedValue("yes");
  act(() => root.render(<Form send={send} />));
  await act(async () => call.mutate("", { onError }));
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error("no"));
  expect(call.error).toEqual(new Error("no"));
  await act(async () => call.mutate("", {}));
  expect(call.error).toBeNull();
});

it("tells nothing once its form is gone", async () => {
  const onSuccess = vi.fn<(answer: string) => void>();
  let answer: ((text: string) => void) | undefined;
  const send = () => new Promise<string>((resolve) => (answer = resolve));
  act(() => root.render(<Form send={send} />));
  act(() => call.mutate("", { onSuccess }));
  act(() => root.render(null));
  await act(async () => answer?.("late"));
  expect(onSuccess).not.toHaveBeenCalled();
});
