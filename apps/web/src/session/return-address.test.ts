import { expect, it } from "vitest";
import { forgetReturnAddress, keepReturnAddress, readReturnAddress } from "./return-address";
import { jeanne, karim } from "./test-people";
import { aStorage } from "./test-storage";

it("leads the same person back, until it is forgotten", () => {
  const storage = aStorage();
  keepReturnAddress(storage, { address: "/dashboard/messages?with=4", person: jeanne });
  expect(readReturnAddress(storage, { ...jeanne, token: "new", username: "renamed" })).toBe(
    "/dashboard/messages?with=4",
  );
  forgetReturnAddress(storage);
  expect(readReturnAddress(storage, jeanne)).toBe("/dashboard");
});

it("leads another person to the home", () => {
  const storage = aStorage();
  keepReturnAddress(storage, { address: "/dashboard/messages?with=4", person: jeanne });
  expect(readReturnAddress(storage, karim)).toBe("/dashboard");
});

it("leads the next person to an address opened without a session", () => {
  const storage = aStorage();
  keepReturnAddress(storage, { address: "/dashboard/posts?page=2#comment-3", person: null });
  expect(readReturnAddress(storage, karim)).toBe("/dashboard/posts?page=2#comment-3");
});

it.each(["", "{", "null", "[]", '{"address":1,"person":null}', '{"address":"//evil.example","person":null}'])(
  "takes %j for no address",
  (stored) => expect(readReturnAddress(aStorage({ returnAddress: stored }), karim)).toBe("/dashboard"),
);

it.each([
  "/dashboard/nonsense",
  "/dashboard/people/",
  "/dashboard/companies/",
  "/dashboard/posts/trois",
  "/dashboardx",
])("opens the home instead of %s, which no screen has", (address) => {
  const storage = aStorage();
  keepReturnAddress(storage, { address, person: null });
  expect(readReturnAddress(storage, karim)).toBe("/dashboard");
});

it.each([
  "/dashboard/posts/",
  "/Dashboard/Posts?page=2",
  "/dashboard#top",
  "/dashboard/people/karim.benali?as=members",
  "/dashboard/companies/karim.benali?page=2",
  "/dashboard/posts/88?comment=204",
])("knows the screen of %s", (address) => {
  const storage = aStorage();
  keepReturnAddress(storage, { address, person: null });
  expect(readReturnAddress(storage, karim)).toBe(address);
});
