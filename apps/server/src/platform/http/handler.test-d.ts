import { ok, type AllRoutes, type Handler } from "./handler";
import { route } from "./route";

declare const withoutOne: Omit<AllRoutes, "listPosts">;

// @ts-expect-error A server without a handler for one operation.
export const incomplete: AllRoutes = withoutOne;

// @ts-expect-error A status that the contract does not declare for the operation.
export const undeclaredStatus: Handler<"deletePost"> = async () => ({ status: 418, body: {} });

// @ts-expect-error A body without what the contract requires.
export const incompleteBody: Handler<"listPosts"> = async () => ok({ items: [] });

// @ts-expect-error A parameter that the operation does not have.
export const unknownParameter: Handler<"getPost"> = async ({ params }) => Promise.reject(params.username);

export const declared: Handler<"getPost"> = async ({ params }) => Promise.reject(params.id);

// @ts-expect-error A role that is not the contract's.
export const otherRole = route<"createJobOffer">({ role: "applicant" }, async () => Promise.reject(new Error()));

declare const handler: Handler<"listPosts">;

// @ts-expect-error A handler without a gate.
export const withoutGate: AllRoutes["listPosts"] = handler;
