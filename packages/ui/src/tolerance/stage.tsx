import { createApi, createLive, type LiveSocket, memberShapes } from "@passerelle/api";
import { findOperation, jsonOperations } from "@passerelle/api/conformance";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { ErrorBoundary } from "react-error-boundary";
import { configure, userEvent, within } from "storybook/test";
import { vi } from "vitest";
import { MemoryAddressProvider } from "../address";
import { ApiProvider, createQueryClient, LiveProvider } from "../data";
import { type AnchorProps, LinkProvider } from "../components/text/Link";
import { UiProvider } from "../components/provider/UiProvider";

// On a busy machine a page may need more than the default second to appear.
configure({ asyncUtilTimeout: 5_000 });

const view = document.defaultView ?? window;
const block = view.getComputedStyle(document.createElement("div"));
const inline = document.createElement("span").style;
inline.display = "inline";
// No test checks styles, and happy-dom parses all style sheets again for each element.
view.getComputedStyle = ({ localName }) => (localName === "span" ? inline : block);

/** An HTTP answer. */
export interface Wire {
  status: number;
  body: string | null;
}

/** Answers by operation; all others answer with every field that the contract declares. */
export type Answers = Readonly<Record<string, Wire | undefined>>;

export const json = (value: unknown, status = 200): Wire => ({ status, body: JSON.stringify(value) });

const samples = new Map(jsonOperations.map(({ operationId, status, sample }) => [operationId, json(sample, status)]));

export const sampleOf = (operationId: string) =>
  jsonOperations.find((operation) => operation.operationId === operationId)?.sample;

class SilentSocket implements LiveSocket {
  addEventListener(type: string, listener: (event: { data: unknown; code: number }) => void) {
    if (type === "open") queueMicrotask(() => listener({ data: undefined, code: 1006 }));
  }
  send() {
    // There is no server.
  }
  close() {
    // Nothing is open.
  }
}

const link = ({ href, children, ...props }: AnchorProps) => (
  <a {...props} href={href}>
    {children}
  </a>
);

const roots: Root[] = [];

/** Shows a screen with a server that gives these answers. */
export function show(screen: ReactNode, answers: Answers) {
  const crashes: unknown[] = [];
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    const operationId = findOperation({ method: request.method, path: decodeURI(pathname) })?.id ?? pathname;
    asked.push(operationId);
    const { status, body } = answers[operationId] ?? samples.get(operationId) ?? { status: 404, body: null };
    return Promise.resolve(new Response(status === 204 ? null : body, { status }));
  });
  const queryClient = createQueryClient();
  const channel = createLive({ url: "ws://server.example", getToken: () => "token", WebSocketImpl: SilentSocket });
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place, { onCaughtError: () => undefined });
  roots.push(root);
  root.render(
    <ErrorBoundary fallback="Unexpected Application Error!" onError={(error) => crashes.push(error)}>
      <UiProvider>
        <ApiProvider
          api={createApi({ baseUrl: "http://server.example", shapes: memberShapes })}
          queryClient={queryClient}
        >
          <LiveProvider channel={channel}>
            <LinkProvider render={link}>
              <MemoryAddressProvider>{screen}</MemoryAddressProvider>
            </LinkProvider>
          </LiveProvider>
        </ApiProvider>
      </UiProvider>
    </ErrorBoundary>,
  );
  const canvas = within(document.body);
  return {
    acting: { canvas, userEvent: userEvent.setup({ delay: null }) },
    crashes,
    asked,
    /** Waits until all calls are answered and rendered. */
    settled: async () => {
      await vi.waitUntil(() => crashes.length > 0 || (asked.length > 0 && queryClient.isFetching() === 0), {
        timeout: 5_000,
        interval: 5,
      });
      await new Promise((done) => setTimeout(done, 10));
    },
    text: () => document.body.textContent,
  };
}

/** Removes everything from the page. */
export function clear() {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
}

export type Shown = ReturnType<typeof show>;
