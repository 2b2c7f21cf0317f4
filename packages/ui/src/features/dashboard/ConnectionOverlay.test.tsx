// @vitest-environment happy-dom
import { createLive, type LiveSocket } from "@passerelle/api";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UiProvider } from "../../components/provider/UiProvider";
import { LiveProvider } from "../../data";
import { testPlace } from "../../test-place";
import { ConnectionOverlay } from "./ConnectionOverlay";

/** A proxy that answers no handshake. */
class SwallowedSocket implements LiveSocket {
  addEventListener() {
    // It never opens, fails or closes.
  }
  send() {
    // It is not open.
  }
  close() {
    // Nothing is open.
  }
}

const aside = () =>
  [...document.querySelectorAll("button")].find((button) => button.textContent === "Continuer sans le direct");
/** The number of seconds at whose end the overlay is shown. */
const coveredFor = async (seconds: number) => {
  let covered = 0;
  for (let second = 0; second < seconds; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    if (document.body.textContent.includes("Connexion au serveur...")) covered += 1;
  }
  return covered;
};

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

it("covers ten of the first sixty seconds where a proxy swallows WebSockets, once put aside (D-252)", async () => {
  const channel = createLive({
    url: "ws://server.example",
    getToken: () => "token",
    WebSocketImpl: SwallowedSocket,
  });
  const { render } = testPlace();
  await render(
    <UiProvider>
      <LiveProvider channel={channel}>
        <ConnectionOverlay />
      </LiveProvider>
    </UiProvider>,
  );
  await act(async () => channel.start());
  expect(await coveredFor(9)).toBe(9);
  expect(aside()).toBeUndefined();
  expect(await coveredFor(6)).toBe(0);
  expect(await coveredFor(1)).toBe(1);
  await act(async () => aside()?.click());
  expect(await coveredFor(44)).toBe(0);
  await act(async () => channel.stop());
});
