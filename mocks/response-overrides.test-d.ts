import { answers, aPage, fails } from "./index";

export const declared = [answers("listPosts", 200, aPage([])), fails("listPosts", 401)];

// @ts-expect-error An operation that the contract does not have.
export const unknownOperation = answers("listCats", 200, aPage([]));

// @ts-expect-error A status that the contract does not declare for the operation.
export const undeclaredStatus = fails("listPosts", 418);

// @ts-expect-error The body of another status.
export const otherBody = answers("listPosts", 401, aPage([]));
