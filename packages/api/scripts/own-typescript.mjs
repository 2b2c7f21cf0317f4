import { register } from "node:module";

// openapi-typescript needs TypeScript 5, which this package has as its own dependency. npm may hoist openapi-typescript
// beside the root's TypeScript 7, so its import is resolved from here, wherever it is installed.
const hook = `
export const resolve = (specifier, context, next) =>
  next(specifier, specifier === "typescript" ? { ...context, parentURL: ${JSON.stringify(import.meta.url)} } : context);
`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
