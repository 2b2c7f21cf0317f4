import type { Schemas } from "@passerelle/api";
import type { Account } from "./accounts-store";

/** The response of a login. */
export const session = (token: string, { id, username, role }: Account): Schemas["Session"] => ({
  id,
  token,
  username,
  role,
});

/** The extra fields of a login that is refused because the address is not verified. */
export const waiting = ({ registration_id }: Account, resendIn: number): Partial<Schemas["NotVerifiedBody"]> =>
  registration_id === null ? {} : { registrationId: registration_id, resendIn };

/** The response of a verification: a login in another shape. */
export const verifiedSession = (
  token: string,
  { id, username, role }: Pick<Account, "id" | "username" | "role">,
): Schemas["VerifiedSession"] => ({
  token,
  user: { id, username, role },
});
