// @vitest-environment happy-dom
import { ApiFailure } from "@passerelle/api";
import { act } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { afterEach, expect, it, vi } from "vitest";
import { toast, toastsAtom } from "../components/feedback/toast";
import { store } from "../store";
import { testPlace } from "../test-place";
import { forgetDrafts } from "./drafts/draft-storage";
import { formDrafts } from "./drafts/form-drafts";
import { unsavedChanges, unsavedQuestionAtom } from "./unsaved/unsaved-changes";
import { useSave } from "./use-save";

const failed = new ApiFailure({ kind: "refused", status: 409 });
const over = new ApiFailure({ kind: "unauthenticated" });
const call = vi.fn<(values: { text: string }) => Promise<object>>();
const onSuccess = vi.fn<() => void>();

let form: UseFormReturn<{ text: string }>;

function Form({ staysOpen, onDrawn }: { staysOpen: boolean; onDrawn: (now: typeof form) => void }) {
  const own = useForm({ defaultValues: { text: "" } });
  const { submit } = useSave({
    form: own,
    fields: ["text"],
    draft: "note",
    call,
    success: () => ({ text: "Saved" }),
    failure: () => ({ text: "Failed" }),
    onSuccess,
    staysOpen,
  });
  onDrawn(own);
  return (
    <form onSubmit={submit}>
      <button>Save</button>
    </form>
  );
}

let shown: ReturnType<typeof testPlace>;
const type = (text: string) => act(async () => form.setValue("text", text, { shouldDirty: true }));
const send = () => shown.click();
const draft = () => formDrafts.get("note")?.values;
const toasts = () => store.get(toastsAtom).map(({ sentence, opens }) => [sentence, opens !== undefined]);

async function open(staysOpen = false) {
  shown = testPlace();
  await shown.render(<Form staysOpen={staysOpen} onDrawn={(now) => (form = now)} />);
}

/** Leaves the form like a navigation, and confirms the question. */
async function leave() {
  const asked = unsavedChanges.confirmDiscard();
  act(() => store.get(unsavedQuestionAtom)?.answer(true));
  await asked;
  await shown.render(null);
}

afterEach(() => {
  forgetDrafts();
  toast.clear();
  vi.resetAllMocks();
});

it("deletes the draft of what it has saved", async () => {
  call.mockResolvedValue({});
  await open();
  await type("Bonjour");
  expect(draft()).toEqual({ text: "Bonjour" });
  await send();
  expect([onSuccess.mock.calls.length, draft(), unsavedChanges.exist()]).toEqual([1, undefined, false]);
});

it("keeps the text and its draft where a save fails", async () => {
  call.mockRejectedValue(failed);
  await open();
  await type("Bonjour");
  await send();
  expect([form.getValues("text"), draft()]).toEqual(["Bonjour", { text: "Bonjour" }]);
});

it.each([
  ["sends again", true, 2],
  ["sends once", false, 1],
])("%s after a success", async (_, staysOpen, times) => {
  call.mockResolvedValue({});
  await open(staysOpen);
  await type("Bonjour");
  await send();
  await send();
  expect(call).toHaveBeenCalledTimes(times);
});

it.each([
  ["offers to open the form again where the save fails", failed, { text: "Bonjour" }, true],
  ["stores nothing where the session has ended", over, undefined, false],
])("once it was left, %s", async (_, error, kept, isOffered) => {
  const answered = new EventTarget();
  call.mockReturnValue(new Promise((_, reject) => answered.addEventListener("error", () => reject(error))));
  await open();
  await type("Bonjour");
  await send();
  await leave();
  expect(draft()).toBeUndefined();
  await act(async () => void answered.dispatchEvent(new Event("error")));
  expect([draft(), toasts()]).toEqual([kept, [[{ text: "Failed" }, isOffered]]]);
});
