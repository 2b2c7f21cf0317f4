import { DATA, type Data, defaultDb, liveOn, type Network, NETWORKS } from "@passerelle/mocks";
import { type LiveMode, startLive } from "@passerelle/mocks/live";
import { resetStoryAddress } from "../packages/ui/src/address/story-address";
import { toast } from "../packages/ui/src/components/feedback/toast";
import { forgetDrafts } from "../packages/ui/src/forms/drafts/draft-storage";

type Globals = Record<string, unknown>;

/** The mock data and network condition chosen in the toolbar. */
export function serverOf(globals: Globals): { data: Data; network: Network } {
  return {
    data: DATA.find((data) => data === globals["data"]) ?? "typical",
    network: NETWORKS.find((network) => network === globals["network"]) ?? "fast",
  };
}

/** Identifies a story with its mock server; changes with the story, data or network, not with language or colours. */
export function mockDataKey(id: string, globals: Globals): string {
  const { data, network } = serverOf(globals);
  return `${id} ${data} ${network}`;
}

let current: { key: string; end: () => void } | undefined;

function end() {
  current?.end();
  current = undefined;
}

/** Creates fresh data and, if the story needs it, the server side of the live channel; returns a cleanup function. */
export function startMockData(id: string, globals: Globals, mode: LiveMode | undefined, address?: string): () => void {
  const key = mockDataKey(id, globals);
  if (current?.key === key) return end;
  end();
  const { data, network } = serverOf(globals);
  defaultDb().reset(data);
  toast.clear();
  forgetDrafts();
  resetStoryAddress(address);
  const live = mode && startLive({ mode: liveOn(network, mode) });
  current = { key, end: () => live?.stop() };
  return end;
}
