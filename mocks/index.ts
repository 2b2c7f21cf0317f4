export * from "./response-overrides";
export * from "./builders";
export * from "./builders-offers";
export { createDb, type Db, defaultDb } from "./db";
export { handlers } from "./handlers/index";
export { reopenSession } from "./handlers/auth";
export { liveOn, type Network, NETWORKS, onNetwork } from "./network-conditions";
export { type Data, DATA, SEED_NOW } from "./seed";
export { SEED_CODE, SEED_RESET_CODE, SEED_SESSIONS, SEED_UNDO_CODE, SEED_UNSUBSCRIBE_CODE } from "./seeds/people";
