import { parts, runFeatures } from "./run";

const elsewhere: readonly string[] = Object.values(parts).flat();

runFeatures((feature) => !elsewhere.includes(feature), { addsAccounts: true });
