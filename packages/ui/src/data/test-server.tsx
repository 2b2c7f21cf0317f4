import { createApi, memberShapes } from "@passerelle/api";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { ApiProvider } from "./ApiProvider";
import { createQueryClient } from "./query-client";

/** Renders content with a server that answers by method, and records its calls. */
export async function showOverServer(content: ReactNode, answers: Record<string, (request: Request) => Response | Promise<Response>>) {
  const calls: string[] = [];
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", (request: Request) => {
    const { method, url } = request;
    calls.push(`${method} ${new URL(url).pathname}`);
    return Promise.resolve(answers[method]?.(request) ?? new Response(null, { status: 404 }));
  });
  const client = createQueryClient();
  const place = document.createElement("div");
  const root = createRoot(place);
  const api = createApi({ baseUrl: "http://server.example", shapes: memberShapes });
  await act(async () =>
    root.render(
      <ApiProvider api={api} queryClient={client}>
        {content}
      </ApiProvider>,
    ),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
  });
  return {
    calls,
    client,
    click: () => act(async () => place.querySelector("button")?.click()),
    /** Waits until this text is shown. */
    shown: (text: string) => act(() => vi.waitUntil(() => place.textContent === text)),
  };
}
