import type { Schemas } from "@passerelle/api";
import type { Account } from "./store";

/** The response of a login. */
export const session = (token: string, { id, username, role }: Account): Schemas["Session"] => ({
  id,
  token,
  username,
  role,
});

/** The response of a verification: a login in another shape. */
export const verifiedSession = (token: string, { id, username, role }: Account): Schemas["VerifiedSession"] => ({
  token,
  user: { id, username, role },
});
