import { createApi, memberShapes } from "@passerelle/api";
import { act, type ReactNode } from "react";
import { vi } from "vitest";
import { testPlace } from "../test-place";
import { ApiProvider } from "./ApiProvider";
import { createQueryClient } from "./query-client";

/** Renders content with a server that answers by method, and records its calls. */
export async function showOverServer(content: ReactNode, answers: Record<string, (request: Request) => Response | Promise<Response>>) {
  const calls: string[] = [];
  vi.stubGlobal("fetch", (request: Request) => {
    const { method, url } = request;
    calls.push(`${method} ${new URL(url).pathname}`);
    return Promise.resolve(answers[method]?.(request) ?? new Response(null, { status: 404 }));
  });
  const client = createQueryClient();
  const api = createApi({ baseUrl: "http://server.example", shapes: memberShapes });
  const { render, text, click } = testPlace();
  await render(
    <ApiProvider api={api} queryClient={client}>
      {content}
    </ApiProvider>,
  );
  return {
    calls,
    client,
    click,
    shown: (awaited: string) => act(() => vi.waitUntil(() => text() === awaited)),
  };
}
