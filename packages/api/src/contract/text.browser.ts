import text from "../../../../openapi.yaml?raw";

/** openapi.yaml, bundled by Vite. */
export const contractText: string = text;
