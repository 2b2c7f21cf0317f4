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
