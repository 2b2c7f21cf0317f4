/** openapi.yaml, bundled by Vite. */
export { default as contractText } from "../../../../openapi.yaml?raw";
