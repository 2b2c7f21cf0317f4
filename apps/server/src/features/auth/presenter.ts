import type { Schemas } from "@passerelle/api";
import type { Account } from "./store";

/** What a login answers. */
export const session = (token: string, { id, username, role }: Account): Schemas["Session"] => ({
  id,
  token,
  username,
  role,
});

/** What a verification answers, which is a login of another shape. */
export const verifiedSession = (token: string, { id, username, role }: Account): Schemas["VerifiedSession"] => ({
  token,
  user: { id, username, role },
});
