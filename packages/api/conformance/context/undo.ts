import { toFormData } from "../../src/form-data";
import { asNode } from "../../src/contract/openapi-document";
import { findOperation } from "../../src/contract/load-contract";
import type { Exchange } from "./exchange";

/** A call that takes back an earlier one. */
export type Undo = { method: string; path: string; token: string; body?: FormData };

/** The file field of each form; saving it empty removes the file. */
const files: Record<string, { path: string; field: string; shown: string }> = {
  updateMe: { path: "/user/update", field: "avatar", shown: "avatar" },
  updateApplicantProfile: { path: "/applicant", field: "resume", shown: "resumeUrl" },
  updateRecruiterProfile: { path: "/recruiter", field: "logo", shown: "logo" },
};

/** The call that removes what a successful call has stored, from the contract's names `createX` and `deleteX`. */
export function undoOf({ operationId = "", method, path, body, token = "" }: Exchange): Undo | undefined {
  const data = asNode(asNode(body)["data"]);
  const file = files[operationId];
  if (file && data[file.shown])
    return { method: "PATCH", path: file.path, token, body: toFormData({ [file.field]: "" }) };
  if (method === "PUT") return { method: "DELETE", path, token };
  const remover = findOperation(operationId.replace(/^create/, "delete"));
  if (!operationId.startsWith("create") || !remover) return undefined;
  return { method: "DELETE", path: pathOf(remover.template, path, String(data["id"])), token };
}

/** The path of a new resource: that of its list for a part of another resource, which has an id of its own. */
function pathOf(template: string, created: string, id: string): string {
  const [list = ""] = created.split("?");
  return template.split("{").length > 2 ? `${list}/${id}` : template.replace(/\{\w+\}/, id);
}
