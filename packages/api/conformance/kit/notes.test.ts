import { expect, it } from "vitest";
import { createNotes } from "./notes";
import { writeReport } from "./report";

const answered = (operationId: string, body: unknown) => ({
  operationId,
  body,
  method: "GET",
  path: "",
  token: undefined,
  sent: undefined,
  status: 200,
  contentType: "application/json",
  text: "",
  headers: new Headers(),
});

it("names the undeclared fields of an operation once, and leaves private ones to the failures (D-410)", () => {
  const { note, all } = createNotes();
  const person = { id: 1, username: "jeanne", email: "jeanne@exemple.fr", city: "Nantes" };
  note(answered("listUsers", [person, { ...person, mood: 1 }]));
  note(answered("listUsers", [person]));
  note(answered("getUnreadMessagesCount", { unread_count: 1 }));
  expect(all()).toEqual({ listUsers: ["city", "mood"] });
  const held = { operationId: "listUsers", title: "lists", kind: "holds", reason: "" } as const;
  expect(writeReport([held], { leftovers: undefined, notes: all() }, false)).toContain(
    "note     answers fields that the contract does not declare: city, mood",
  );
});
