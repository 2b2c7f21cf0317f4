import type { Schemas } from "../../src";
import { asNode } from "../../src/contract/openapi-document";
import type { Caller } from "./caller";
import { sendForm } from "./calls";

type Role = Schemas["Role"];

const profiles = {
  applicant: {
    operationId: "updateApplicantProfile",
    path: "/applicant",
    blank: {
      profile: "",
      sector: "",
      academicLevel: "",
      experienceLevel: "",
      skills: "",
      languages: "",
      portfolioUrl: "",
      availableImmediately: "false",
    },
  },
  recruiter: {
    operationId: "updateRecruiterProfile",
    path: "/recruiter",
    blank: { company: "", sector: "", website: "", headquarters: "", employees: "", description: "" },
  },
} as const satisfies Record<Role, object>;

/** The forms whose changes `restore` takes back. */
export const restorable: readonly string[] = [
  "updateMe",
  ...Object.values(profiles).map(({ operationId }) => operationId),
];

const isBlank = (value: unknown) => ["null", "false", "[]", "{}"].includes(JSON.stringify(value));

/** Empties a person's profile and gives them their former data; whether that was possible. */
export async function restore(caller: Caller, me: Schemas["User"], edited: ReadonlySet<string>): Promise<boolean> {
  const { operationId, path, blank } = profiles[me.role];
  if (edited.has(operationId)) {
    const { status, body } = await sendForm(caller, "PATCH", path, blank);
    if (status !== 200 || !Object.values(asNode(asNode(body)["data"])).every(isBlank)) return false;
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
