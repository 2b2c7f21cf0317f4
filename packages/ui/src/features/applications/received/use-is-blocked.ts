import type { Schemas } from "@passerelle/api";
import { useBlocks } from "../../blocks";

/** Whether the reader blocks the applicant; false while it is not known. */
export function useIsBlocked({ Applicant: { user } }: Pick<Schemas["Application"], "Applicant">): boolean {
  const blocks = useBlocks();
  return blocks.data?.some(({ username }) => username === user.username) ?? false;
}
