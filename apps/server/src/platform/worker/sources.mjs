import { register } from "tsx/esm/api";

// tsx transpiles source files only for the main thread.
register();
