import type { LiveDeliveries } from "./live-feature";

declare const withoutOne: Omit<LiveDeliveries, "message">;

// @ts-expect-error An event that nobody delivers.
export const incomplete: LiveDeliveries = withoutOne;
