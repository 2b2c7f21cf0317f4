import { aUser } from "@passerelle/mocks";
import { describe, expect, it } from "vitest";
import { inputOf, valuesOf } from "./account-values";

describe("an account", () => {
  it("is shown without what it does not have", () => {
    const values = valuesOf(aUser({ phone: null, address: null, birthdate: "0001-01-01T00:00:00Z" }));
    expect(values).toMatchObject({ avatar: null, phone: "", address: "", birthdate: "" });
  });

  it.each(["1994-05-12", "1994-05-12T00:00:00Z"])("is born on the day the server says: %s", (birthdate) => {
    expect(valuesOf(aUser({ birthdate })).birthdate).toBe("1994-05-12");
  });

  it("is sent trimmed, and without a picture that stays", () => {
    const input = inputOf({ ...valuesOf(aUser()), firstname: " Jeanne ", address: "  " });
    expect(input).toMatchObject({ firstname: "Jeanne", address: "" });
    expect(input).not.toHaveProperty("avatar");
  });

  it("is sent with its new picture, or the wish to have none", () => {
    const avatar = new File(["GIF89a"], "portrait.gif");
    expect(inputOf({ ...valuesOf(aUser()), avatar }).avatar).toBe(avatar);
    expect(inputOf({ ...valuesOf(aUser()), avatar: "" }).avatar).toBe("");
  });
});
