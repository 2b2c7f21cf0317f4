// @vitest-environment happy-dom
import { act } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { testPlace } from "../test-place";
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

/** A page that was just loaded; its tab's storage is that of the previous page. */
async function aPage() {
  vi.resetModules();
  const { useSave } = await import("./use-save");
  const { formKey } = await import("./drafts/form-drafts");
  const { forgetDrafts } = await import("./drafts/draft-storage");
  const { unsavedChanges } = await import("./unsaved/unsaved-changes");
  const { render } = testPlace();

  let form: UseFormReturn<Values> | undefined;
  let restored = false;
  function Form({ id, values, onDrawn }: FormProps) {
    const own = useForm({ defaultValues: values });
    const texts = { call: () => undefined, success: () => ({ text: "" }), failure: () => ({ text: "" }) };
    const { restored } = useSave({ form: own, fields: [], draft: formKey("offer", id), ...texts });
    onDrawn(own, restored);
    return null;
  }
  const open = ({ id, values = saved }: { id?: number; values?: Values } = {}) =>
    render(
      <Form
        key={id}
        {...(id && { id })}
        values={values}
        onDrawn={(now, isRestored) => {
          form = now;
          restored = isRestored;
        }}
      />,
    );
  return {
    open,
    forgetDrafts,
    unsavedChanges,
    type: (name: keyof Values, value: string | boolean) =>
      act(async () => form?.setValue(name, value, { shouldDirty: true })),
    /** Ends the session, which unmounts the screens. */
    endSession: () => render(null),
    shows: () => form?.getValues(),
    isRestored: () => restored,
  };
}

beforeEach(() => sessionStorage.clear());

/** A page with a form in which another title was typed. */
async function aTypedForm(form: { id?: number } = {}) {
  const page = await aPage();
  await page.open(form);
  await page.type("title", "Architecte");
  return page;
}

/** The same after the session has ended. */
async function anEndedSession(form: { id?: number } = {}) {
  const page = await aTypedForm(form);
  await page.endSession();
  return page;
}

describe("text typed before the session ends", () => {
  it("is in the same form when it opens again, as something unsaved", async () => {
    const page = await aTypedForm();
    await page.type("active", false);
    await page.endSession();
    expect(page.unsavedChanges.exist()).toBe(false);

    await page.open();
    expect(page.shows()).toEqual({ ...saved, title: "Architecte", active: false });
    expect(page.isRestored()).toBe(true);
    expect(page.unsavedChanges.exist()).toBe(true);
  });

  it("is not in the form of another object, and still waits for its own", async () => {
    const page = await anEndedSession({ id: 1 });
    await page.open({ id: 2 });
    expect(page.shows()).toEqual(saved);
    expect(page.isRestored()).toBe(false);
    await page.open({ id: 1 });
    expect(page.shows()?.title).toBe("Architecte");
  });

  it("outlives a reload of the login page", async () => {
    await anEndedSession();
    const later = await aPage();
    await later.open();
    expect(later.shows()?.title).toBe("Architecte");
  });

  it("is shown over values saved elsewhere meanwhile", async () => {
    const page = await anEndedSession();
    await page.open({ values: { ...saved, sector: "Énergie" } });
    expect(page.shows()).toMatchObject({ title: "Architecte", sector: "Énergie" });
  });

  it("is nothing new where just that was saved elsewhere", async () => {
    const page = await anEndedSession();
    await page.open({ values: { ...saved, title: "Architecte" } });
    expect(page.isRestored()).toBe(false);
    expect(page.unsavedChanges.exist()).toBe(false);
  });

  it("is distinct from text typed after it was discarded", async () => {
    const page = await anEndedSession();
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
    const page = await anEndedSession();
    page.forgetDrafts();
    expect(sessionStorage).toHaveLength(0);
    await page.open();
    expect(page.shows()).toEqual(saved);
  });

  it("is not kept once it was given up", async () => {
    const page = await aTypedForm();
    const asked = page.unsavedChanges.confirmDiscard();
    const { unsavedQuestionAtom } = await import("./unsaved/unsaved-changes");
    const { store } = await import("../store");
    store.get(unsavedQuestionAtom)?.answer(true);
    await asked;
    await page.endSession();
    await page.open();
    expect(page.shows()).toEqual(saved);
  });
});

it("is stored as it is typed, so that a page that crashes or is taken away loses nothing", async () => {
  const page = await aPage();
  await page.open();
  expect(sessionStorage).toHaveLength(0);
  await page.type("title", "Architecte");
  const next = await aPage();
  await next.open();
  expect(next.shows()?.title).toBe("Architecte");
});

it("is stored no more once it is typed back", async () => {
  const page = await aTypedForm();
  await page.type("title", saved.title);
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  '{"offer":[]}',
  '{"offer":{"values":null,"address":"/"}}',
  '{"offer":{"values":{"title":{}},"address":"/"}}',
  '{"offer":{"values":{"title":"x"}}}',
  '[["offer",{"title":"x"},"/"]]',
  "[null]",
])("takes %s in the storage for nothing", async (broken) => {
  sessionStorage.setItem("drafts:forms", broken);
  const page = await aPage();
  await page.open();
  expect(page.shows()).toEqual(saved);
});

it("leaves out what the form does not hold, or holds otherwise", async () => {
  sessionStorage.setItem(
    "drafts:forms",
    '{"offer":{"values":{"title":true,"gone":"x","sector":"Énergie"},"address":"/"}}',
  );
  const page = await aPage();
  await page.open();
  expect(page.shows()).toEqual({ ...saved, sector: "Énergie" });
});
