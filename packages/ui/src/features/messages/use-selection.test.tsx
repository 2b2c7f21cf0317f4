// @vitest-environment happy-dom
import { createApi, memberShapes } from "@passerelle/api";
import { aPerson } from "@passerelle/mocks";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { ApiProvider, createQueryClient } from "../../data";
import { me } from "./test-dashboard";
import { useSelection } from "./use-selection";

const renamed = aPerson({ id: 2, username: "karim.b", firstname: "Karim", lastname: "Benali" });
const client = createQueryClient();
const root = createRoot(document.createElement("div"));
/** The rendered texts, with their addresses. */
const drawn: string[] = [];

function Selecting() {
  const [selected, setSelected] = useState<string | null>("karim.benali");
  const { selection } = useSelection(me, selected, setSelected);
  useEffect(() => {
    drawn.push(`${selected}: ${selection.kind}`);
  });
  return null;
}

afterEach(() => {
  root.unmount();
  client.clear();
});

it("keeps a new discussion open, with the box that one types in, while the address takes its person's present name", async () => {
  vi.stubGlobal("fetch", ({ url }: Request) =>
    Promise.resolve(Response.json(url.endsWith("/discussions") ? [] : renamed)),
  );
  const api = createApi({ baseUrl: "http://server.example", shapes: memberShapes });
  const screen = (
    <ApiProvider api={api} queryClient={client}>
      <Selecting />
    </ApiProvider>
  );
  root.render(screen);
  await vi.waitFor(() => expect(drawn.at(-1)).toBe("karim.b: open"));
  expect([...new Set(drawn)]).toEqual(["karim.benali: finding", "karim.benali: open", "karim.b: open"]);
});
