// @vitest-environment happy-dom
import { useEffect } from "react";
import { expect, it } from "vitest";
import { MemoryAddressProvider } from "../address";
import { createMemoryAddress } from "../address/memory-address";
import { showOverServer } from "./test-server";
import { type PageQuery, type Paged, usePagedList } from "./use-paged-list";

/** Another page is answered sooner. */
async function read({ page }: PageQuery): Promise<Paged<string>> {
  if (page > 1) return { items: [], totalPages: 1 };
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { items: ["Jeanne", "Hugo"], totalPages: 1 };
}

it("does not say that a list is empty before its last page stands for one beyond it", async () => {
  const seen: string[] = [];
  function Names() {
    const { query } = usePagedList({ key: ["posts"], read });
    const shown = query.data ? query.data.items.join(", ") || "empty" : "reading";
    useEffect(() => void seen.push(shown), [shown]);
    return shown;
  }
  const address = createMemoryAddress("?page=9");
  const { shown } = await showOverServer(
    <MemoryAddressProvider memory={address}>
      <Names />
    </MemoryAddressProvider>,
    {},
  );
  await shown("Jeanne, Hugo");
  expect(seen).toEqual(["reading", "Jeanne, Hugo"]);
  expect(address.search()).toBe("");
});
