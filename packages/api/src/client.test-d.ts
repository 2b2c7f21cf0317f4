import type { Api } from "./index";

declare const api: Api;

export const declared = [api.GET("/posts", { params: { query: { page: 1 } } }), api.GET("/user/me")];

// @ts-expect-error A path that the contract does not have.
export const unknownPath = api.GET("/cats");

// @ts-expect-error A method that the path does not have.
export const unknownMethod = api.DELETE("/posts");

// @ts-expect-error A parameter of another type.
export const otherType = api.GET("/posts", { params: { query: { page: "first" } } });

// @ts-expect-error A body without what the contract requires.
export const incompleteBody = api.POST("/user/login", { body: { email: "ines@exemple.fr" } });

// @ts-expect-error A date in a query, which openapi-fetch would leave out.
export const dateInQuery = api.GET("/job-offers-for-me", { params: { query: { search: new Date() } } });

// @ts-expect-error A file as a JSON body, which openapi-fetch would send as {}.
export const fileAsBody = api.POST("/user/login", { body: new Blob([]) });
