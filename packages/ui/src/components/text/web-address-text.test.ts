import { describe, expect, it } from "vitest";
import { isWebAddress, spokenAddress } from "./web-address-text";

describe("a web address", () => {
  it.each([
    "https://jeanne.example",
    "http://jeanne.example/travaux?page=2",
    "HTTPS://JEANNE.EXAMPLE",
    " https://a.b ",
  ])("may be %s", (address) => expect(isWebAddress(address)).toBe(true));

  it.each(["", "jeanne.example", "javascript:alert(1)", "ftp://jeanne.example", "https://", "data:text/html,x"])(
    "is not %j",
    (address) => expect(isWebAddress(address)).toBe(false),
  );

  it("is said without its scheme", () =>
    expect(spokenAddress("https://www.jeanne.example/travaux/")).toBe("jeanne.example/travaux"));
});
