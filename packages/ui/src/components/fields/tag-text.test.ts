import { expect, it } from "vitest";
import { joinTags, splitTags } from "./tag-text";

it.each([
  ["React, TypeScript", ["React", "TypeScript"]],
  [" React ,, ,SQL,", ["React", "SQL"]],
  ["Go, go, GO", ["Go"]],
  ["AWS (EC2, S3, Lambda), Go", ["AWS (EC2, S3, Lambda)", "Go"]],
  ["AWS (EC2, Go", ["AWS (EC2", "Go"]],
  ["C++\\, moderne", ["C++, moderne"]],
  ["", []],
])("splits '%s' on its commas (D-094)", (text, tags) => expect(splitTags(text)).toEqual(tags));

it("joins what it split", () => expect(splitTags(joinTags(["React", "SQL"]))).toEqual(["React", "SQL"]));
