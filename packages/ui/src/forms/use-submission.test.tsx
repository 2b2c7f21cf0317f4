// @vitest-environment happy-dom
import { ApiFailure } from "@passerelle/api";
import { act } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testPlace } from "../test-place";
import { useSubmission } from "./use-submission";

const blank = { name: "", phone: "", amount: "" };
type Values = typeof blank;

const answer = vi.fn<(values: Values) => Error | undefined>();
const refuses = (fields: Record<string, string>) => new ApiFailure({ kind: "invalid", fields });

let form: UseFormReturn<Values>;
let shown: ReturnType<typeof testPlace>;

function Form({ onDrawn }: { onDrawn: (now: typeof form) => void }) {
  const own = useForm({ defaultValues: blank });
  onDrawn(own);
  const { register, formState } = own;
  const submit = useSubmission({
    form: own,
    fields: ["name", "phone", "amount"],
    send: (values, settle) => settle(answer(values)),
  });
  return (
    <form onSubmit={submit}>
      <input {...register("name", { required: true })} />
      <input {...register("phone")} />
      <input {...register("amount", { validate: { reading: (text) => text !== "beaucoup" } })} />
      <output>{Object.keys(formState.errors)}</output>
      <button>Send</button>
    </form>
  );
}

const kinds = () =>
  Object.fromEntries(Object.entries(form.formState.errors).map(([name, { type, message }]) => [name, message || type]));
const send = async (values: Values) => {
  act(() => form.reset(values));
  await shown.click();
};

beforeEach(async () => {
  shown = testPlace();
  await shown.render(<Form onDrawn={(now) => (form = now)} />);
});
afterEach(() => void vi.resetAllMocks());

it("names the server's faults beside an empty field (D-354)", async () => {
  answer.mockReturnValue(refuses({ name: "Required.", phone: "No phone number." }));
  await send({ ...blank, phone: "abc", amount: "beaucoup" });
  expect(kinds()).toEqual({ name: "required", phone: "No phone number.", amount: "reading" });
});

it("sends nothing if there is nothing else to name", async () => {
  await send(blank);
  expect(kinds()).toEqual({ name: "required" });
  expect(answer).not.toHaveBeenCalled();
});

it("does not send what the server could accept", async () => {
  await send({ name: "Camille", phone: "abc", amount: "beaucoup" });
  expect(kinds()).toEqual({ amount: "reading" });
  expect(answer).not.toHaveBeenCalled();
});
