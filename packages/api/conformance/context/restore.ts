import type { Schemas } from "../../src";
import { asNode, type Node } from "../../src/contract/openapi-document";
import type { Caller } from "./caller";
import { sendForm } from "./calls";
import { plainTextsOf } from "./plain-texts";

type Role = Schemas["Role"];

const profiles = {
  applicant: {
    operationId: "updateApplicantProfile",
    path: "/applicant",
    blank: { skills: "", languages: "", portfolioUrl: "", availableImmediately: "false" },
  },
  recruiter: {
    operationId: "updateRecruiterProfile",
    path: "/recruiter",
    blank: { website: "" },
  },
} as const satisfies Record<Role, object>;

/** The forms whose changes `restore` takes back. */
export const restorable: readonly string[] = [
  "updateMe",
  ...Object.values(profiles).map(({ operationId }) => operationId),
];

const isBlank = (value: unknown) => ["null", "false", "[]", "{}"].includes(JSON.stringify(value));

/** The fields of a profile that are not empty. */
export const filled = (profile: Node): Node =>
  Object.fromEntries(Object.entries(profile).filter(([, value]) => !isBlank(value)));

/** Empties a person's profile and gives them their former data; whether that was possible. */
export async function restore(caller: Caller, me: Schemas["User"], edited: ReadonlySet<string>): Promise<boolean> {
  const { operationId, path, blank } = profiles[me.role];
  if (edited.has(operationId)) {
    const texts = Object.fromEntries(Object.keys(plainTextsOf(operationId)).map((field) => [field, ""]));
    const { status, body } = await sendForm(caller, "PATCH", path, { ...texts, ...blank });
    if (status !== 200 || Object.keys(filled(asNode(asNode(body)["data"]))).length > 0) return false;
  }
  if (!edited.has("updateMe")) return true;
  const { firstname, lastname, phone, address, birthdate, profileAudience, readMarks } = me;
  const former = { firstname, lastname, phone: phone ?? "", address: address ?? "", birthdate: birthdate ?? "" };
  await sendForm(caller, "PATCH", "/user/update", {
    ...former,
    ...(profileAudience && { profileAudience }),
    ...(readMarks !== undefined && { readMarks: String(readMarks) }),
  });
  const { data } = await caller.GET("/user/me");
  return JSON.stringify(data) === JSON.stringify(me);
}
