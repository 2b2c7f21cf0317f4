/** openapi.yaml as Vite brings it into a page. */
export { default as contractText } from "../../../../openapi.yaml?raw";
