import { register } from "tsx/esm/api";

// tsx translates sources for the main thread alone.
register();
