import { describe, expect, it } from "vitest";
import { beginCall, noteChange, noteLiveMessage, Views } from "./agreeing-views";
import type { Exchange } from "./exchange";

const answer = (operationId: string, body: unknown, token = "abc"): Exchange => ({
  method: "GET",
  path: "/",
  operationId,
  token,
  sent: undefined,
  status: 200,
  contentType: "application/json",
  text: "",
  body,
  headers: new Headers(),
});
const comment = (content: string, more: object = {}) => ({ items: [{ id: 7, content, ...more }] });

/** Reads an answer; returns how it disagrees with earlier ones. */
const read = (views: Views, body: unknown, token?: string) =>
  views.disagreements(answer("listComments", body, token), beginCall(false)());

describe("answers to one person", () => {
  it("agree on an object until something is written", () => {
    const views = new Views();
    expect(read(views, comment("Bravo"))).toEqual([]);
    expect(read(views, comment("Bravo !"))).toEqual(['content of comment 7 is "Bravo !", but "Bravo" in listComments']);
    beginCall(true)();
    expect(read(views, comment("Bravo !"))).toEqual([]);
    noteChange();
    expect(read(views, comment("Bravo"))).toEqual([]);
  });

  it("have the same fields of an object", () => {
    const views = new Views();
    read(views, comment("Bravo", { likesCount: 1 }));
    expect(read(views, comment("Bravo"))).toEqual(["likesCount of comment 7 is missing, but 1 in listComments"]);
  });

  it("are not compared with those of other people", () => {
    const views = new Views();
    read(views, comment("Bravo"));
    expect(read(views, comment("1"), "def")).toEqual([]);
  });

  it("are not compared while something is written", () => {
    const write = beginCall(true);
    const during = beginCall(false);
    expect(beginCall(false)()).toBeUndefined();
    write();
    expect(during()).toBeUndefined();
    expect(beginCall(false)()).toEqual(expect.any(Number));
    noteLiveMessage();
    expect(beginCall(false)()).toBeUndefined();
  });
});
