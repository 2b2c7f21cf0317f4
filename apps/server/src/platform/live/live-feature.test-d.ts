import type { LiveDeliveries } from "./live-feature";

declare const withoutOne: Omit<LiveDeliveries, "message">;

// @ts-expect-error An event without a delivery.
export const incomplete: LiveDeliveries = withoutOne;
