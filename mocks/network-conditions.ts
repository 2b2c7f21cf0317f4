import type { OperationId } from "@passerelle/api/contract";
import type { RequestHandler } from "msw";
import { fails, offline, slow } from "./response-overrides";
import type { LiveMode } from "./live";
import { operations } from "./http/contract";

export const NETWORKS = ["fast", "slow", "failing", "offline"] as const;
export type Network = (typeof NETWORKS)[number];

/** Delay of each response on the slow network, in milliseconds. */
const SLOW = 2500;

const everywhere = (handle: (operation: OperationId) => RequestHandler) => operations.map(({ id }) => handle(id));

/** Handlers to put before all others: every operation is slow, answers 500 without a body, or fails as offline. */
export function onNetwork(network: Network): RequestHandler[] {
  if (network === "slow") return everywhere((operation) => slow(operation, SLOW));
  if (network === "failing") return everywhere((operation) => fails(operation, 500));
  if (network === "offline") return everywhere((operation) => offline(operation));
  return [];
}

/** The live channel's mode on this network: a failing or missing server refuses the handshake. */
export const liveOn = (network: Network, mode: LiveMode): LiveMode =>
  network === "failing" || network === "offline" ? "refused" : mode;
