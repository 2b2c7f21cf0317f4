import { describe, expect, it } from "vitest";
import { parallelFor, readOptions } from "./options";

const url = ["--url", "http://127.0.0.1:8080/api/"];
const codes = ["--otp-command", "cat {email}"];

const parallelOf = (more: string[], callMs: number, people = codes) => {
  const options = readOptions([...url, ...people, ...more]);
  return typeof options === "string" ? options : parallelFor(options, callMs);
};

describe("the options", () => {
  it("are read, the address without its last slash", () => {
    const more = ["--only", "login, cv", "--grep", "D-010", "--junit", "report.xml", "--verbose"];
    expect(readOptions([...url, ...codes, ...more])).toEqual({
      url: "http://127.0.0.1:8080/api",
      access: { kind: "command", value: "cat {email}" },
      only: ["login", "cv"],
      grep: "D-010",
      junit: "report.xml",
      mails: false,
      patience: 10,
      parallel: undefined,
      isProxy: false,
      clockCommand: undefined,
      digestCommand: undefined,
      moderateCommand: undefined,
      alertCommand: undefined,
      jobsCommand: undefined,
      removeCommand: undefined,
      verbose: true,
    });
  });

  it("let mails, live messages and commands take as long as the caller says", () =>
    expect(readOptions([...url, ...codes, "--patience", "30"])).toHaveProperty("patience", 30));

  it("test features side by side if calls are slow, or as many as the caller says", () => {
    expect([parallelOf([], 5), parallelOf([], 300), parallelOf([], 300, ["--tokens", "a.json"])]).toEqual([1, 8, 1]);
    expect([parallelOf(["--parallel", "4"], 5), parallelOf(["--parallel", "1"], 300)]).toEqual([4, 1]);
  });

  it("ask for help or for a list without anything else", () =>
    expect([readOptions(["--help"]), readOptions(["-h"]), readOptions(["--list"])]).toEqual(["help", "help", "list"]));

  it.each([
    ["an address", codes, "--url"],
    ["an address that is one", ["--url", "127.0.0.1:8080", ...codes], "http://"],
    ["a way to people", url, "--otp-command or --otp-url"],
    ["one way to people only", [...url, ...codes, "--tokens", "a.json"], "one of the three"],
    ["a place for the address", [...url, "--otp-command", "cat mails"], "{email}"],
    ["a place for the time", [...url, ...codes, "--clock-command", "date"], "{seconds}"],
    ["a placeholder for the act", [...url, ...codes, "--moderate-command", "admin {act} {id}"], "{kind}"],
    ["a time that is one", [...url, ...codes, "--patience", "soon"], "--patience"],
    ["a whole number of features", [...url, ...codes, "--parallel", "1.5"], "--parallel"],
    ["options that are known", [...url, ...codes, "--ony", "login"], "--ony"],
  ])("need %s", (_, args, text) => expect(() => readOptions(args)).toThrow(text));
});
