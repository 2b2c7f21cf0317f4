// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testPlace } from "../../test-place";
import { forgetDrafts } from "./draft-storage";
import { navigation } from "../../components/feedback/toast";
import { formDrafts, reopenForms, useReopenedForm } from "./form-drafts";

interface Item {
  id: number;
}

const here = "/";
const open = vi.fn<(item: Item | undefined, missing?: number) => void>();

/** Stores drafts of forms, each with the address where its form was open. */
function kept(...drafts: readonly (readonly [key: string, address?: string])[]) {
  for (const [key, address = here] of drafts) formDrafts.set(key, { values: { text: key }, address });
}

/** The entries that are opened on a screen with these lists, one after the other. */
async function reopened({ missing }: { missing?: (id: number) => void } = {}, ...lists: (Item[] | undefined)[]) {
  open.mockClear();
  function Screen({ items }: { items: Item[] | undefined }) {
    useReopenedForm("post", items, open, missing);
    return null;
  }
  const { render } = testPlace();
  for (const items of lists) await render(<Screen items={items} />);
  return open.mock.calls.map(([item, id]) => item ?? id);
}

beforeEach(() => window.history.replaceState(null, "", here));
afterEach(() => forgetDrafts());

it("opens nothing where nothing was kept, or only for other forms", async () => {
  expect(await reopened({}, [{ id: 1 }])).toEqual([]);
  kept(["posting"], ["comment/1"]);
  expect(await reopened({}, [{ id: 1 }])).toEqual([]);
});

it("opens a new one, and the one of an entry, once the list is known", async () => {
  kept(["post"]);
  expect(await reopened({}, undefined)).toEqual([]);
  expect(await reopened({}, undefined, [])).toEqual([undefined]);
  forgetDrafts();
  kept(["post/3", "/elsewhere"], ["post/2", "/elsewhere"]);
  expect(await reopened({}, [{ id: 1 }, { id: 2 }])).toEqual([{ id: 2 }]);
});

it("says which entry has gone, and leaves its text under its name", async () => {
  kept(["post/2"]);
  expect(await reopened({}, [{ id: 1 }])).toEqual([2]);
  expect(formDrafts.get("post/2")?.values).toEqual({ text: "post/2" });
});

it("leaves that to who knows better", async () => {
  kept(["post/2"]);
  const missing = vi.fn<(id: number) => void>();
  expect(await reopened({ missing }, [{ id: 1 }])).toEqual([]);
  expect(missing).toHaveBeenCalledWith(2);
});

it("waits for the page of the list on which the entry was", async () => {
  kept(["post/2", "/?page=2"]);
  expect(await reopened({}, [{ id: 1 }])).toEqual([]);
  expect(formDrafts.get("post/2")).toBeDefined();
});

it("opens on demand a form that was left while its save failed", async () => {
  expect(await reopened({}, [{ id: 1 }])).toEqual([]);
  kept(["post/1"]);
  await act(async () => {
    reopenForms(here);
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(open).toHaveBeenCalledWith({ id: 1 });
});

it("leads to the screen of that form from another", () => {
  const navigate = vi.fn<(href: string) => void>();
  navigation.open = navigate;
  reopenForms("/posts?page=2");
  expect(navigate).toHaveBeenCalledWith("/posts?page=2");
});
