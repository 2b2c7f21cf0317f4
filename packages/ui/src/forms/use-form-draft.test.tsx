// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { useForm, type UseFormReturn } from "react-hook-form";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FileChange } from "./files/file-check";

interface Values {
  title: string;
  sector: string;
  active: boolean;
  picture: FileChange;
}
interface FormProps {
  id?: number;
  values: Values;
  onDrawn: (form: UseFormReturn<Values>, restored: boolean) => void;
}

const saved: Values = { title: "Développeuse", sector: "Informatique", active: true, picture: null };
const stops: (() => void)[] = [];

/** A page that was just loaded; what its tab has stored is that of the page before. */
async function aPage() {
  vi.resetModules();
  const { useFormDraft } = await import("./use-form-draft");
  const { formDrafts, formKey } = await import("./form-drafts");
  const { watchPage } = await import("./watch-page");
  const { forgetDrafts } = await import("./draft-storage");
  const { unsavedChanges } = await import("./unsaved-changes");
  const stopWatching = watchPage();
  const root: Root = createRoot(document.createElement("div"));
  const close = () => act(async () => root.render(null));
  stops.push(stopWatching, () => root.unmount());

  let form: UseFormReturn<Values> | undefined;
  let restored = false;
  function Form({ id, values, onDrawn }: FormProps) {
    const own = useForm({ defaultValues: values });
    const draft = useFormDraft(own, formKey("offer", id));
    onDrawn(own, draft.restored);
    return null;
  }
  const open = ({ id, values = saved }: { id?: number; values?: Values } = {}) =>
    act(async () =>
      root.render(
        <Form
          key={id}
          {...(id && { id })}
          values={values}
          onDrawn={(now, isRestored) => {
            form = now;
            restored = isRestored;
          }}
        />,
      ),
    );
  return {
    open,
    close,
    forgetDrafts,
    unsavedChanges,
    type: (name: keyof Values, value: string | boolean) =>
      act(async () => form?.setValue(name, value, { shouldDirty: true })),
    /** The session ends, and the screens with it. */
    endSession: async () => {
      formDrafts.keep("/dashboard");
      await close();
    },
    shows: () => form?.getValues(),
    isRestored: () => restored,
  };
}

const stored = () => Object.values(sessionStorage).join("");
const hide = (hidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(async () => {
  for (const stop of stops.splice(0)) await act(async () => stop());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("what is typed when the session ends", () => {
  it("is in the same form when it opens again, as something unsaved", async () => {
    const page = await aPage();
    await page.open();
    await page.type("title", "Architecte");
    await page.type("active", false);
    await page.endSession();
    expect(page.unsavedChanges.exist()).toBe(false);

    await page.open();
    expect(page.shows()).toEqual({ ...saved, title: "Architecte", active: false });
    expect(page.isRestored()).toBe(true);
    expect(page.unsavedChanges.exist()).toBe(true);
    expect(sessionStorage).toHaveLength(0);
  });

  it("is not in the form of another object, and still waits for its own", async () => {
    const page = await aPage();
    await page.open({ id: 1 });
    await page.type("title", "Architecte");
    await page.endSession();
    await page.open({ id: 2 });
    expect(page.shows()).toEqual(saved);
    expect(page.isRestored()).toBe(false);
    await page.open({ id: 1 });
    expect(page.shows()?.title).toBe("Architecte");
  });

  it("outlives a reload of the login page", async () => {
    const page = await aPage();
    await page.open();
    await page.type("title", "Architecte");
    await page.endSession();
    const later = await aPage();
    await later.open();
    expect(later.shows()?.title).toBe("Architecte");
  });

  it("is laid over what was saved elsewhere meanwhile", async () => {
    const page = await aPage();
    await page.open();
    await page.type("title", "Architecte");
    await page.endSession();
    await page.open({ values: { ...saved, sector: "Énergie" } });
    expect(page.shows()).toMatchObject({ title: "Architecte", sector: "Énergie" });
  });

  it("is nothing new where just that was saved elsewhere", async () => {
    const page = await aPage();
    await page.open();
    await page.type("title", "Architecte");
    await page.endSession();
    await page.open({ values: { ...saved, title: "Architecte" } });
    expect(page.isRestored()).toBe(false);
    expect(page.unsavedChanges.exist()).toBe(false);
  });

  it("is distinct from what is typed after it was discarded", async () => {
    const page = await aPage();
    await page.open();
    await page.type("title", "Architecte");
    await page.endSession();
    await page.open();
    await page.type("title", saved.title);
    expect(page.isRestored()).toBe(false);
    await page.type("title", "Ingénieure");
    expect(page.isRestored()).toBe(false);
  });

  it("is kept without files", async () => {
    const page = await aPage();
    await page.open();
    await page.type("picture", "");
    await page.endSession();
    expect(sessionStorage).toHaveLength(0);
    await page.open();
    expect(page.shows()).toEqual(saved);
  });

  it("is forgotten with everything else", async () => {
    const page = await aPage();
    await page.open();
    await page.type("title", "Architecte");
    await page.endSession();
    page.forgetDrafts();
    expect(sessionStorage).toHaveLength(0);
    await page.open();
    expect(page.shows()).toEqual(saved);
  });

  it("is not kept once it was given up", async () => {
    const page = await aPage();
    await page.open();
    await page.type("title", "Architecte");
    const asked = page.unsavedChanges.confirmDiscard();
    const { unsavedQuestionAtom } = await import("./unsaved-changes");
    const { store } = await import("../store");
    store.get(unsavedQuestionAtom)?.answer(true);
    await asked;
    await page.endSession();
    await page.open();
    expect(page.shows()).toEqual(saved);
  });
});

describe("a page that may not come back", () => {
  it.each([
    ["is hidden", () => hide(true)],
    ["is left", () => window.dispatchEvent(new Event("pagehide"))],
  ])("has what is typed stored when it %s", async (_, leave) => {
    const page = await aPage();
    await page.open();
    await page.type("title", "Architecte");
    expect(sessionStorage).toHaveLength(0);
    leave();
    const next = await aPage();
    await next.open();
    expect(next.shows()?.title).toBe("Architecte");
  });

  it("has nothing left to store once it is seen again: the form may be saved", async () => {
    const page = await aPage();
    await page.open();
    await page.type("title", "Architecte");
    hide(true);
    expect(stored()).toContain("Architecte");
    hide(false);
    expect(sessionStorage).toHaveLength(0);
  });
});

it.each([
  '[["offer"]]',
  '[["offer",null,"/"]]',
  '[["offer",{"title":{}},"/"]]',
  '[["offer",{"title":"x"}]]',
  '[[1,{"title":"x"},"/"]]',
  "[null]",
])("takes %s in the storage for nothing", async (broken) => {
  sessionStorage.setItem("drafts:forms", broken);
  const page = await aPage();
  await page.open();
  expect(page.shows()).toEqual(saved);
});

it("leaves out what the form does not hold, or holds otherwise", async () => {
  sessionStorage.setItem("drafts:forms", '[["offer",{"title":true,"gone":"x","sector":"Énergie"},"/"]]');
  const page = await aPage();
  await page.open();
  expect(page.shows()).toEqual({ ...saved, sector: "Énergie" });
});
