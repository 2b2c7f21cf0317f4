import type { Schemas } from "@passerelle/api";
import type { Account } from "./store";

/** What a login answers (specification §7). */
export const session = (token: string, { username, role }: Account): Schemas["Session"] => ({ token, username, role });

/** What a verification answers, which is a login of another shape (specification §7). */
export const verifiedSession = (token: string, { username, role }: Account): Schemas["VerifiedSession"] => ({
  token,
  user: { username, role },
});
