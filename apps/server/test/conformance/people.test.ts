import { parts, runFeatures } from "./run";

const features: readonly string[] = parts.people;

runFeatures((feature) => features.includes(feature));
