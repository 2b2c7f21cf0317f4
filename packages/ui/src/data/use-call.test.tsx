// @vitest-environment happy-dom
import { createApi, memberShapes, reasonOf } from "@passerelle/api";
import { act, useEffect } from "react";
import { expect, it, vi } from "vitest";
import { testPlace } from "../test-place";
import { ApiContext, type ApiLoader } from "./api-context";
import { type Call, useCall } from "./use-call";

const api = createApi({ baseUrl: "http://server.example", shapes: memberShapes });

let call: Call<string, string>;

interface FormProps {
  send: (values: string) => Promise<string>;
  client?: typeof api | ApiLoader;
}

function Form({ send, client = api }: FormProps) {
  return (
    <ApiContext value={client}>
      <Caller send={send} />
    </ApiContext>
  );
}

function Caller({ send }: Pick<FormProps, "send">) {
  const own = useCall((...[, values]: [typeof api, string]) => send(values));
  useEffect(() => {
    call = own;
  });
  return null;
}

it("is pending until it is answered, and tells what with", async () => {
  const onSuccess = vi.fn<(answer: string) => void>();
  await testPlace().render(<Form send={(text) => Promise.resolve(`${text}!`)} />);
  act(() => call.mutate("sent", { onSuccess }));
  expect(call).toMatchObject({ isPending: true, error: null });
  await act(async () => {});
  expect(call.isPending).toBe(false);
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith("sent!");
});

it("keeps why it failed until the next one", async () => {
  const onError = vi.fn<(error: Error) => void>();
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("no")).mockResolvedValue("yes");
  await testPlace().render(<Form send={send} />);
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
  const { render } = testPlace();
  await render(<Form send={send} />);
  act(() => call.mutate("", { onSuccess }));
  await render(null);
  await act(async () => answer?.("late"));
  expect(onSuccess).not.toHaveBeenCalled();
});

it("fetches a client that is not there yet with the call", async () => {
  const onSuccess = vi.fn<(answer: string) => void>();
  const load = vi.fn<ApiLoader>(() => Promise.resolve(api));
  await testPlace().render(<Form send={() => Promise.resolve("yes")} client={load} />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => call.mutate("", { onSuccess }));
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith("yes");
});

it("is offline where the client cannot be fetched", async () => {
  const send = vi.fn<() => Promise<string>>(() => Promise.resolve("yes"));
  await testPlace().render(<Form send={send} client={() => Promise.reject(new TypeError("down"))} />);
  await act(async () => call.mutate("", {}));
  expect(reasonOf(call.error).kind).toBe("offline");
  expect(send).not.toHaveBeenCalled();
});
