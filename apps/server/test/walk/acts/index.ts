import type { Step } from "@passerelle/api/conformance/differential";
import * as fc from "fast-check";
import { applications } from "./applications";
import { cv } from "./cv";
import { messages } from "./messages";
import { offers } from "./offers";
import { others } from "./others";
import { posts } from "./posts";
import { profiles } from "./profiles";

/** One act of the walk. */
export const anAct: fc.Arbitrary<Step> = fc.oneof(
  ...[...cv, ...profiles, ...offers, ...applications, ...posts, ...messages, ...others].map(([weight, arbitrary]) => ({
    weight,
    arbitrary,
  })),
);
