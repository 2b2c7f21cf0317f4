import { expect, it } from "vitest";
import { imageAttributes } from "./image-attributes";

const src = "/files/a.webp";
const small = { url: "/files/a.webp?size=small", width: 720, height: 960 };
const whole = { url: src, width: 1200, height: 1600 };

it("lists all versions, and tells the size of the picture itself", () => {
  expect(imageAttributes(src, [small, whole])).toEqual({
    width: 1200,
    height: 1600,
    srcSet: "/files/a.webp?size=small 720w, /files/a.webp 1200w",
  });
});

it("says nothing of a picture whose sizes are not known, or are those of another", () => {
  expect([undefined, [], [whole, small]].map((sizes) => imageAttributes(src, sizes))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(imageAttributes("blob:chosen", [small, whole])).toBeUndefined();
});

it("passes over sizes that no picture has", () => {
  const odd = [0, -3, Number.NaN, Infinity, 1e300].map((width) => ({ ...small, width }));
  expect(imageAttributes(src, [...odd, whole, { ...whole, height: 0 }])).toEqual({
    width: 1200,
    height: 1600,
    srcSet: "/files/a.webp 1200w",
  });
});

it("keeps an address whole that holds spaces and commas", () => {
  const url = "/a, b 2x,.png";
  expect(imageAttributes(url, [{ ...whole, url }])).toHaveProperty("srcSet", "/a%2C%20b%202x%2C.png 1200w");
});
