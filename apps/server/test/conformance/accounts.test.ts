import { parts, runFeatures } from "./run";

const features: readonly string[] = parts.accounts;

runFeatures((feature) => features.includes(feature));
