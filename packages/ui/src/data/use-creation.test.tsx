// @vitest-environment happy-dom
import { ApiFailure } from "@passerelle/api";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { testPlace } from "../test-place";
import { type AttemptHolder, type OpenAttempt, useCreation } from "./use-creation";

interface Note {
  text: string;
  image?: File;
}

const offline = () => Promise.reject(new ApiFailure({ kind: "offline" }));
const gone = () => Promise.reject(new ApiFailure({ kind: "refused", status: 404 }));

/** A form that saves its input and shows the outcome. */
function NoteForm({ create, update, notes }: Partial<Calls> & Pick<Calls, "create"> & { notes: Note[] }) {
  const save = useCreation(create, update, holder);
  const [ended, setEnded] = useState("");
  const tryNext = () => {
    const note = notes.shift();
    if (note)
      void save(note).then(
        () => setEnded("saved"),
        () => setEnded("failed"),
      );
  };
  return <button onClick={tryNext}>{ended}</button>;
}

/** The calls of a form; the first ones end as given. */
function aServer(...outcomes: (() => Promise<never>)[]) {
  const stored = { data: { id: 7 } };
  return {
    create: vi.fn<(note: Note, clientId: string) => Promise<typeof stored>>(
      () => outcomes.shift()?.() ?? Promise.resolve(stored),
    ),
    update: vi.fn<(id: number, note: Note) => Promise<typeof stored>>(() => Promise.resolve(stored)),
  };
}
type Calls = ReturnType<typeof aServer>;

/** Survives the form. */
let open: OpenAttempt | undefined;
const holder: AttemptHolder = { get: () => open, set: (attempt) => void (open = attempt) };
const notes: Note[] = [];
let shown: ReturnType<typeof testPlace>;
afterEach(() => {
  open = undefined;
});

async function tryToSave(note: Note) {
  notes.push(note);
  await shown.click();
  return shown.text();
}

async function mount(...outcomes: (() => Promise<never>)[]) {
  const { create, update } = aServer(...outcomes);
  shown = testPlace();
  await shown.render(<NoteForm create={create} update={update} notes={notes} />);
  return { update, ids: () => create.mock.calls.map(([, clientId]) => clientId) };
}

it("tries again under the same id until it is saved, then takes another", async () => {
  const { ids, update } = await mount(offline, offline);
  expect(await tryToSave({ text: "un" })).toBe("failed");
  expect(await tryToSave({ text: "un" })).toBe("failed");
  expect(await tryToSave({ text: "un" })).toBe("saved");
  expect(await tryToSave({ text: "deux" })).toBe("saved");
  const [first, second, third, fourth] = ids();
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
  expect(update).not.toHaveBeenCalled();
});

it("sends changes since the first attempt as an update, also when they were undone", async () => {
  const { update } = await mount(offline, offline);
  await tryToSave({ text: "un" });
  await tryToSave({ text: "deux" });
  await tryToSave({ text: "un" });
  expect(update.mock.calls).toEqual([[7, { text: "un" }]]);
});

it("takes the same picture for no change", async () => {
  const one = new File(["1"], "un.png");
  const { update } = await mount(offline, offline);
  await tryToSave({ text: "un", image: one });
  expect(await tryToSave({ text: "un", image: one })).toBe("failed");
  expect(await tryToSave({ text: "un", image: one })).toBe("saved");
  expect(update).not.toHaveBeenCalled();
});

it("takes another picture of the same name for a change", async () => {
  const { update } = await mount(offline);
  await tryToSave({ text: "un", image: new File(["1"], "un.png") });
  await tryToSave({ text: "un", image: new File(["2"], "un.png") });
  expect(update).toHaveBeenCalledTimes(1);
});

it("creates a stored and deleted entry again", async () => {
  const { ids } = await mount(gone);
  expect(await tryToSave({ text: "un" })).toBe("failed");
  expect(await tryToSave({ text: "un" })).toBe("saved");
  const [first, second] = ids();
  expect(second).not.toBe(first);
});

/** Reloads the page; the form restores the typed text. */
async function reload(...outcomes: (() => Promise<never>)[]) {
  await shown.render(null);
  open = open && JSON.parse(JSON.stringify(open));
  return mount(...outcomes);
}

it("goes on under the same id after a reload", async () => {
  const before = await mount(offline);
  await tryToSave({ text: "un" });
  const after = await reload(offline);
  expect(await tryToSave({ text: "un" })).toBe("failed");
  expect(await tryToSave({ text: "un" })).toBe("saved");
  expect(after.ids()).toEqual([...before.ids(), ...before.ids()]);
  expect(after.update).not.toHaveBeenCalled();
  expect(await tryToSave({ text: "deux" })).toBe("saved");
  expect(after.ids()[2]).not.toBe(before.ids()[0]);
  expect(open).toBeUndefined();
});

it("sends changes made after a reload, or before it, as an update", async () => {
  await mount(offline, offline);
  await tryToSave({ text: "un" });
  expect((await reload()).update).not.toHaveBeenCalled();
  await tryToSave({ text: "deux" });
  const changed = await reload(offline, offline);
  await tryToSave({ text: "un" });
  await tryToSave({ text: "deux" });
  const again = await reload();
  await tryToSave({ text: "un" });
  expect(changed.update).not.toHaveBeenCalled();
  expect(again.update.mock.calls).toEqual([[7, { text: "un" }]]);
});

it("creates the changed version as well, if updates are impossible", async () => {
  const { create } = aServer(offline);
  shown = testPlace();
  await shown.render(<NoteForm create={create} notes={notes} />);
  await tryToSave({ text: "un" });
  expect(await tryToSave({ text: "deux" })).toBe("saved");
  const [first, second] = create.mock.calls;
  expect(second?.[0]).toEqual({ text: "deux" });
  expect(second?.[1]).not.toBe(first?.[1]);
});
